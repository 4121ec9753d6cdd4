import { PARCEL_STAGES, type Parcel, type ParcelStage } from '../../parties/fulfilment/fulfilment.ts';
import type { OrderStage } from '../orders/fulfilment-schema.ts';

const DAY_MS = 24 * 60 * 60_000;

const rankOf = (stage: ParcelStage): number => PARCEL_STAGES.indexOf(stage);

/** How far an order has come: as far as the parcel that has come least far. Without parcels nothing has happened. */
export function stageOf(parcels: readonly Pick<Parcel, 'stage'>[]): ParcelStage {
  const least = parcels.map(({ stage }) => rankOf(stage)).toSorted((one, other) => one - other)[0];
  return PARCEL_STAGES[least ?? 0] ?? 'PLACED';
}

/** An order can be cancelled until somebody begins to pack it. */
export const isCancellable = (stage: OrderStage): boolean => stage === 'PLACED';

/** When the last parcel arrived, in milliseconds; undefined while one is on its way. */
export function deliveredAt(parcels: readonly Parcel[]): number | undefined {
  if (parcels.length === 0 || stageOf(parcels) !== 'DELIVERED') return undefined;
  const times = parcels.flatMap(({ events }) =>
    events.filter(({ stage }) => stage === 'DELIVERED').map(({ at }) => Date.parse(at)),
  );
  return times.length === 0 ? undefined : Math.max(...times);
}

/** When the first parcel left, which is when an invoice can be written; undefined before. */
export function shippedAt(parcels: readonly Parcel[]): Date | undefined {
  const times = parcels.flatMap(({ events }) =>
    events.filter(({ stage }) => rankOf(stage) >= rankOf('READY_FOR_PICKUP')).map(({ at }) => Date.parse(at)),
  );
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}

/**
 * Whether things may be sent back: from the moment that they are on their way until so many days after all of them
 * have arrived.
 */
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
