import type { Block } from '@haberdash/blocks/model';
import { ShopBlocks } from './components/ShopBlocks.tsx';
import { Blocks } from './lazy-views.tsx';

/** Blocks with their environment, for a frame that provides none. */
export const FramedBlocks = ({ blocks }: { readonly blocks: readonly Block[] }) => (
  <ShopBlocks>
    <Blocks blocks={blocks} priority={false} />
  </ShopBlocks>
);
