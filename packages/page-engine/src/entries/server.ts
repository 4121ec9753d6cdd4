export { compressBody, type CompressedBody, type QuickEncoding } from '../compression/compress-body.ts';
export { createStaticFiles } from '../compression/static-files.ts';
export { createCachedPages, type CachedPages, type CachedPagesOptions } from '../page-cache/cached-pages.ts';
export { createPageKey } from '../page-cache/page-key.ts';
export { pagePathOf } from '../internals/react-router.ts';
export type { PageChoice, PageVariantOptions } from '../page-cache/page-variants.ts';
