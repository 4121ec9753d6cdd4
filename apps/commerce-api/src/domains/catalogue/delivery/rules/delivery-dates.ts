import { memoize } from '../../../../shared/memoize.ts';

/** First and last day of arrival, as `2026-11-26`. */
export interface DeliveryDates {
  readonly from: string;
  readonly to: string;
}

/** Orders until 14:00 local time are packed on the same working day. */
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

/** Midnight UTC of the local day, and the local hour. */
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

/** The local day in a time zone, as `2026-11-26`. */
export const todayIn = (timeZone: string, nowMs: number): string => isoDay(dayAndHour(timeZone, nowMs).day);

/** Arrival by working days after packing; Saturdays and Sundays are skipped, public holidays are not known. */
export function deliveryDates(
  [from, to]: readonly [number, number],
  timeZone: string,
  nowMs: number,
): DeliveryDates {
  const { day, hour } = dayAndHour(timeZone, nowMs);
  const packed = isWorkingDay(day) && hour < CUT_OFF_HOUR ? day : nextWorkingDay(day);
  return { from: isoDay(addWorkingDays(packed, from)), to: isoDay(addWorkingDays(packed, to)) };
}
