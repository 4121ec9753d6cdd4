import type { CheckoutEvent, ItemEvent } from './events.ts';
import { itemOfLine } from './item-of-line.ts';
import type { ItemPlace } from './item-parts.ts';
import { isItem, sumOf } from './item-sum.ts';
import type { AnalyticsItem } from './parts.ts';
import { amountOf, countOf, entriesOf, idOf, known, MAX_ITEMS, textOf } from './read.ts';
import type { CartShape, LineShape } from './shapes.ts';

export interface LineChange {
  readonly line: LineShape;
  readonly quantity: number;
}

/** The sum of line totals: unit prices may be rounded. */
const valueOf = (lines: readonly LineShape[], items: readonly AnalyticsItem[]): number | undefined => {
  const totals = lines.map(({ price }) => amountOf(price?.rowTotal));
  return totals.every((total) => total !== undefined)
    ? amountOf(totals.reduce((all, total) => all + total, 0))
    : sumOf(items);
};

/** The items and value of changed lines. */
export const changedItems = (changes: readonly LineChange[], currency: unknown, placeOf: PlaceOfLine) => {
  const items = entriesOf(changes)
    .map(({ line, quantity }) => itemOfLine(line, { ...placeOf(line), quantity }))
    .filter(isItem);
  return known({ currency: idOf(currency), value: sumOf(items), items });
};

/** The listing origin of a line, which is kept from the list to the order (spec 2 §2). */
export type PlaceOfLine = (line: LineShape) => Pick<ItemPlace, 'origin' | 'hasRelativeUrls'>;

export const nowhere: PlaceOfLine = () => ({});

/** Units were added to the cart; `placeOf` gives the listing origin of a line (spec 2 §3). */
export const addToCart = (
  changes: readonly LineChange[],
  currency?: string | null,
  placeOf: PlaceOfLine = nowhere,
): ItemEvent => ({ event: 'add_to_cart', ecommerce: changedItems(changes, currency, placeOf) });

/** Units were removed from the cart (spec 2 §3). */
export const removeFromCart = (
  changes: readonly LineChange[],
  currency?: string | null,
  placeOf: PlaceOfLine = nowhere,
): ItemEvent => ({ event: 'remove_from_cart', ecommerce: changedItems(changes, currency, placeOf) });

const coupons = (cart: CartShape): string | undefined =>
  idOf(
    entriesOf(cart.couponItems)
      .flatMap(({ code, applied }) => (applied === false ? [] : (idOf(code) ?? [])))
      .join(','),
  );

/** What every event of a cart or order has. */
export function cartFacts(cart: CartShape | null | undefined, placeOf: PlaceOfLine) {
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
