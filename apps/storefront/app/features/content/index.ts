export { BlockInPlace, BlocksAround } from './components/BlocksAround.tsx';
export { CalmBlocks } from './components/CalmBlocks.tsx';
export { ModalLinks } from './components/ModalLinks.tsx';
export { ShopBlocks } from './components/ShopBlocks.tsx';
export { type PageBlock, toPageBlocks } from './model/page-blocks.ts';
export { promotionsOf, type BlockPromotion } from './model/promotions-of.ts';
