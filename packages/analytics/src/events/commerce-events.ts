import { analyticsDate, type AnalyticsDateFormat } from '../analytics-date.ts';
import type { CheckoutEvent, ItemEvent, ItemListEvent, PurchaseEvent, RefundEvent } from './events.ts';
import { itemOfLine, itemOfProduct, type ItemPlace } from './items.ts';
import type { AnalyticsItem } from './parts.ts';
import { amountOf, countOf, entriesOf, idOf, known, MAX_ITEMS, textOf } from './read.ts';
import type { CartShape, LineShape, OrderShape, ProductShape } from './shapes.ts';

export interface ItemListInput extends Pick<ItemPlace, 'listId' | 'listName' | 'origin'> {
  readonly products: readonly (ProductShape | null | undefined)[] | null | undefined;
  /** Position of the first product of the page. */
  readonly startIndex?: number | undefined;
  readonly currency?: string | null | undefined;
}

export interface LineChange {
  readonly line: LineShape;
  readonly quantity: number;
}

const sum = (items: readonly AnalyticsItem[]): number | undefined =>
  amountOf(items.reduce((total, { price = 0, quantity = 1 }) => total + price * quantity, 0));

/** The sum of line totals: unit prices may be rounded. */
const valueOf = (lines: readonly LineShape[], items: readonly AnalyticsItem[]): number | undefined => {
  const totals = lines.map(({ price }) => amountOf(price?.rowTotal));
  return totals.every((total) => total !== undefined)
    ? amountOf(totals.reduce((all, total) => all + total, 0))
    : sum(items);
};

const isItem = (item: AnalyticsItem | undefined): item is AnalyticsItem => item !== undefined;

const listOf = ({ listId, listName }: ItemListInput, items: readonly AnalyticsItem[], currency: unknown) =>
  known({
    currency: idOf(currency),
    item_list_id: idOf(listId),
    item_list_name: textOf(listName),
    items,
  });

/** A list was viewed: at most 200 products with position and origin (spec 2 §2). */
export function viewItemList(input: ItemListInput): ItemListEvent {
  const { products, startIndex = 0, currency, ...place } = input;
  const items = entriesOf(products)
    .map((product, index) => itemOfProduct(product, { ...place, index: startIndex + index }))
    .filter(isItem);
  return {
    event: 'view_item_list',
    ecommerce: listOf(input, items, currency ?? entriesOf(products)[0]?.price?.currency),
  };
}

/** A product of a list was selected, with its position (spec 2 §3). */
export function selectItem(
  input: Omit<ItemListInput, 'products'> & ItemPlace & { product: ProductShape | null | undefined },
): ItemListEvent {
  const { product, startIndex: _none, currency, ...place } = input;
  const item = itemOfProduct(product, place);
  const items = item === undefined ? [] : [item];
  return {
    event: 'select_item',
    ecommerce: listOf({ ...place, products: [] }, items, currency ?? product?.price?.currency),
  };
}

/** A product page was viewed (spec 2 §3). */
export function viewItem(product: ProductShape | null | undefined, place: ItemPlace = {}): ItemEvent {
  const item = itemOfProduct(product, { quantity: 1, ...place });
  const items = item === undefined ? [] : [item];
  return {
    event: 'view_item',
    ecommerce: known({ currency: idOf(product?.price?.currency), value: sum(items), items }),
  };
}

const changed = (changes: readonly LineChange[], currency: unknown, placeOf: PlaceOfLine) => {
  const items = entriesOf(changes)
    .map(({ line, quantity }) => itemOfLine(line, { ...placeOf(line), quantity }))
    .filter(isItem);
  return known({ currency: idOf(currency), value: sum(items), items });
};

/** The listing origin of a line, which is kept from the list to the order (spec 2 §2). */
export type PlaceOfLine = (line: LineShape) => Pick<ItemPlace, 'origin' | 'hasRelativeUrls'>;

const nowhere: PlaceOfLine = () => ({});

/** Units were added to the cart; `placeOf` gives the listing origin of a line (spec 2 §3). */
export const addToCart = (
  changes: readonly LineChange[],
  currency?: string | null,
  placeOf: PlaceOfLine = nowhere,
): ItemEvent => ({ event: 'add_to_cart', ecommerce: changed(changes, currency, placeOf) });

/** Units were removed from the cart (spec 2 §3). */
export const removeFromCart = (
  changes: readonly LineChange[],
  currency?: string | null,
  placeOf: PlaceOfLine = nowhere,
): ItemEvent => ({ event: 'remove_from_cart', ecommerce: changed(changes, currency, placeOf) });

const coupons = (cart: CartShape): string | undefined =>
  idOf(
    entriesOf(cart.couponItems)
      .flatMap(({ code, applied }) => (applied === false ? [] : (idOf(code) ?? [])))
      .join(','),
  );

function cartFacts(cart: CartShape | null | undefined, placeOf: PlaceOfLine) {
  const lines = entriesOf(cart?.items).slice(0, MAX_ITEMS);
  const items = lines.map((line) => itemOfLine(line, placeOf(line))).filter(isItem);
  const totals = cart?.totals;
  return {
    currency: idOf(cart?.currency),
    value: valueOf(lines, items),
    coupon: coupons(cart ?? {}),
    tax: amountOf(totals?.tax) ?? amountOf(totals?.taxAmount),
    shipping: amountOf(totals?.shipping),
    discount: amountOf(totals?.totalDiscount),
    discount_percentage: amountOf(totals?.totalDiscountPercentage),
    total: amountOf(totals?.total),
    total_without_tax: amountOf(totals?.totalWithoutTax) ?? amountOf(totals?.netAmount),
    remaining_to_pay: amountOf(totals?.remainingToPay),
    applied_rewards: amountOf(totals?.appliedRewards),
    total_units: countOf(totals?.totalUnits) ?? items.reduce((all, { quantity = 1 }) => all + quantity, 0),
    items,
  };
}

/** The cart was viewed, also an empty one (spec 2 §3). */
export const viewCart = (
  cart: CartShape | null | undefined,
  placeOf: PlaceOfLine = nowhere,
): CheckoutEvent => ({
  event: 'view_cart',
  ecommerce: known(cartFacts(cart, placeOf)),
});

/** The checkout was started (spec 2 §3). */
export const beginCheckout = (
  cart: CartShape | null | undefined,
  placeOf: PlaceOfLine = nowhere,
): CheckoutEvent => ({
  event: 'begin_checkout',
  ecommerce: known(cartFacts(cart, placeOf)),
});

/** A delivery method was chosen; `tier` is its code, never an address (spec 2 §3). */
export const addShippingInfo = (
  cart: CartShape | null | undefined,
  tier?: string | null,
  placeOf: PlaceOfLine = nowhere,
): CheckoutEvent => ({
  event: 'add_shipping_info',
  ecommerce: known({ ...cartFacts(cart, placeOf), shipping_tier: idOf(tier) }),
});

/** A payment method was chosen; `type` is its kind, never a number (spec 2 §3). */
export const addPaymentInfo = (
  cart: CartShape | null | undefined,
  type?: string | null,
  placeOf: PlaceOfLine = nowhere,
): CheckoutEvent => ({
  event: 'add_payment_info',
  ecommerce: known({ ...cartFacts(cart, placeOf), payment_type: textOf(type) }),
});

export interface PurchaseDetails {
  readonly shippingTier?: string | null | undefined;
  readonly paymentType?: string | null | undefined;
  readonly dateFormat?: AnalyticsDateFormat | undefined;
  readonly placeOf?: PlaceOfLine | undefined;
}

/** An order was placed, without personal data. Undefined without an order number (spec 2 §3). */
export function purchase(
  order: OrderShape | null | undefined,
  { shippingTier, paymentType, dateFormat = 'DD/MM/YYYY', placeOf = nowhere }: PurchaseDetails = {},
): PurchaseEvent | undefined {
  const number = idOf(order?.orderNumber);
  if (!order || number === undefined) return undefined;
  return {
    event: 'purchase',
    ecommerce: known({
      ...cartFacts(order, placeOf),
      transaction_id: number,
      shipping_tier: idOf(shippingTier),
      payment_type: textOf(paymentType),
      order_date: analyticsDate(order.createdAt, dateFormat),
    }),
  };
}

/**
 * A refund of an order: all of it after a cancellation, with tax and delivery, or the `returned` units of a return. The
 * value of a return is its items' price. Undefined without an order number or without items (spec 2 §3).
 */
export function refund(
  order: OrderShape | null | undefined,
  returned?: readonly LineChange[],
  placeOf: PlaceOfLine = nowhere,
): RefundEvent | undefined {
  const number = idOf(order?.orderNumber);
  if (!order || number === undefined) return undefined;
  const { currency, value, coupon, tax, shipping, items } = cartFacts(order, placeOf);
  if (returned === undefined)
    return {
      event: 'refund',
      ecommerce: known({
        transaction_id: number,
        refund_reason: 'cancellation' as const,
        currency,
        value,
        coupon,
        tax,
        shipping,
        items,
      }),
    };
  const back = changed(returned, currency, placeOf);
  if (back.items.length === 0) return undefined;
  return {
    event: 'refund',
    ecommerce: { transaction_id: number, refund_reason: 'return', ...back },
  };
}

/** The differences of two cart snapshots by line; gifts of promotions are left out (spec 2 §3). */
export function cartChanges(
  before: CartShape | null | undefined,
  after: CartShape | null | undefined,
): { readonly added: readonly LineChange[]; readonly removed: readonly LineChange[] } {
  const quantities = (cart: CartShape | null | undefined) => {
    const found = new Map<string, LineChange>();
    for (const line of entriesOf(cart?.items)) {
      const sku = idOf(line.productId);
      if (sku === undefined || line.bonus === true) continue;
      const quantity = (found.get(sku)?.quantity ?? 0) + (countOf(line.qty) ?? 1);
      found.set(sku, { line, quantity });
    }
    return found;
  };
  const [old, now] = [quantities(before), quantities(after)];
  const added: LineChange[] = [];
  const removed: LineChange[] = [];
  for (const [sku, { line, quantity }] of now) {
    const more = quantity - (old.get(sku)?.quantity ?? 0);
    if (more > 0) added.push({ line, quantity: more });
    if (more < 0) removed.push({ line, quantity: -more });
  }
  for (const [sku, change] of old) if (!now.has(sku)) removed.push(change);
  return { added, removed };
}
