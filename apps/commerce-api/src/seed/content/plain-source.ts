import { sitesOf } from '@haberdash/shop';

import { shop } from '../../shared/shop.ts';
import { marketOf } from '../../shared/countries/table.ts';
import type { ContentSource, ShopRules } from '../seed-source.ts';

/** What files may name in any shop: `{free}` and `{returnDays}`. */
function figuresOf(locale: string, rules: ShopRules): (text: string) => string {
  const market = marketOf(locale.slice(3).toUpperCase());
  if (market === undefined) return (text) => text;
  const free = rules.freeDeliveryFrom(market.currency, locale);
  return (text) => text.replaceAll('{free}', free).replaceAll('{returnDays}', String(market.returnDays));
}

/** The source of a shop whose seed brings no content of its own: files in the languages of its sites, or of `locales`. */
export function plainSource(folder: string, locales: readonly string[]): ContentSource {
  const localesOf = (siteId: string): readonly string[] =>
    locales.length > 0
      ? locales
      : sitesOf(shop)
          .filter((site) => site.siteId === siteId)
          .map(({ locale }) => locale);
  const all = locales.length > 0 ? locales : sitesOf(shop).map(({ locale }) => locale);
  const required = [...new Set(all.map((locale) => locale.slice(0, 2)))];
  return {
    folder,
    languages: { required, optional: all },
    localesOf,
    nameOf: (locale) => locale.slice(0, 2),
    unknownPlace: () => undefined,
    compileOptions: (_siteId, locale, rules) => {
      const language = locale.slice(0, 2);
      const union = marketOf(locale.slice(3).toUpperCase())?.customsUnion;
      return {
        edition: {
          languages: [...required, ...all],
          names: [locale, language],
          marks: [locale, language, ...(union === undefined ? [] : [union])],
          fill: figuresOf(locale, rules),
        },
      };
    },
  };
}
