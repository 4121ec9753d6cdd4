import type { Currency } from '../../../../shared/money.ts';
import { isEligible, type PromotedProduct, type Promotion } from './promotions.ts';

/** A line for gift promotions, in minor units. */
export interface GiftLine extends PromotedProduct {
  readonly rowTotal: number;
  /** False for gift cards and gifts. */
  readonly counts: boolean;
}

export interface GiftProgress {
  readonly promotion: Promotion;
  /** Missing value of eligible goods; 0 when earned. */
  readonly distance: number;
  readonly isEarned: boolean;
}

/** Progress towards gifts, before codes. */
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
