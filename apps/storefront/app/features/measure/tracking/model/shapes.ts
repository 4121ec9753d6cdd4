import type { CartView, LineView } from '../../../buy/cart/index.ts';
import type { PlacedOrderView } from '../../../buy/checkout/index.ts';
import type { FoundProduct } from '../../../browse/product/index.ts';
import { toRelativeProductUrl } from '@haberdash/analytics';
import type { LineShape, OrderShape, CartShape, ProductShape } from '@haberdash/analytics/events';
import type { ProductCardModel } from '@haberdash/blocks/model';
import type { Site } from '../../../../shared/sites/sites.ts';

/** A card of a list as reports know products. */
export const shapeOfCard = (card: ProductCardModel): ProductShape => ({
  id: card.id,
  masterId: card.masterId,
  name: card.name,
  badge: card.badge,
  eyebrow: card.eyebrow,
  rating: card.rating,
  price: card.price,
  attributes: [{ type: 'color', options: card.colors }],
});

/** The product of a page, in the colour that is shown. */
export function shapeOfProduct(page: FoundProduct): ProductShape {
  const { product, price, sizes, color, breadcrumbs } = page;
  const isLow = sizes.some(({ left }) => left !== undefined);
  return {
    id: product.masterId,
    masterId: product.masterId,
    name: product.name,
    badge: product.badge,
    eyebrow: isLow ? { id: 'LOW_STOCK' } : undefined,
    rating: product.rating,
    price: { currency: price.currency, current: price.current, original: price.original ?? price.current },
    breadcrumbs,
    attributes: [
      { type: 'color', options: [{ ...color, defaultColor: true }] },
      { type: 'size', options: sizes.map(({ label, soldOut }) => ({ label, available: !soldOut })) },
    ],
  };
}

/** The address of a product as reports name it: whole, or without its origin where the site says so (spec 2 §2). */
const pdpUrlOf = (pageUrl: string, { locale, switches }: Site): string =>
  toRelativeProductUrl(`${location.origin}/${locale}${pageUrl}`, switches.relativeProductUrls);

const shapeOfLine = (line: LineView, site: Site): LineShape => ({
  id: line.id,
  productId: line.productId,
  masterId: line.masterId,
  name: line.name,
  qty: line.qty,
  bonus: line.bonus,
  price: { amount: line.amount, original: line.original, rowTotal: line.rowTotal },
  variants: line.choices.map((value) => ({ value })),
  pdpUrl: pdpUrlOf(line.pageUrl, site),
});

/** A cart as reports know it. */
export const shapeOfCart = (cart: CartView, site: Site): CartShape => ({
  currency: cart.currency,
  items: cart.items.map((line) => shapeOfLine(line, site)),
  totals: cart.totals,
  couponItems: cart.couponItems,
});

/** A placed order as reports know it: what was bought, not who bought it. */
export const shapeOfOrder = (order: PlacedOrderView): OrderShape => ({
  orderNumber: order.orderNumber,
  createdAt: order.createdAt,
  currency: order.currency,
  totals: order.totals,
  items: order.items.map(({ id, productId, masterId, name, qty, choices, price }) => ({
    id,
    productId,
    masterId,
    name,
    qty,
    price,
    variants: choices.map((value) => ({ value })),
  })),
});
