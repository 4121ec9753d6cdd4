import type { InlineCatalogGridBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';

/** A block at a place of a product grid (spec 3 §2); the grid gives it the columns that it takes. */
export const InlineCatalogGrid = ({ block, draw }: BlockProps<InlineCatalogGridBlock>) =>
  draw?.([block.component], true);
