/** What the search knows of the words of one language; every text is a list of words. */
export interface LanguageWords {
  /** Words that carry no meaning of their own. */
  readonly silent: string;
  /** Words that shoppers use for one thing; a search for one finds the others. */
  readonly synonyms: readonly string[];
  /** Words that a shop may describe in several: "raincoat", a jacket for rain. */
  readonly meanings: Readonly<Record<string, string>>;
  /** Words for the families of colours, in every form that their stem does not cover. */
  readonly colors: Readonly<Record<string, string>>;
  /** Words that end like a kind without being of it: a "Handschuh" is no "Schuh". */
  readonly apart: string;
  /** Words that only shade a colour: "light", "dark"; in German also the beginning of its word. */
  readonly shades: string;
  /** Words that announce a size. */
  readonly size: string;
  /** Words that shoppers use for what one page of help is about. */
  readonly help: readonly string[];
}
