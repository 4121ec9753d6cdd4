/** Languages the demo shop is written in. */
export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One text in every language. */
export type Texts = Readonly<Record<Language, string>>;

/** English, French, German, and the tags that a product needs one of before the phrase fits it. */
export type Phrase = readonly [en: string, fr: string, de: string, only?: readonly string[]];

/** Texts from the short form that the phrase banks are written in. */
export const texts = ([en, fr, de]: Phrase): Texts => ({ en, fr, de });

/** The phrases that fit a product with these tags. */
export const fitting = (phrases: readonly Phrase[], tags: ReadonlySet<string>): Phrase[] =>
  phrases.filter(([, , , only]) => only === undefined || only.some((tag) => tags.has(tag)));
