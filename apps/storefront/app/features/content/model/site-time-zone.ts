/** The time zone of a site's events, which decides their day. */
const TIME_ZONES: Readonly<Record<string, string>> = {
  us: 'America/New_York',
  ca: 'America/Toronto',
  gb: 'Europe/London',
};

/** By locale: countries of the continent share one. */
export const siteTimeZone = (locale: string): string => TIME_ZONES[locale.slice(3)] ?? 'Europe/Berlin';
