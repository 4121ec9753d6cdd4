import { discountTag } from '../discount-tag.ts';
import type { AnalyticsItem } from './parts.ts';
import {
  customsOf,
  isLowStock,
  placeOf,
  promotionOf,
  savingOf,
  variantOf,
  type ItemPlace,
} from './item-parts.ts';
import { amountOf, countOf, entriesOf, idOf, known, textOf } from './read.ts';
import type { AttributeShape, ProductShape } from './shapes.ts';

const optionsOf = (attributes: ProductShape['attributes'], type: string) =>
  entriesOf(
    entriesOf<AttributeShape | null | undefined>(attributes).find(
      (attribute) => textOf(attribute.type)?.toLowerCase().replace('colour', 'color') === type,
    )?.options,
  );

const categoriesOf = (breadcrumbs: ProductShape['breadcrumbs']) => {
  const [first, second, third, fourth, fifth] = entriesOf(breadcrumbs).map(({ text }) => textOf(text));
  return {
    item_category: first,
    item_category2: second,
    item_category3: third,
    item_category4: fourth,
    item_category5: fifth,
  };
};

/**
 * A catalogue product as an item (spec 2 §3): master id, default colour, available sizes, LOW STOCK from the
 * eyebrow. Undefined without id and name.
 */
export function itemOfProduct(
  product: ProductShape | null | undefined,
  place: ItemPlace = {},
): AnalyticsItem | undefined {
  const id = idOf(product?.masterId) ?? idOf(product?.id);
  const name = textOf(product?.name);
  if (!product || id === undefined || name === undefined) return undefined;
  const colors = optionsOf(product.attributes, 'color');
  const color = place.color ?? textOf((colors.find((option) => option.defaultColor) ?? colors[0])?.label);
  const sizes = optionsOf(product.attributes, 'size').filter(({ available }) => available === true);
  const price = amountOf(product.price?.current) ?? amountOf(product.price?.amount);
  const original = amountOf(product.price?.original);
  return known({
    item_id: id,
    item_name: name,
    item_sku: idOf(place.sku),
    item_style: idOf(product.styleId),
    item_brand: textOf(product.brand),
    ...categoriesOf(product.breadcrumbs),
    item_variant: textOf(variantOf(textOf(color), textOf(place.size))),
    ...placeOf(place),
    price,
    discount: savingOf(price, original),
    quantity: countOf(place.quantity),
    ...promotionOf(product.productPromotions),
    discount_tag: discountTag({ current: price, original }),
    badge: textOf(product.badge?.label),
    eyebrow: textOf(product.eyebrow?.label),
    low_stock: isLowStock(product.eyebrow) || undefined,
    available_sizes: textOf(sizes.flatMap(({ label }) => textOf(label) ?? []).join(',')),
    rating: amountOf(product.rating?.score),
    reviews: countOf(product.rating?.reviewsCount),
    season: idOf(product.season),
    merchant_product_id: idOf(product.merchantProductId),
    ...customsOf(product),
  });
}
