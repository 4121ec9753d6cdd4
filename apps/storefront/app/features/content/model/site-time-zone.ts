/** Where the events of a site take place; the day of an event is counted there. */
const TIME_ZONES: Readonly<Record<string, string>> = {
  us: 'America/New_York',
  ca: 'America/Toronto',
  gb: 'Europe/London',
};

/** The time zone of a site by its locale: countries of the continent share one. */
export const siteTimeZone = (locale: string): string => TIME_ZONES[locale.slice(3)] ?? 'Europe/Berlin';
