import { defaultSite, sites, type Site } from './sites.ts';

interface LanguagePreference {
  readonly tag: string;
  readonly weight: number;
}

function parseAcceptLanguage(acceptLanguage: string): readonly LanguagePreference[] {
  return acceptLanguage
    .slice(0, 500)
    .split(',')
    .map((part): LanguagePreference => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((each) => each.trim()).find((each) => each.startsWith('q='));
      const weight = quality === undefined ? 1 : Number(quality.slice(2));
      return { tag, weight: Number.isFinite(weight) ? weight : 0 };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
}

const languageOf = (tag: string): string => tag.split('-', 1)[0] ?? tag;

const siteFor = (tag: string): Site | undefined =>
  sites.find(({ locale }) => locale === tag) ?? sites.find(({ language }) => language === languageOf(tag));

/** Picks a site from Accept-Language: the exact locale first, then the language, else the first site. */
export function chooseSite(acceptLanguage: string): Site {
  for (const { tag } of parseAcceptLanguage(acceptLanguage)) {
    const match = siteFor(tag);
    if (match) return match;
  }
  return defaultSite;
}

/** The site that the browser's languages prefer to the open one; undefined where the open one is as good. */
export function siteToOffer(acceptLanguage: string, open: Site): Site | undefined {
  for (const { tag } of parseAcceptLanguage(acceptLanguage)) {
    const match = siteFor(tag);
    if (match === undefined) continue;
    const isFine =
      match.locale === open.locale || (match.locale !== tag && languageOf(tag) === open.language);
    return isFine ? undefined : match;
  }
  return undefined;
}
