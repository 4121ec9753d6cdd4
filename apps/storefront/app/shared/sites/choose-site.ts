import { defaultSite, sites, type Site } from './sites.ts';

interface Wish {
  readonly tag: string;
  readonly weight: number;
}

function readWishes(acceptLanguage: string): readonly Wish[] {
  return acceptLanguage
    .slice(0, 500)
    .split(',')
    .map((part): Wish => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((each) => each.trim()).find((each) => each.startsWith('q='));
      const weight = quality === undefined ? 1 : Number(quality.slice(2));
      return { tag, weight: Number.isFinite(weight) ? weight : 0 };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
}

/** Picks a site from Accept-Language: the exact locale first, then the language, else the first site. */
export function chooseSite(acceptLanguage: string): Site {
  for (const { tag } of readWishes(acceptLanguage)) {
    const language = tag.split('-', 1)[0];
    const match =
      sites.find(({ locale }) => locale === tag) ?? sites.find((site) => site.language === language);
    if (match) return match;
  }
  return defaultSite;
}
