import { shop } from './shop.ts';

/** Languages of the service's texts; the first is the fallback. */
export const LANGUAGES = ['en', 'fr', 'de', 'es', 'it'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Regional variants of languages, where texts differ. */
const REGIONAL_EDITIONS = ['en-us', 'en-ca', 'fr-ca'] as const;

/** A language or regional variant (`en` is British). */
export type Edition = Language | (typeof REGIONAL_EDITIONS)[number];

export const EDITIONS: readonly Edition[] = [...LANGUAGES, ...REGIONAL_EDITIONS];

/** The language of a locale or edition such as `fr-ca`; English as fallback. */
export function languageOf(locale: string): Language {
  const language = locale.slice(0, 2).toLowerCase();
  return LANGUAGES.find((entry) => entry === language) ?? 'en';
}

/** The edition of a locale: its variant if there is one, else its language. */
export function editionOf(locale: string): Edition {
  const own = locale.toLowerCase();
  return REGIONAL_EDITIONS.find((entry) => entry === own) ?? languageOf(locale);
}

/** A text by language and edition, with placeholders in braces. */
export type Text = Readonly<Record<Language, string>> & Readonly<Partial<Record<Edition, string>>>;

/** Fallbacks: edition, language, English. */
export const fallbacksOf = (edition: Edition): readonly Edition[] => [
  ...new Set<Edition>([edition, languageOf(edition), 'en']),
];

/** The text of an edition, else of its language; `{brand}` is the name of the shop's brand. */
export const textIn = (text: Text, edition: Edition): string =>
  (text[edition] ?? text[languageOf(edition)]).replaceAll('{brand}', shop.brand.name);

/** Formats the text of an edition; unknown placeholders stay. */
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
