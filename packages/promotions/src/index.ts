export {
  approachingPromotions,
  dismissPromotion,
  promotionsFor,
  thresholdProgress,
  type ApproachingInput,
  type ApproachingPromotion,
  type PromotionSource,
  type ThresholdStatus,
} from './approaching.ts';
export { parseCallout, type Callout } from './callout.ts';
export { isGiftPromotion, type GiftMessages } from './gift.ts';
export { moneyFormat, type FormatMoney } from './money.ts';
export {
  spendBanner,
  type CreditSpend,
  type EmployeeSpend,
  type SpendBanner,
  type SpendBannerKind,
  type SpendProfile,
} from './spend-banner.ts';
export {
  promotionLevels,
  promotionSummary,
  type AppliedPromotion,
  type PromotionLevel,
  type SummaryEntry,
  type SummaryLevel,
} from './summary.ts';
