import { ArticleGrid, EventSignup, Newsletter, renderBlocks } from '@haberdash/blocks';
import type { Block } from '@haberdash/blocks/model';
import { CarouselLinks } from './components/CarouselLinks.tsx';
import { ShopBlocks } from './components/ShopBlocks.tsx';

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly priority?: boolean;
}

/** Renders blocks of any kind; loaded by a browser only for a client render. */
export const Blocks = ({ blocks, priority }: BlocksProps) => renderBlocks(blocks, undefined, { priority });

/** Blocks with a chunk of their own, without the others. */
export const ownViews = { ArticleGrid, EventSignup, Newsletter } as const;

/** A block whose code loads near the viewport. */
export const LateBlock = ({ block }: { readonly block: Block }) => (
  <div data-block={block.id}>
    {block.type === 'RecommendationCarousel' ? (
      <CarouselLinks block={block} />
    ) : (
      <Blocks blocks={[block]} priority={false} />
    )}
  </div>
);

/** Blocks with their environment, for a frame that provides none. */
export const FramedBlocks = ({ blocks }: BlocksProps) => (
  <ShopBlocks>
    <Blocks blocks={blocks} priority={false} />
  </ShopBlocks>
);
