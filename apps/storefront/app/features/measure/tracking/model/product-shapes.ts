import type { FoundProduct } from '../../../browse/product/index.ts';
import type { ProductShape } from '@haberdash/analytics/events';
import type { ProductCardModel, UpsellItem } from '@haberdash/blocks/model';

const sizesOf = (labels: readonly string[] | undefined) =>
  labels === undefined
    ? []
    : [{ type: 'size', options: labels.map((label) => ({ label, available: true })) }];

/** A card of a list as reports know products. */
export const shapeOfCard = (card: ProductCardModel): ProductShape => ({
  id: card.id,
  masterId: card.masterId,
  name: card.name,
  badge: card.badge,
  eyebrow: card.eyebrow,
  rating: card.rating,
  price: card.price,
  attributes: [{ type: 'color', options: card.colors }, ...sizesOf(card.sizesInStock)],
});

/** An item of an upsell as reports know products. */
export const shapeOfUpsell = ({ id, name, price, currency }: UpsellItem): ProductShape => ({
  id,
  masterId: id,
  name,
  price: { currency, current: price, original: price },
});

/** The product of a page, in the colour that is shown. */
export function shapeOfProduct(page: FoundProduct): ProductShape {
  const { product, price, sizes, color, breadcrumbs } = page;
  const isLow = sizes.some(({ left }) => left !== undefined);
  return {
    id: product.masterId,
    masterId: product.masterId,
    styleId: product.styleId,
    name: product.name,
    badge: product.badge,
    eyebrow: isLow ? { id: 'LOW_STOCK' } : undefined,
    rating: product.rating,
    price: { currency: price.currency, current: price.current, original: price.original ?? price.current },
    breadcrumbs,
    isCustoms: product.customisation === 'customise' || undefined,
    attributes: [
      { type: 'color', options: [{ ...color, defaultColor: true }] },
      { type: 'size', options: sizes.map(({ label, soldOut }) => ({ label, available: !soldOut })) },
    ],
  };
}
