/** The two date formats of reports (spec 2 §9). */
export const analyticsDateFormats = ['DD/MM/YYYY', 'MM/DD/YYYY'] as const;

export type AnalyticsDateFormat = (typeof analyticsDateFormats)[number];

/** For an unknown day (spec 2 §9). */
export const PLACEHOLDER_DATE = '01/01/1900';

/** A report's date of an ISO text or a UTC Date; the placeholder if it is invalid (spec 2 §9). */
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
  // Date reads years below 100 as 19xx, and no date of the shop is that old.
  return year >= 100 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
