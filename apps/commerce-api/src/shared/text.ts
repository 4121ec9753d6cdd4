/** Languages that the service writes texts in; the first one serves every other language too. */
export const LANGUAGES = ['en', 'fr', 'de', 'es', 'it'] as const;

/** A language that the service writes texts in. */
export type Language = (typeof LANGUAGES)[number];

/** Languages as single countries write them, where that differs. */
const REGIONAL_EDITIONS = ['en-us', 'en-ca', 'fr-ca'] as const;

/** What a text is written in: a language, or a language as one country writes it (`en` is British). */
export type Edition = Language | (typeof REGIONAL_EDITIONS)[number];

/** The language of a locale or an edition such as `fr-ca`; English where the service has no texts of its own. */
export function languageOf(locale: string): Language {
  const language = locale.slice(0, 2).toLowerCase();
  return LANGUAGES.find((entry) => entry === language) ?? 'en';
}

/** The edition that a locale reads: its own where one is written, else its language. */
export function editionOf(locale: string): Edition {
  const own = locale.toLowerCase();
  return REGIONAL_EDITIONS.find((entry) => entry === own) ?? languageOf(locale);
}

/** One text in every language, and in the editions that say it otherwise; placeholders stand in braces. */
export type Text = Readonly<Record<Language, string>> & Readonly<Partial<Record<Edition, string>>>;

/** Where the text of an edition is looked for, best first: the edition, its language, English. */
export const fallbacksOf = (edition: Edition): readonly Edition[] => [
  ...new Set<Edition>([edition, languageOf(edition), 'en']),
];

/** The text of an edition, which falls back to its language. */
export const textIn = (text: Text, edition: Edition): string => text[edition] ?? text[languageOf(edition)];

/** Picks the edition of a text and fills in its placeholders; an unknown placeholder stays as it is. */
export function formatText(
  text: Text,
  edition: Edition,
  values: Readonly<Record<string, string>> = {},
): string {
  return textIn(text, edition).replace(
    /\{(\w+)\}/g,
    (placeholder, name: string) => values[name] ?? placeholder,
  );
}
