import type { Currency } from '@haberdash/commerce-api/seed/seed-source.ts';
import { countries, type CountryTable } from '@haberdash/commerce-api/shared/countries/table.ts';
import type { Language } from '../language.ts';

/** A site in one of its locales. */
export interface Edition {
  readonly siteId: string;
  readonly locale: string;
  readonly language: Language;
  readonly currency: Currency;
}

/** The editions of all countries, one per language. */
export const editionsOf = (table: CountryTable): readonly Edition[] =>
  table.flatMap(({ code, market }) =>
    market === undefined
      ? []
      : market.languages.map((language) => ({
          siteId: `NF-${code}`,
          locale: `${language}-${code.toLowerCase()}`,
          language,
          currency: market.currency,
        })),
  );

export const EDITIONS = editionsOf(countries);
