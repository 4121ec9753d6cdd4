import type { components } from '@haberdash/api-client/consumers';

import { toMajor } from '../../../shared/money.ts';
import { formatText, type Edition } from '../../../shared/text.ts';
import type { Parcel } from '../../../providers/fulfilment/provider.ts';
import type { ResponseOf } from '../../../platform/contracts/operation-types.ts';
import { type OrderStage, returnDaysOf, type orderRefund } from '../../ledger/index.ts';
import type { OrderLineRow, OrderRow } from '../placement/repository.ts';
import { purchaseMessages } from './messages.ts';
import type { FulfilmentRow, Purchase, PurchaseWithLines } from './repository.ts';
import type { ReturnWithLines } from './return-repository.ts';
import { isCancellable, isReturnOpen } from './rules.ts';

type Schemas = components['schemas'];
type Status = Schemas['PurchaseStatus'];

/** The contract's status of an order. */
const statusOf = ({ order, fulfilment }: Purchase): Status =>
  order.state === 'PLACED' ? (fulfilment?.stage ?? 'PLACED') : 'PENDING_CHALLENGE';

/** Returnable quantities by line. */
const returnableOf = (
  { order, fulfilment, lines }: PurchaseWithLines,
  returned: ReadonlyMap<string, number>,
  nowMs: number,
): Schemas['OrderTracking']['returnable'] =>
  fulfilment !== undefined && isReturnOpen(fulfilment, returnDaysOf(order), nowMs)
    ? lines
        .map(({ lineId, quantity }) => ({ itemId: lineId, qty: quantity - (returned.get(lineId) ?? 0) }))
        .filter(({ qty }) => qty > 0)
    : [];

const toItem = ({ lineId, variantId, name, quantity, image }: OrderLineRow): Schemas['PurchaseItem'] => ({
  itemId: lineId,
  productId: variantId,
  name,
  qty: quantity,
  image,
});

export function toSummary(
  purchase: PurchaseWithLines,
  returned: ReadonlyMap<string, number>,
  nowMs: number,
): Schemas['PurchaseSummary'] {
  const { order, lines } = purchase;
  const status = statusOf(purchase);
  return {
    orderNumber: order.orderNumber,
    createdAt: order.createdAt.toISOString(),
    status,
    currency: order.currency,
    total: toMajor(order.total),
    totalItems: lines.reduce((total, { quantity }) => total + quantity, 0),
    isCancellable: status !== 'PENDING_CHALLENGE' && isCancellable(status),
    isReturnable: returnableOf(purchase, returned, nowMs).length > 0,
    items: lines.map(toItem),
  };
}

function eventsOf(
  { order, fulfilment }: Purchase,
  parcel: Parcel | undefined,
  returnedAt: Date | undefined,
  edition: Edition,
) {
  const cancelledAt = fulfilment?.cancelledAt ?? undefined;
  const event = (status: Status, at: string): Schemas['TrackingEvent'] => ({
    status,
    at,
    text: formatText(purchaseMessages[status], edition),
  });
  return [
    event('PLACED', order.createdAt.toISOString()),
    ...(parcel?.events ?? [])
      .filter(({ stage }) => stage !== 'PLACED')
      .map(({ stage, at }) => event(stage, at)),
    ...(cancelledAt === undefined ? [] : [event('CANCELLED', cancelledAt.toISOString())]),
    ...(returnedAt === undefined ? [] : [event('RETURNED', returnedAt.toISOString())]),
  ];
}

interface Returns {
  readonly returns: readonly ReturnWithLines[];
  readonly refunds: readonly (typeof orderRefund.$inferSelect)[];
  /** Quantities returned or in transit by line. */
  readonly returned: ReadonlyMap<string, number>;
}

const toReturn =
  ({ order }: Purchase, lines: readonly OrderLineRow[], refunds: Returns['refunds']) =>
  (row: ReturnWithLines): Schemas['TrackedReturn'] => {
    const { returnNumber, state, carrier, trackingNumber, validUntil, arrivedAt } = row;
    const refund = refunds.find(({ refundKey }) => refundKey === returnNumber);
    return {
      returnNumber,
      status: refund?.state === 'DONE' ? 'REFUNDED' : state === 'ARRIVED' ? 'ARRIVED' : 'OPEN',
      carrier: carrier ?? '',
      trackingNumber: trackingNumber ?? '',
      validUntil: validUntil ?? '',
      ...(arrivedAt === null ? {} : { arrivedAt: arrivedAt.toISOString() }),
      ...(refund === undefined ? {} : { refund: toMajor(refund.amount), currency: order.currency }),
      items: row.lines.flatMap(({ lineId, quantity }) => {
        const line = lines.find((each) => each.lineId === lineId);
        return line === undefined ? [] : [{ ...toItem(line), qty: quantity }];
      }),
    };
  };

/** Parcel tracking without personal data. */
export function toTracking(
  purchase: PurchaseWithLines,
  { returns, refunds, returned }: Returns,
  edition: Edition,
  nowMs: number,
): Schemas['OrderTracking'] {
  const { order, fulfilment, lines } = purchase;
  const status = statusOf(purchase);
  const isOver = status === 'CANCELLED' || status === 'RETURNED';
  const arrivals = returns.flatMap(({ arrivedAt }) => arrivedAt ?? []);
  const returnedAt = status === 'RETURNED' ? arrivals.toSorted((a, b) => +a - +b).at(-1) : undefined;
  return {
    orderNumber: order.orderNumber,
    createdAt: order.createdAt.toISOString(),
    status,
    isCancellable: status !== 'PENDING_CHALLENGE' && isCancellable(status),
    returnable: returnableOf(purchase, returned, nowMs),
    shipments: order.shipments.map(({ shipmentId, shippingMethod, storeId }) => {
      const parcel = fulfilment?.parcels.find((each) => each.shipmentId === shipmentId);
      const { code, label, deliveryTime } = shippingMethod;
      return {
        shipmentId,
        status: isOver ? status : (parcel?.stage ?? 'PLACED'),
        shippingMethod: { code, label, ...(deliveryTime === undefined ? {} : { deliveryTime }) },
        ...(storeId === undefined ? {} : { storeId }),
        ...(parcel?.carrier === undefined ? {} : { carrier: parcel.carrier }),
        ...(parcel?.trackingNumber === undefined ? {} : { trackingNumber: parcel.trackingNumber }),
        ...(parcel?.trackingUrl === undefined ? {} : { trackingUrl: parcel.trackingUrl }),
        ...(parcel?.estimatedDelivery === undefined ? {} : { estimatedDelivery: parcel.estimatedDelivery }),
        items: lines.filter((line) => line.shipmentId === shipmentId).map(toItem),
        events: eventsOf(purchase, parcel, returnedAt, edition),
      };
    }),
    returns: returns.map(toReturn(purchase, lines, refunds)),
  };
}

/** Why an order cannot be cancelled. */
function tooLate(stage: OrderStage | undefined): 'IN_PREPARATION' | 'SHIPPED' | 'DELIVERED' {
  if (stage === 'DELIVERED' || stage === 'RETURNED') return 'DELIVERED';
  return stage === 'SHIPPED' ? 'SHIPPED' : 'IN_PREPARATION';
}

/** The result of a cancellation request. */
export const toCancellation = (
  { orderNumber, total, currency }: OrderRow,
  fulfilment: FulfilmentRow | undefined,
): ResponseOf<'cancelOrder'> =>
  fulfilment?.stage === 'CANCELLED'
    ? { orderNumber, cancelled: true, refund: toMajor(total), currency }
    : { orderNumber, cancelled: false, rejected: tooLate(fulfilment?.stage) };
