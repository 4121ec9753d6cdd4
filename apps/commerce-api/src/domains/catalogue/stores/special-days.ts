import { memoize } from '../../../shared/memoize.ts';
import type { SpecialDay } from '../catalogue/schema.ts';

const DAY_MS = 86_400_000;
/** How far ahead shoppers plan a visit. */
const AHEAD_DAYS = 60;
const MOST = 12;

const calendarOf = memoize(
  (timeZone) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
);

/** A calendar day by the clock of a place, as `2026-12-24`. */
const dayIn = (timeZone: string, ms: number): string => calendarOf(timeZone).format(ms);

/** The days of the next two months on which a store keeps other hours, or none; the first one is today's. */
export function comingDays(
  days: readonly SpecialDay[],
  timeZone: string | null,
  nowMs: number,
): SpecialDay[] {
  const zone = timeZone ?? 'UTC';
  const today = dayIn(zone, nowMs);
  const last = dayIn(zone, nowMs + AHEAD_DAYS * DAY_MS);
  return days
    .filter(({ date }) => date >= today && date <= last)
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .slice(0, MOST);
}
