import type { Language, Texts } from '@haberdash/commerce-api/seed/seed-source.ts';

export type { Language, Texts } from '@haberdash/commerce-api/seed/seed-source.ts';

/** Languages the demo shop is written in. */
export const LANGUAGES = ['en', 'fr', 'de', 'es', 'it'] as const satisfies readonly Language[];

/** A text in each language, in the order of LANGUAGES, and the tags that a product needs one of before it fits. */
export type Phrase = readonly [
  en: string,
  fr: string,
  de: string,
  es: string,
  it: string,
  only?: readonly string[],
];

const PLACES = { en: 0, fr: 1, de: 2, es: 3, it: 4 } as const satisfies Record<Language, number>;

/** A phrase in one language. */
export const phraseIn = (phrase: Phrase, language: Language): string => phrase[PLACES[language]];

/** One value for every language. */
export const perLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> => ({
  en: make('en'),
  fr: make('fr'),
  de: make('de'),
  es: make('es'),
  it: make('it'),
});

/** Texts from the short form that the phrase banks are written in. */
export const texts = (phrase: Phrase): Texts => perLanguage((language) => phraseIn(phrase, language));

/** The phrases that fit a product with these tags. */
export const fitting = (phrases: readonly Phrase[], tags: ReadonlySet<string>): Phrase[] =>
  phrases.filter(([, , , , , only]) => only === undefined || only.some((tag) => tags.has(tag)));
