// What other features may use of this one.
export type { FoundProduct } from './server/product-page.server.ts';
export { parseProductPath } from './model/product-path.ts';
export { RatingSummary } from './components/RatingSummary.tsx';
