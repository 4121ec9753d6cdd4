/** The two ways in which reports write a day (spec 2 §9). */
export const analyticsDateFormats = ['DD/MM/YYYY', 'MM/DD/YYYY'] as const;

/** One of the two ways. */
export type AnalyticsDateFormat = (typeof analyticsDateFormats)[number];

/** What stands for a day that is not known (spec 2 §9). */
export const PLACEHOLDER_DATE = '01/01/1900';

/**
 * A day as reports write it: the calendar day that an ISO text begins with, or the UTC day of a Date; the placeholder
 * for everything that is no real day (spec 2 §9).
 */
export function analyticsDate(value: Date | string | null | undefined, format: AnalyticsDateFormat): string {
  const iso = value instanceof Date ? isoOf(value) : value;
  const [, year = '', month = '', day = ''] =
    typeof iso === 'string' ? (/^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(iso) ?? []) : [];
  if (!isRealDay(Number(year), Number(month), Number(day))) return PLACEHOLDER_DATE;
  return format === 'MM/DD/YYYY' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
}

const isoOf = (date: Date): string => (Number.isNaN(date.getTime()) ? '' : date.toISOString());

function isRealDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  // Years below 100 mean the twentieth century to Date, and no day of the shop lies there.
  return year >= 100 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
