import type { InlineCatalogGridBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';

/** A block in a product grid (spec 3 §2); the grid sets its columns. */
export const InlineCatalogGrid = ({ block, draw }: BlockProps<InlineCatalogGridBlock>) =>
  draw?.([block.component], true);
