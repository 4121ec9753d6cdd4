import type { Site } from './sites.ts';

/** The country of a site in the words of another one, and not in its own. */
export const countryIn = (
  { languageTag }: Pick<Site, 'languageTag'>,
  { country, countryName }: Pick<Site, 'country' | 'countryName'>,
): string => new Intl.DisplayNames(languageTag, { type: 'region' }).of(country) ?? countryName;
