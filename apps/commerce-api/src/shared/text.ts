/** Languages that the service writes texts in; the first one serves every other language too. */
const LANGUAGES = ['en', 'fr', 'de', 'es', 'it'] as const;

/** A language that the service writes texts in. */
export type Language = (typeof LANGUAGES)[number];

/** The language of a locale such as `fr-ca`; English where the service has no texts of its own. */
export function languageOf(locale: string): Language {
  const language = locale.slice(0, 2).toLowerCase();
  return LANGUAGES.find((entry) => entry === language) ?? 'en';
}

/** One text in every language, and where American spelling differs, in that; placeholders stand in braces. */
export type Text = Readonly<Record<Language, string>> & { readonly american?: string };

/** A text as the site of a locale spells it. */
export const spell = (text: Text, locale: string): string =>
  locale === 'en-us' && text.american !== undefined ? text.american : text[languageOf(locale)];

/** Picks the language of a text and fills in its placeholders; an unknown placeholder stays as it is. */
export function say(text: Text, language: Language, values: Readonly<Record<string, string>> = {}): string {
  return text[language].replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
