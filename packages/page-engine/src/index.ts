export { DEFERRED_CLIENT_ID, HYDRATED_EVENT, LEAVING } from './hydration/deferred-client.ts';
export { isTouched } from './hydration/is-touched.ts';
export { JsonLd } from './hydration/JsonLd.tsx';
export { lazyView, lazyWithRetry, preloadViews } from './hydration/lazy-with-retry.ts';
export { NonceContext, useNonce } from './hydration/NonceContext.tsx';
export { ServerOnly, useFromDocument } from './hydration/ServerOnly.tsx';
export { documentOnly, isDocumentRequest, type DocumentOnly } from './markup-cache/document-only.ts';
export { createIdentityCache } from './markup-cache/identity-cache.ts';
