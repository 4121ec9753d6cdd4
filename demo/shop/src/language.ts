import type { Edition, Language, Texts } from '@haberdash/commerce-api/seed/seed-source.ts';
import { languageOf } from '@haberdash/commerce-api/shared/text.ts';
import { writeMeasures } from './measures.ts';

export type { Edition, Language, Texts } from '@haberdash/commerce-api/seed/seed-source.ts';

export const LANGUAGES = ['en', 'fr', 'de', 'es', 'it'] as const satisfies readonly Language[];

/** Regional variants; `en` is British, `fr` and the others European. */
const REGIONAL = ['en-us', 'en-ca', 'fr-ca'] as const satisfies readonly Edition[];

export const TEXT_EDITIONS = [...LANGUAGES, ...REGIONAL] as const;

/** English, with regional variants. */
export type English = string | { readonly en: string; readonly 'en-us'?: string; readonly 'en-ca'?: string };

/** French, with the Canadian variant if it differs. */
type French = string | { readonly fr: string; readonly 'fr-ca': string };

/** Texts in the order of LANGUAGES, and tags of which a product needs one. Measures as `{54 cm}`. */
export type Phrase = readonly [
  en: English,
  fr: French,
  de: string,
  es: string,
  it: string,
  only?: readonly string[],
];

/** English with one variant for the United States and Canada. */
export const northAmerican = (en: string, american: string): English => ({
  en,
  'en-us': american,
  'en-ca': american,
});

/** English with a variant for the United States only. */
export const american = (en: string, us: string): English => ({ en, 'en-us': us });

function wordsIn([en, fr, de, es, it]: Phrase, edition: Edition): string {
  switch (edition) {
    case 'en':
    case 'en-us':
    case 'en-ca':
      return typeof en === 'string' ? en : (en[edition] ?? en.en);
    case 'fr':
    case 'fr-ca':
      return typeof fr === 'string' ? fr : fr[edition];
    case 'de':
      return de;
    case 'es':
      return es;
    case 'it':
      return it;
  }
}

/** A phrase in an edition, with its measures in local units. */
export const phraseIn = (phrase: Phrase, edition: Edition): string =>
  writeMeasures(wordsIn(phrase, edition), edition);

/** One text per language, and per edition that differs. */
export function perEdition(make: (edition: Edition) => string): Texts {
  const own = { en: make('en'), fr: make('fr'), de: make('de'), es: make('es'), it: make('it') };
  const differing = REGIONAL.flatMap((edition): [Edition, string][] => {
    const text = make(edition);
    return text === own[languageOf(edition)] ? [] : [[edition, text]];
  });
  return { ...own, ...Object.fromEntries(differing) };
}

export const texts = (phrase: Phrase): Texts => perEdition((edition) => phraseIn(phrase, edition));

export const fitting = (phrases: readonly Phrase[], tags: ReadonlySet<string>): Phrase[] =>
  phrases.filter(([, , , , , only]) => only === undefined || only.some((tag) => tags.has(tag)));
