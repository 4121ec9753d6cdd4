import { discountTag } from '../discount-tag.ts';
import { toRelativeProductUrl } from '../paths.ts';
import type { AnalyticsItem } from './parts.ts';
import {
  addressOf,
  customsOf,
  isLowStock,
  placeOf,
  promotionOf,
  savingOf,
  variantOf,
  type ItemPlace,
} from './item-parts.ts';
import { amountOf, countOf, entriesOf, idOf, known, textOf } from './read.ts';
import type { LineShape, PriceShape } from './shapes.ts';

const urlOf = (url: unknown, isRelative: boolean): string | undefined =>
  typeof url === 'string' ? addressOf(toRelativeProductUrl(url, isRelative)) : undefined;

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
