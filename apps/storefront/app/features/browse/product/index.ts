export type { FoundProduct } from './server/product-page.server.ts';
export { parseProductPath } from './model/product-path.ts';
export { chooseColor, priceOf, sizesOf } from './model/product-view.ts';
export { sizeRunOf, type SizeRun } from './model/size-run.ts';
export { LazyQuickShop } from './components/LazyQuickShop.tsx';
export { RatingSummary } from './components/RatingSummary.tsx';
export { rowsPath, type ProductRows } from './model/product-rows.ts';
