import { renderBlocks } from '@haberdash/blocks';
import type { Block } from '@haberdash/blocks/model';

// What a page shows without being touched: the server renders it, a browser loads it when it has to render it itself.
export { MenuPanel, MobileMenu, ProductCard } from '@haberdash/blocks';
export { ReviewSection } from '../product/ReviewSection.tsx';
export { FooterColumns, FooterLines } from '../shell/FooterParts.tsx';

/** Draws blocks of any kind. */
export const Blocks = ({
  blocks,
  priority,
}: {
  readonly blocks: readonly Block[];
  readonly priority?: boolean;
}) => renderBlocks(blocks, undefined, { priority });

/** Fetches the code of all views; on the server it is there. */
export const warmViews = async (): Promise<void> => undefined;
