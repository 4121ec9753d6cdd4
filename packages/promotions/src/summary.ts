import { readable, textOf } from './readable.ts';

/** The levels of promotions, in summary order (spec 1 §3). */
export const promotionLevels = ['ORDER', 'PRODUCT', 'SHIPPING'] as const;

/** What a promotion applies to: the order, a product, or its delivery (spec 1 §3). */
export type PromotionLevel = (typeof promotionLevels)[number];

/** An applied promotion of a cart or an order (spec 1 §3). */
export interface AppliedPromotion {
  readonly promotionId: string;
  readonly promotionName: string;
  readonly level: string;
  readonly calloutMessage?: string | undefined;
  readonly discount?: number | undefined;
}

/** A promotion of a summary with its total discount in major units (spec 1 §3). */
export interface SummaryEntry {
  readonly promotionId: string;
  readonly promotionName: string;
  readonly discount: number;
}

/** The promotions of one level with their total discount in major units (spec 1 §3). */
export interface SummaryLevel {
  readonly level: PromotionLevel;
  readonly promotions: readonly SummaryEntry[];
  readonly discount: number;
}

const centsOf = (amount: unknown): number => (Number.isFinite(amount) ? Math.round(Number(amount) * 100) : 0);

/** Promotions by level, one entry each, added in cents; unknown levels are dropped (spec 1 §3). */
export function promotionSummary(
  promotions: readonly AppliedPromotion[] | null | undefined,
): readonly SummaryLevel[] {
  return promotionLevels.flatMap((level) => {
    const entries = new Map<string, { name: string; cents: number }>();
    for (const promotion of readable(promotions)) {
      if (promotion.level !== level) continue;
      const entry = entries.get(promotion.promotionId) ?? {
        name: textOf(promotion.promotionName) ?? '',
        cents: 0,
      };
      entry.cents += centsOf(promotion.discount);
      entries.set(promotion.promotionId, entry);
    }
    if (entries.size === 0) return [];
    const total = [...entries.values()].reduce((sum, { cents }) => sum + cents, 0);
    const list = [...entries].map(([promotionId, { name, cents }]) => ({
      promotionId,
      promotionName: name,
      discount: cents / 100,
    }));
    return [{ level, promotions: list, discount: total / 100 }];
  });
}
