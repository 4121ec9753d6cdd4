// What other features may use of this one.
export type { FoundProduct } from './server/product-page.server.ts';
