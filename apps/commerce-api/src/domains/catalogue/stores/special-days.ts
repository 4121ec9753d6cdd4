import { memoize } from '../../../shared/memoize.ts';
import type { SpecialDay } from '../catalogue/schema.ts';

const DAY_MS = 86_400_000;
/** How far ahead exceptions are shown. */
const AHEAD_DAYS = 60;
const MOST = 12;

const calendarOf = memoize(
  (timeZone) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
);

const dayIn = (timeZone: string, ms: number): string => calendarOf(timeZone).format(ms);

/** The exceptional opening hours of the next two months, from today. */
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
