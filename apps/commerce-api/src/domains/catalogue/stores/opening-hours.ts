import { memoize } from '../../../shared/memoize.ts';
import type { OpeningHours } from '../catalogue/schema.ts';

/** A Monday, from which weekday names are formatted. */
const MONDAY_MS = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

const LOCALE_TIME: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  'en-us': { hour: 'numeric', minute: '2-digit', hour12: true },
  'en-ca': { hour: 'numeric', minute: '2-digit', hour12: true },
};

const weekdayOf = memoize((locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }));
const timeOf = memoize(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      ...(LOCALE_TIME[locale] ?? { hour: '2-digit', minute: '2-digit', hour12: false }),
      timeZone: 'UTC',
    }),
);

/** Opening hours as lines such as "Mon – Sat: 10:00 – 19:00", in a locale. */
export function openingLines(hours: readonly OpeningHours[], locale: string): string[] {
  const weekday = weekdayOf(locale);
  const time = timeOf(locale);
  const day = (number: number): string => weekday.format(MONDAY_MS + (number - 1) * DAY_MS);
  const at = (clock: string): string => time.format(new Date(`2024-01-01T${clock}:00Z`));
  return hours.map(({ from, to, opens, closes }) => {
    const days = from === to ? day(from) : `${day(from)} – ${day(to)}`;
    return `${days}: ${at(opens)} – ${at(closes)}`;
  });
}
