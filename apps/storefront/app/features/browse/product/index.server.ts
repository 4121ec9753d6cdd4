export { findDetails, readDetails } from './server/read-details.server.ts';
export { setJsonLd } from './model/product-json-ld.ts';
