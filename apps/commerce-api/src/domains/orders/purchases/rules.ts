import { PARCEL_STAGES, type Parcel, type ParcelStage } from '../../../providers/fulfilment/provider.ts';
import type { OrderStage } from '../../ledger/index.ts';
import type { OrderLineRow, OrderRow } from '../placement/repository.ts';

/** Maximum retry pause. */
export const MAX_PAUSE_MS = 10 * 60_000;

const DAY_MS = 24 * 60 * 60_000;

const rankOf = (stage: ParcelStage): number => PARCEL_STAGES.indexOf(stage);

/** The stage of the least advanced parcel. */
export function stageOf(parcels: readonly Pick<Parcel, 'stage'>[]): ParcelStage {
  const least = parcels.map(({ stage }) => rankOf(stage)).toSorted((one, other) => one - other)[0];
  return PARCEL_STAGES[least ?? 0] ?? 'PLACED';
}

/** An order can be cancelled until packing starts. */
export const isCancellable = (stage: OrderStage): boolean => stage === 'PLACED';

/** When the last parcel arrived, in milliseconds; undefined before. */
export function deliveredAt(parcels: readonly Parcel[]): number | undefined {
  if (parcels.length === 0 || stageOf(parcels) !== 'DELIVERED') return undefined;
  const times = parcels.flatMap(({ events }) =>
    events.filter(({ stage }) => stage === 'DELIVERED').map(({ at }) => Date.parse(at)),
  );
  return times.length === 0 ? undefined : Math.max(...times);
}

/** When the first parcel left and the invoice is due; undefined before. */
export function shippedAt(parcels: readonly Parcel[]): Date | undefined {
  const times = parcels.flatMap(({ events }) =>
    events.filter(({ stage }) => rankOf(stage) >= rankOf('READY_FOR_PICKUP')).map(({ at }) => Date.parse(at)),
  );
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}

/** Returns are open from shipping until some days after delivery. */
export function isReturnOpen(
  { stage, parcels }: { readonly stage: OrderStage; readonly parcels: readonly Parcel[] },
  returnDays: number,
  nowMs: number,
): boolean {
  if (stage === 'SHIPPED') return true;
  if (stage !== 'DELIVERED') return false;
  const arrived = deliveredAt(parcels);
  return arrived === undefined || nowMs <= arrived + returnDays * DAY_MS;
}

type PricedLine = Pick<OrderLineRow, 'lineId' | 'quantity' | 'rowTotal' | 'discount' | 'tax'>;

/** The refund for more returned units in minor units; parts add up, the last unit includes delivery. */
export function refundOf(
  { total, taxIncluded }: Pick<OrderRow, 'total' | 'taxIncluded'>,
  lines: readonly PricedLine[],
  {
    before,
    after,
    refunded,
  }: {
    readonly before: ReadonlyMap<string, number>;
    readonly after: ReadonlyMap<string, number>;
    readonly refunded: number;
  },
): number {
  const back = ({ lineId, quantity }: PricedLine, counts: ReadonlyMap<string, number>): number =>
    Math.min(quantity, counts.get(lineId) ?? 0);
  const left = total - refunded;
  if (lines.every((line) => back(line, after) === line.quantity)) return left;
  const worth = (line: PricedLine, counts: ReadonlyMap<string, number>): number => {
    const paid = line.rowTotal - line.discount + (taxIncluded ? 0 : line.tax);
    return Math.floor((paid * back(line, counts)) / line.quantity);
  };
  const amount = lines.reduce((sum, line) => sum + worth(line, after) - worth(line, before), 0);
  return Math.min(left, amount);
}

/** What was paid for retained units, in minor units. */
export const retainedOf = (lines: readonly PricedLine[], returned: ReadonlyMap<string, number>): number =>
  lines.reduce((sum, { lineId, quantity, rowTotal, discount }) => {
    const retained = quantity - Math.min(quantity, returned.get(lineId) ?? 0);
    return sum + Math.floor(((rowTotal - discount) * retained) / quantity);
  }, 0);
