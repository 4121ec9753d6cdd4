import type { CartView, LineView } from '../../../buy/cart/index.ts';
import { toRelativeProductUrl } from '@haberdash/analytics';
import type { CartShape, LineShape, ProductShape, TotalsShape } from '@haberdash/analytics/events';
import type { Site } from '../../../../shared/sites/sites.ts';

/** The address of a product as reports name it: whole, or without its origin where the site says so (spec 2 §2). */
export const pdpUrlOf = (pageUrl: string | undefined, { locale, switches }: Site): string | undefined =>
  pageUrl === undefined
    ? undefined
    : toRelativeProductUrl(`${location.origin}/${locale}${pageUrl}`, switches.relativeProductUrls);

export const variantsOf = (choices: readonly string[]) => choices.map((value) => ({ value }));

/** The selected delivery; `home` is the kind of a line, whose method the cart names. */
function shippingOf(
  { delivery }: LineView,
  { deliveryCode = 'home' }: CartView,
): LineShape['shippingOptions'] {
  if (delivery === undefined) return undefined;
  const { way, time, storeId } = delivery;
  const code = way === 'home' ? deliveryCode : way;
  return [{ selected: true, shippingMethod: { code, deliveryTime: time }, storeInfo: { id: storeId } }];
}

function promotionsOf(
  promotionId: string | undefined,
  { couponItems }: CartView,
): LineShape['productPromotions'] {
  if (promotionId === undefined) return undefined;
  return [{ promotionId, couponCode: couponItems.find((each) => each.promotionId === promotionId)?.code }];
}

const shapeOfLine = (line: LineView, cart: CartView, site: Site): LineShape => ({
  id: line.id,
  productId: line.productId,
  masterId: line.masterId,
  name: line.name,
  qty: line.qty,
  bonus: line.bonus,
  price: { amount: line.amount, original: line.original, rowTotal: line.rowTotal },
  taxTotal: line.taxTotal,
  variants: variantsOf(line.choices),
  productPromotions: promotionsOf(line.bonusPromotionId, cart),
  shippingOptions: shippingOf(line, cart),
  giftOption: line.gift,
  isCustoms: line.isCustoms,
  recipeId: line.recipeId,
  precreatedCustomsCode: line.precreatedCustomsCode,
  pdpUrl: pdpUrlOf(line.pageUrl, site),
});

/** Totals with what they are without tax, which they include or were raised by. */
export const withNet = <Totals extends TotalsShape>(totals: Totals): Totals & TotalsShape => ({
  ...totals,
  totalWithoutTax:
    typeof totals.total === 'number' && typeof totals.tax === 'number'
      ? totals.total - totals.tax
      : undefined,
});

/** A cart as reports know it. */
export const shapeOfCart = (cart: CartView, site: Site): CartShape => ({
  currency: cart.currency,
  items: cart.items.map((line) => shapeOfLine(line, cart, site)),
  totals: {
    ...withNet(cart.totals),
    remainingToPay: cart.remainingToPay,
    appliedRewards: cart.appliedRewards,
  },
  couponItems: cart.couponItems,
});

/** One unit of a product that a page shows, as a line of the cart. */
export const lineOfProduct = (
  sku: string,
  masterId: string,
  product: ProductShape | undefined,
): LineShape => ({
  productId: sku,
  masterId,
  name: product?.name,
  qty: 1,
  price: { amount: product?.price?.current, original: product?.price?.original },
});
