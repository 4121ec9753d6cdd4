export { ListingLayout } from './components/ListingLayout.tsx';
export { readFacet, readFacetsQuery, readListingQuery, readServiceQuery } from './model/listing-query.ts';
export { type FacetView, wholeFacet } from './model/facets.ts';
export { hasContent, PAGE_SIZE } from './model/listing-terms.ts';
export { type LinkView, type ListingView, toListingView } from './model/listing-view.ts';
export type { CategoryPage } from './server/category-page.server.ts';
export { default as listingStyles } from './components/listing.module.css';
