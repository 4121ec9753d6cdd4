import { analyticsDate, type AnalyticsDateFormat } from '../analytics-date.ts';
import { cartFacts, changedItems, nowhere, type LineChange, type PlaceOfLine } from './cart-events.ts';
import type { PurchaseEvent, RefundEvent } from './events.ts';
import { idOf, known, textOf } from './read.ts';
import type { OrderShape } from './shapes.ts';

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
  const back = changedItems(returned, currency, placeOf);
  if (back.items.length === 0) return undefined;
  return {
    event: 'refund',
    ecommerce: { transaction_id: number, refund_reason: 'return', ...back },
  };
}
