import type {
  Fulfilment,
  FulfilmentOrder,
  OrderProgress,
  Parcel,
  ParcelStage,
} from '../providers/fulfilment/provider.ts';

/** A fulfilment provider that a test controls. */
export interface FakeFulfilment extends Fulfilment {
  readonly orders: Map<string, FulfilmentOrder>;
  readonly stopped: Set<string>;
  /** Keys of announced returns. */
  readonly returns: Set<string>;
  /** Moves all parcels of an order; `at` is ISO 8601. */
  move(orderNumber: string, stage: ParcelStage, at: string): OrderProgress;
  /** Adds an announced return's arrival; `arrivedAt` is ISO 8601. */
  receiveReturn(orderNumber: string, key: string, arrivedAt: string): OrderProgress;
  /** While true every call fails. */
  isDown: boolean;
  /** Changes to report instead of its own. */
  reported: readonly OrderProgress[] | undefined;
}

const RETURNS_TO = ['Northfell returns', '2 Example Street', '00000 Exampletown'];

const parcelOf = (
  { shipmentId }: FulfilmentOrder['shipments'][number],
  before: Parcel | undefined,
  stage: ParcelStage,
  at: string,
): Parcel => ({
  shipmentId,
  stage,
  ...(stage === 'SHIPPED' || stage === 'DELIVERED'
    ? {
        carrier: 'Sample Parcel',
        trackingNumber: 'SP1',
        trackingUrl: 'https://parcels.example.com/SP1',
        estimatedDelivery: '2026-06-05',
      }
    : {}),
  events: [...(before?.events ?? []), { stage, at }],
});

/** In memory, so that it outlives a stopped service. */
export function fakeFulfilment(): FakeFulfilment {
  const orders = new Map<string, FulfilmentOrder>();
  const stopped = new Set<string>();
  const returns = new Set<string>();
  const progress = new Map<string, OrderProgress>();
  let change = 0;
  const reach = (): void => {
    if (provider.isDown) throw new Error('unreachable');
  };
  const stageOf = (orderNumber: string): ParcelStage =>
    progress.get(orderNumber)?.parcels[0]?.stage ?? 'PLACED';
  const provider: FakeFulfilment = {
    orders,
    stopped,
    returns,
    isDown: false,
    reported: undefined,
    move(orderNumber, stage, at) {
      change += 1;
      const before = progress.get(orderNumber);
      const shipments = orders.get(orderNumber)?.shipments ?? [];
      const moved = {
        ...before,
        orderNumber,
        change,
        parcels: shipments.map((shipment, index) => parcelOf(shipment, before?.parcels[index], stage, at)),
      };
      progress.set(orderNumber, moved);
      return moved;
    },
    receiveReturn(orderNumber, key, arrivedAt) {
      change += 1;
      const before: Omit<OrderProgress, 'change'> = progress.get(orderNumber) ?? { orderNumber, parcels: [] };
      const moved = { ...before, change, returns: [...(before.returns ?? []), { key, arrivedAt }] };
      progress.set(orderNumber, moved);
      return moved;
    },
    async handOver(order) {
      reach();
      if (!stopped.has(order.orderNumber)) orders.set(order.orderNumber, order);
    },
    async stop(orderNumber) {
      reach();
      const stage = stageOf(orderNumber);
      if (stage !== 'PLACED') return { kind: 'too-late', stage };
      stopped.add(orderNumber);
      orders.delete(orderNumber);
      return { kind: 'stopped' };
    },
    async expectReturn({ key }) {
      reach();
      returns.add(key);
      return {
        carrier: 'Sample Parcel',
        trackingNumber: `SPR${returns.size}`,
        validUntil: '2026-07-01',
        to: RETURNS_TO,
      };
    },
    async changes(after) {
      reach();
      const all = provider.reported ?? [...progress.values()];
      return all.filter((each) => each.change > after).toSorted((one, other) => one.change - other.change);
    },
  };
  return provider;
}
