/** Search words of one language; every text is a space-separated list. */
export interface LanguageWords {
  /** Stop words. */
  readonly silent: string;
  /** Groups of synonyms. */
  readonly synonyms: readonly string[];
  /** Words with a meaning of several: "raincoat" is a rain jacket. */
  readonly meanings: Readonly<Record<string, string>>;
  /** Colour family by word, in forms that the stem does not cover. */
  readonly colors: Readonly<Record<string, string>>;
  /** Words with the ending of a kind that they are not: "Handschuh" is no "Schuh". */
  readonly apart: string;
  /** Modifiers of colours: "light", "dark"; in German also as a prefix. */
  readonly shades: string;
  readonly size: string;
  /** Words that shoppers use for the topic of a help page. */
  readonly help: readonly string[];
}
