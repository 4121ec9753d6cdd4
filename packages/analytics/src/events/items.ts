import { discountTag } from '../discount-tag.ts';
import type { ListingOrigin } from '../listing-origin.ts';
import { toRelativeProductUrl } from '../paths.ts';
import type { AnalyticsItem } from './parts.ts';
import { amountOf, countOf, entriesOf, flagOf, idOf, known, textOf } from './read.ts';
import type { AttributeShape, CustomsShape, LineShape, PriceShape, ProductShape } from './shapes.ts';

/** The position of a product and its listing origin. */
export interface ItemPlace {
  readonly listId?: string | undefined;
  readonly listName?: string | undefined;
  /** Position in the list, from 0. */
  readonly index?: number | undefined;
  readonly origin?: ListingOrigin | undefined;
  /** The chosen colour; without it the default colour is reported. */
  readonly color?: string | undefined;
  readonly size?: string | undefined;
  readonly sku?: string | undefined;
  readonly quantity?: number | undefined;
  /** The relative PDP URL feature of the site (spec 2 §2). */
  readonly hasRelativeUrls?: boolean | undefined;
}

const LOW_STOCK = /^low[ _-]?stock$/i;

/** True for an eyebrow whose id marks low stock (spec 2 §3), whatever separates its words. */
export function isLowStock(eyebrow: ProductShape['eyebrow']): boolean {
  return typeof eyebrow?.id === 'string' && LOW_STOCK.test(eyebrow.id.trim());
}

const optionsOf = (attributes: ProductShape['attributes'], type: string) =>
  entriesOf(
    entriesOf<AttributeShape | null | undefined>(attributes).find(
      (attribute) => textOf(attribute.type)?.toLowerCase().replace('colour', 'color') === type,
    )?.options,
  );

const variantOf = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter((part) => part !== undefined).join(' / ') || undefined;

const customsOf = (from: CustomsShape) => ({
  is_customs: flagOf(from.isCustoms),
  dummy_customs: flagOf(from.dummyCustoms),
  customs_url: pathOf(from.customsExternalUrl),
  recipe_id: idOf(from.recipeId) ?? idOf(from.customsRecipeID),
  customs_customizer: textOf(from.customsCustomizer),
  precreated_customs_code: idOf(from.precreatedCustomsCode),
});

/** Without its query, which may contain personal data. */
const pathOf = (url: unknown): string | undefined =>
  typeof url === 'string' ? idOf(url.replace(/[?#].*$/s, '')) : undefined;

const promotionOf = (promotions: ProductShape['productPromotions']) => {
  const all = entriesOf(promotions);
  return {
    coupon: all.map(({ couponCode }) => idOf(couponCode)).find((code) => code !== undefined),
    promotion_id: all
      .map(({ promotionId, campaignId }) => idOf(promotionId) ?? idOf(campaignId))
      .find((id) => id !== undefined),
  };
};

const urlOf = (url: unknown, isRelative: boolean): string | undefined =>
  typeof url === 'string' ? pathOf(toRelativeProductUrl(url, isRelative)) : undefined;

const savingOf = (price: number | undefined, original: number | undefined): number | undefined =>
  price !== undefined && original !== undefined && original > price ? amountOf(original - price) : undefined;

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

const placeOf = ({ listId, listName, index, origin }: ItemPlace) => ({
  item_list_id: idOf(listId),
  item_list_name: textOf(listName),
  index: countOf(index),
  listing_origin: textOf(origin),
});

/** The unrounded unit price after all known discounts. */
function unitPrice(price: PriceShape, quantity: number): number | undefined {
  const row = [
    price.priceAfterOrderDiscount,
    price.priceAfterItemDiscount,
    price.proratedPrice,
    price.rowTotal,
  ].find((sum): sum is number => typeof sum === 'number' && Number.isFinite(sum));
  if (row !== undefined && quantity > 0) return row / quantity;
  return amountOf(price.amount) ?? amountOf(price.current);
}

/**
 * A cart or order line as an item (spec 2 §3): price and discount per unit, tax per line, and whether there
 * is a gift option. Undefined without a product id.
 */
export function itemOfLine(
  line: LineShape | null | undefined,
  place: ItemPlace = {},
): AnalyticsItem | undefined {
  const sku = idOf(line?.productId);
  if (!line || sku === undefined) return undefined;
  const quantity = countOf(place.quantity) ?? countOf(line.qty) ?? 1;
  const price = amountOf(unitPrice(line.price ?? {}, countOf(line.qty) ?? 1));
  const original = amountOf(line.price?.original);
  const chosen = entriesOf(line.shippingOptions).find(({ selected }) => selected === true);
  const id = idOf(line.masterId) ?? sku;
  return known({
    item_id: id,
    item_name: textOf(line.name) ?? id,
    item_sku: sku,
    item_variant: textOf(variantOf(...entriesOf(line.variants).map(({ value }) => textOf(value)))),
    ...placeOf(place),
    price,
    discount: savingOf(price, original),
    quantity,
    ...promotionOf(line.productPromotions),
    tax: amountOf(line.taxTotal),
    discount_tag: discountTag({ current: price, original, isGift: line.bonus === true }),
    low_stock: isLowStock(line.eyebrow) || undefined,
    ...customsOf(line),
    item_url: urlOf(line.pdpUrl, place.hasRelativeUrls === true),
    gift_option: (typeof line.giftOption === 'object' && line.giftOption !== null) || undefined,
    shipping_method: idOf(chosen?.shippingMethod?.code),
    delivery_time: textOf(chosen?.shippingMethod?.deliveryTime),
    store_id: idOf(chosen?.storeInfo?.id),
  });
}
