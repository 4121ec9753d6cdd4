import type { RequestContext } from '../../../platform/context/request-context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { PricedLine } from './lines.ts';
import { findSoldVariants, type SoldVariant } from './products.ts';
import { giftProgress, type GiftProgress } from './rules/gifts.ts';
import type { Promotion } from './rules/promotions.ts';

/** Gift promotions of a cart. */
export interface CartGifts {
  readonly progress: readonly GiftProgress[];
  /** Earned but unchosen gifts with their choices. */
  readonly offers: readonly { readonly promotion: Promotion; readonly variants: readonly SoldVariant[] }[];
  readonly lines: readonly PricedLine[];
  /** Gifts no longer earned: not priced, removed with the next change. */
  readonly withdrawn: readonly PricedLine[];
}

/** Checks a cart's gifts; one more statement where there are choices. */
export async function checkGifts(
  db: Executor,
  lines: readonly PricedLine[],
  promotions: readonly Promotion[],
  site: Pick<RequestContext, 'edition' | 'currency' | 'country'>,
): Promise<CartGifts> {
  const progress = giftProgress(
    promotions,
    lines.map(({ row, product, unitCurrent }) => ({
      productId: product.productId,
      categoryIds: product.categoryIds,
      rowTotal: unitCurrent * row.quantity,
      counts: product.soldAs !== 'gift-card' && row.bonusPromotionId === '',
    })),
    site.currency,
  );
  const earned = progress.filter(({ isEarned }) => isEarned).map(({ promotion }) => promotion);
  const isRetained = ({ row }: PricedLine): boolean =>
    row.bonusPromotionId === '' || earned.some(({ id }) => id === row.bonusPromotionId);
  const open = earned.filter(({ id }) => !lines.some(({ row }) => row.bonusPromotionId === id));
  const ids = open.flatMap(({ giftVariantIds }) => giftVariantIds ?? []);
  const found = await findSoldVariants(db, ids, site);
  return {
    progress,
    offers: open.map((promotion) => ({
      promotion,
      variants: (promotion.giftVariantIds ?? []).flatMap((id) => {
        const product = found.get(id);
        return product?.isSold === true ? [product] : [];
      }),
    })),
    lines: lines.filter(isRetained),
    withdrawn: lines.filter((line) => !isRetained(line)),
  };
}
