import { ArticleGrid, EventSignup, Newsletter, renderBlocks } from '@haberdash/blocks';
import type { Block } from '@haberdash/blocks/model';
import { CarouselLinks } from './components/CarouselLinks.tsx';
import { ShopBlocks } from './components/ShopBlocks.tsx';

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly priority?: boolean;
}

/** Draws blocks of any kind; the server renders them, a browser loads this when it has to render some itself. */
export const Blocks = ({ blocks, priority }: BlocksProps) => renderBlocks(blocks, undefined, { priority });

/** Blocks that are drawn without the others. */
export const ownViews = { ArticleGrid, EventSignup, Newsletter } as const;

/** A block whose code a browser loads when it is nearly in sight. */
export const LateBlock = ({ block }: { readonly block: Block }) => (
  <div data-block={block.id}>
    {block.type === 'RecommendationCarousel' ? (
      <CarouselLinks block={block} />
    ) : (
      <Blocks blocks={[block]} priority={false} />
    )}
  </div>
);

/** Blocks with what they need of the shop, for a frame that gives them none. */
export const FramedBlocks = ({ blocks }: BlocksProps) => (
  <ShopBlocks>
    <Blocks blocks={blocks} priority={false} />
  </ShopBlocks>
);
