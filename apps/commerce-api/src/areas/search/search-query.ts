import type { Language } from '../../shared/text.ts';
import { words } from './fold.ts';
import { stem } from './stem.ts';
import { synonymsOf } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

const MAX_WORDS = 10;
const MAX_WORD_LENGTH = 40;
const SHORTEST_BEGINNING = 3;
/** The last word may still be on its way. */
const SHORTEST_UNFINISHED = 1;

const SILENT: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['the', 'and', 'or', 'for', 'with', 'of', 'in', 'an', 'to', 'my']),
  fr: new Set([
    'le',
    'la',
    'les',
    'un',
    'une',
    'des',
    'de',
    'du',
    'et',
    'ou',
    'pour',
    'avec',
    'en',
    'au',
    'aux',
    'sans',
  ]),
  de: new Set([
    'der',
    'die',
    'das',
    'den',
    'dem',
    'ein',
    'eine',
    'und',
    'oder',
    'fur',
    'mit',
    'im',
    'aus',
    'zum',
    'zur',
  ]),
  es: new Set(['el', 'la', 'los', 'las', 'un', 'una', 'de', 'del', 'para', 'con', 'en', 'al', 'sin']),
  it: new Set(
    'il lo la gli le un uno una di da del dello della dei delle dal per con in nel al alla sul senza'.split(
      ' ',
    ),
  ),
};

/** One word of a search with everything that may stand for it, as parts of a `tsquery`. */
export type Alternatives = readonly string[];

/** What a text asks for; no groups means that nothing in the shop is called so. */
export interface SearchQuery {
  readonly groups: readonly Alternatives[];
  /** The text with its typos mended, where it had some. */
  readonly mended: string | undefined;
}

/** The words of a text that carry meaning. */
export const meaningfulWords = (text: string, language: Language): string[] =>
  words(text.slice(0, 400))
    .filter((word) => word.length <= MAX_WORD_LENGTH && !SILENT[language].has(word))
    .slice(0, MAX_WORDS);

const asBeginning = (lexeme: string, shortest = SHORTEST_BEGINNING): string =>
  lexeme.length >= shortest ? `'${lexeme}':*` : `'${lexeme}'`;

interface Reading {
  readonly alternatives: Alternatives;
  readonly word: string;
  readonly isMended: boolean;
}

function readWord(
  word: string,
  isLast: boolean,
  language: Language,
  vocabulary: Vocabulary,
): Reading | undefined {
  const lexeme = stem(word, language);
  const synonyms = synonymsOf(lexeme, language);
  if (vocabulary.knows(lexeme) || synonyms.some((synonym) => vocabulary.knows(synonym))) {
    return {
      alternatives: [
        asBeginning(lexeme, isLast ? SHORTEST_UNFINISHED : SHORTEST_BEGINNING),
        ...synonyms.map((synonym) => `'${synonym}'`),
      ],
      word,
      isMended: false,
    };
  }
  const nearest = vocabulary.nearest(lexeme);
  const [best] = nearest;
  if (best === undefined) return undefined;
  const terms = nearest.flatMap(({ term }) => [
    asBeginning(term),
    ...synonymsOf(term, language).map((synonym) => `'${synonym}'`),
  ]);
  return { alternatives: terms, word: best.display, isMended: true };
}

/**
 * Understands a text: folds it, drops silent words, adds synonyms and mends typos. Words that mean nothing to
 * the shop are passed over, so that one odd word does not hide everything. Lexemes hold letters and digits
 * only, so no sign of a shopper's text reaches the query language.
 */
export function readSearch(text: string, language: Language, vocabulary: Vocabulary): SearchQuery {
  const readings = meaningfulWords(text, language).flatMap(
    (word, index, all) => readWord(word, index === all.length - 1, language, vocabulary) ?? [],
  );
  return {
    groups: readings.map(({ alternatives }) => [...new Set(alternatives)]),
    mended: readings.some(({ isMended }) => isMended)
      ? readings.map(({ word }) => word).join(' ')
      : undefined,
  };
}

/** The `tsquery` that asks for every word, or for any. */
export const toTsQuery = (groups: readonly Alternatives[], join: '&' | '|'): string =>
  groups.map((alternatives) => `(${alternatives.join(' | ')})`).join(` ${join} `);
