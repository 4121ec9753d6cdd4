export { listingOrigins, type ListingOrigin } from './listing-origin.ts';
export { pageType, type PageType } from './page-type.ts';
export {
  analyticsCategoryId,
  analyticsPatterns,
  analyticsProductId,
  categoryIdFromPath,
  categoryPath,
  pathOf,
  productCodeFromPath,
  productPath,
  toRelativeProductUrl,
  type LocaleSegment,
} from './paths.ts';
export { userSegment, type SegmentProfile } from './user-segment.ts';
