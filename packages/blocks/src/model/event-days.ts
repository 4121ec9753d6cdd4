const DAY_MS = 86_400_000;

/** The calendar day of an instant in a time zone, as `2026-06-12`. */
function dayOf(instant: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** An event longer than a month has a broken date. */
const MAX_DAYS = 31;

/** The days of an event, inclusive, in the site's time zone (spec 3 §5, reading 31). */
export function eventDays(
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
  timeZone: string,
): readonly string[] {
  const first = dayOf(Date.parse(startDate), timeZone);
  const last = dayOf(Date.parse(endDate), timeZone);
  const days: string[] = [];
  // Counted at noon UTC, which no change of the clock moves to another day.
  for (let noon = Date.parse(`${first}T12:00:00Z`); days.length < MAX_DAYS; noon += DAY_MS) {
    const day = new Date(noon).toISOString().slice(0, 10);
    if (day > last) break;
    days.push(day);
  }
  return days;
}
