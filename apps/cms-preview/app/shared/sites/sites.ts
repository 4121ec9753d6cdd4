import { sitesIn, type Site } from '@haberdash/shop';
import { shop } from './shop.ts';

const LANGUAGES = ['en', 'fr', 'de', 'es', 'it'] as const;

export type Language = (typeof LANGUAGES)[number];

export interface PreviewSite extends Pick<
  Site,
  'locale' | 'siteId' | 'brand' | 'region' | 'currency' | 'languageTag'
> {
  readonly language: Language;
}

export const sites: readonly [PreviewSite, ...PreviewSite[]] = sitesIn(shop, LANGUAGES);

/** The site of a locale, by default the first. */
export const siteOf = (locale: string | null): PreviewSite =>
  sites.find((each) => each.locale === locale) ?? sites[0];
