import type { Currency } from '../../../../shared/money.ts';
import { isEligible, type PromotedProduct, type Promotion } from './promotions.ts';

/** A line as gifts see it; minor units. */
export interface GiftLine extends PromotedProduct {
  readonly rowTotal: number;
  /** A gift card counts for no promotion, and a gift earns no other. */
  readonly counts: boolean;
}

/** Where a cart stands towards a gift. */
export interface GiftProgress {
  readonly promotion: Promotion;
  /** Value of eligible goods that is still missing; 0 once it is earned. */
  readonly distance: number;
  readonly isEarned: boolean;
}

/** How near a cart is to each gift, by what its eligible goods cost before any code. */
export function giftProgress(
  promotions: readonly Promotion[],
  lines: readonly GiftLine[],
  currency: Currency,
): GiftProgress[] {
  return promotions
    .filter(({ kind }) => kind === 'gift')
    .map((promotion) => {
      const value = lines
        .filter((line) => line.counts && isEligible(line, promotion))
        .reduce((sum, { rowTotal }) => sum + rowTotal, 0);
      const distance = Math.max(0, (promotion.thresholds?.[currency] ?? 0) - value);
      return { promotion, distance, isEarned: value > 0 && distance === 0 };
    });
}
