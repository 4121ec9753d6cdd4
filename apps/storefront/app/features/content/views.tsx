import { ArticleGrid, EventSignup, Newsletter, renderBlocks } from '@haberdash/blocks';
import type { Block } from '@haberdash/blocks/model';

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly priority?: boolean;
}

/** Draws blocks of any kind; the server renders them, a browser loads this when it has to render some itself. */
export const Blocks = ({ blocks, priority }: BlocksProps) => renderBlocks(blocks, undefined, { priority });

/** Blocks that are drawn without the others. */
export const ownViews = { ArticleGrid, EventSignup, Newsletter } as const;
