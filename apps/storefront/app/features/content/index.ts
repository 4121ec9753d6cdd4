// What other features may use of this one.
export { LazyPageBlocks } from './components/LazyPageBlocks.tsx';
export { ShopBlocks } from './components/ShopBlocks.tsx';
export { type PageBlock, toPageBlocks } from './model/page-blocks.ts';
