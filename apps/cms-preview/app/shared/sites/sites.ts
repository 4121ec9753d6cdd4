import { sitesOf, type Site } from '@haberdash/shop';
import { shop } from './shop.ts';

const LANGUAGES = ['en', 'fr', 'de', 'es', 'it'] as const;

export type Language = (typeof LANGUAGES)[number];

export interface PreviewSite extends Pick<
  Site,
  'locale' | 'siteId' | 'brand' | 'region' | 'currency' | 'languageTag'
> {
  readonly language: Language;
}

function previewed({ locale, siteId, brand, region, currency, languageTag, ...site }: Site): PreviewSite {
  const language = LANGUAGES.find((each) => each === site.language);
  if (language === undefined) throw new Error(`The site ${locale} is in a language without texts.`);
  return { locale, language, siteId, brand, region, currency, languageTag };
}

const [first, ...others] = sitesOf(shop);

export const sites: readonly [PreviewSite, ...PreviewSite[]] = [previewed(first), ...others.map(previewed)];

/** The site of a locale, by default the first. */
export const siteOf = (locale: string | null): PreviewSite =>
  sites.find((each) => each.locale === locale) ?? sites[0];
