import { createHash, randomInt } from 'node:crypto';
import type {
  Fulfilment,
  OrderProgress,
  ParcelStage,
} from '@haberdash/commerce-api/providers/fulfilment/provider.ts';

import type { ReturnedParcel, ReturnStore } from './return-store.ts';
import type { ShippedOrder, ShippingStore } from './shipping-store.ts';

const CARRIER = 'Sample Parcel';
const DAYS_IN_TRANSIT = 3;
const DAY_MS = 24 * 60 * 60_000;
const DAYS_FOR_RETURN = 30;
const BATCH = 100;
const RETURNS_TO = ['Northfell returns', '2 Example Street', '00000 Exampletown'];

/** An undeliverable address: one whose first line says so. */
export class NoLabel extends Error {
  override readonly name = 'NoLabel';
}

/** The next stages of an order; the first is the automatic one. */
const NEXT: Readonly<Record<ParcelStage, readonly ParcelStage[]>> = {
  PLACED: ['IN_PREPARATION'],
  IN_PREPARATION: ['SHIPPED', 'READY_FOR_PICKUP'],
  READY_FOR_PICKUP: ['DELIVERED'],
  SHIPPED: ['DELIVERED'],
  DELIVERED: [],
};

/** The next stages of an order; none once it was stopped. */
export const nextStages = ({ stage, stopped }: ShippedOrder): readonly ParcelStage[] =>
  stopped ? [] : NEXT[stage];

function toProgress(
  order: ShippedOrder,
  arrived: readonly ReturnedParcel[],
  publicOrigin: string,
): OrderProgress {
  const { orderNumber, change, stage, events, trackingNumber, shipments } = order;
  const shipped = events.find((event) => event.stage === 'SHIPPED');
  const tracking =
    shipped === undefined || trackingNumber === null
      ? {}
      : {
          carrier: CARRIER,
          trackingNumber,
          trackingUrl: `${publicOrigin}/parcels/${trackingNumber}`,
          estimatedDelivery: new Date(Date.parse(shipped.at) + DAYS_IN_TRANSIT * DAY_MS)
            .toISOString()
            .slice(0, 10),
        };
  return {
    orderNumber,
    change,
    parcels: shipments.map(({ shipmentId }) => ({ shipmentId, stage, ...tracking, events })),
    ...(arrived.length === 0
      ? {}
      : {
          returns: arrived.map(({ key, arrivedAt }) => ({
            key,
            arrivedAt: new Date(arrivedAt ?? 0).toISOString(),
          })),
        }),
  };
}

export interface ShippingProviderOptions {
  readonly store: ShippingStore;
  readonly returns: ReturnStore;
  readonly now: () => number;
  readonly publicOrigin: string;
  /** Orders move on by themselves after this time; undefined: never. */
  readonly restMs?: number | undefined;
}

/** A shipping provider whose orders move on by hand. */
export interface ShippingProvider extends Fulfilment {
  /** False if the order can no longer change to that stage. */
  move(orderNumber: string, to: ParcelStage): boolean;
  takeIn(key: string): void;
}

/** A sandbox shipping provider: an order in packing cannot be stopped, a stopped one is not packed. */
export function sandboxShippingProvider({
  store,
  returns,
  now,
  publicOrigin,
  restMs,
}: ShippingProviderOptions): ShippingProvider {
  function step(order: ShippedOrder, to: ParcelStage): boolean {
    if (!nextStages(order).includes(to)) return false;
    const drawn = `SP${String(randomInt(10 ** 12)).padStart(12, '0')}`;
    return store.move(order, to, to === 'SHIPPED' ? drawn : order.trackingNumber, now());
  }
  function moveRested(): void {
    if (restMs === undefined) return;
    for (const order of store.restingSince(now() - restMs)) {
      const [next] = nextStages(order);
      if (next !== undefined) step(order, next);
    }
    for (const { key } of returns.announcedBefore(now() - restMs)) returns.takeIn(key, now());
  }
  return {
    async handOver({ orderNumber, shipments }) {
      const remembered = shipments.map(({ shipmentId, address, items }) => ({
        shipmentId,
        town: address?.city ?? '',
        items: items.reduce((total, { qty }) => total + qty, 0),
      }));
      store.addOnce({ orderNumber, shipments: remembered }, now());
    },
    async stop(orderNumber) {
      if (store.stopOnce(orderNumber, now())) return { kind: 'stopped' };
      return { kind: 'too-late', stage: store.find(orderNumber)?.stage ?? 'IN_PREPARATION' };
    },
    async expectReturn({ key, orderNumber, from, pieces }) {
      if (/no label/i.test(from.addressLine1)) throw new NoLabel('the carrier does not go there');
      const number = createHash('sha256').update(key).digest().readUIntBE(0, 6) % 10 ** 12;
      const trackingNumber = `SR${String(number).padStart(12, '0')}`;
      returns.announceOnce({ key, orderNumber, trackingNumber, pieces }, now());
      const validUntil = new Date(now() + DAYS_FOR_RETURN * DAY_MS).toISOString().slice(0, 10);
      return {
        carrier: CARRIER,
        trackingNumber,
        validUntil,
        to: RETURNS_TO,
      };
    },
    async changes(after) {
      moveRested();
      return store
        .changedAfter(after, BATCH)
        .map((order) => toProgress(order, returns.arrived(order.orderNumber), publicOrigin));
    },
    move(orderNumber, to) {
      const order = store.find(orderNumber);
      return order !== undefined && step(order, to);
    },
    takeIn(key) {
      returns.takeIn(key, now());
    },
  };
}
