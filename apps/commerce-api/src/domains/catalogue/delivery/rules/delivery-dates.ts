import { memoize } from '../../../../shared/memoize.ts';

/** The first and the last day on which a delivery may arrive, as `2026-11-26`. */
export interface DeliveryDates {
  readonly from: string;
  readonly to: string;
}

/** Orders of a working day are packed until two in the afternoon there, later ones on the next working day. */
const CUT_OFF_HOUR = 14;
const DAY_MS = 86_400_000;

const clockOf = memoize(
  (timeZone) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    }),
);

/** Midnight in UTC of the day that it is in a time zone, and the hour there. */
function dayAndHour(timeZone: string, nowMs: number): { readonly day: number; readonly hour: number } {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(nowMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return { day: Date.UTC(part('year'), part('month') - 1, part('day')), hour: part('hour') };
}

const isWorkingDay = (day: number): boolean => ![0, 6].includes(new Date(day).getUTCDay());

function nextWorkingDay(day: number): number {
  const next = day + DAY_MS;
  return isWorkingDay(next) ? next : nextWorkingDay(next);
}

function addWorkingDays(day: number, count: number): number {
  return count === 0 ? day : addWorkingDays(nextWorkingDay(day), count - 1);
}

const isoDay = (day: number): string => new Date(day).toISOString().slice(0, 10);

/** The day that it is in a time zone, as `2026-11-26`. */
export const todayIn = (timeZone: string, nowMs: number): string => isoDay(dayAndHour(timeZone, nowMs).day);

/**
 * When an order of this moment arrives, by working days after the day on which it is packed. Saturdays and Sundays are
 * none; public holidays are not known.
 */
export function deliveryDates(
  [from, to]: readonly [number, number],
  timeZone: string,
  nowMs: number,
): DeliveryDates {
  const { day, hour } = dayAndHour(timeZone, nowMs);
  const packed = isWorkingDay(day) && hour < CUT_OFF_HOUR ? day : nextWorkingDay(day);
  return { from: isoDay(addWorkingDays(packed, from)), to: isoDay(addWorkingDays(packed, to)) };
}
