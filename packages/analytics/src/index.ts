export {
  analyticsDate,
  analyticsDateFormats,
  PLACEHOLDER_DATE,
  type AnalyticsDateFormat,
} from './analytics-date.ts';
export { discountTag, discountTags, type DiscountTag, type TaggedPrice } from './discount-tag.ts';
export { listingOrigins, type ListingOrigin } from './listing-origin.ts';
export { createOriginMemory, MAX_ORIGINS, type OriginMemory, type StoredOrigins } from './origin-memory.ts';
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
export { UNAVAILABLE_DESCRIPTION } from './unavailable-description.ts';
export { MASK, maskEmail, maskPersonal } from './personal.ts';
export { userSegment, type SegmentProfile } from './user-segment.ts';
