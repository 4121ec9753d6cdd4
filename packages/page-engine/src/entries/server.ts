export { COMPRESSIBLE, encodingFor, firstAccepted, type Encoding } from '../compression/accepted-encoding.ts';
export { compressAtOnce, QUICK_ENCODINGS } from '../compression/compress-at-once.ts';
export { createStaticFiles } from '../compression/static-files.ts';
export { createCachedPage, type CachedPage } from '../page-cache/cached-page.ts';
export { replaceNonceByHashes } from '../page-cache/inline-scripts.ts';
export { createPageCache, type GivenPage, type MadePage } from '../page-cache/page-cache.ts';
