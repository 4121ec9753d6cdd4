import type { Language } from '../../../shared/text.ts';
import { splitCompound } from './compounds.ts';
import { meaningfulWords } from './meaningful-words.ts';
import { stem } from './stem.ts';
import { meaningOf, synonymsOf } from './synonyms.ts';
import { and, distinctExpressions, or, type Expression } from './text-expression.ts';
import type { TextQuery } from './text-index/text-index.ts';
import type { Vocabulary } from './vocabulary.ts';

const SHORTEST_BEGINNING = 3;
/** The last word may be incomplete. */
const SHORTEST_UNFINISHED = 1;
/** From this length on a synonym matches compounds that start with it, as "Isolationsjacke". */
const SHORTEST_MODIFIER = 4;

/** One search word with its alternatives. */
export interface Group {
  /** Kinds match only in product names. */
  readonly strict: Expression;
  /** Matches anywhere in a product. */
  readonly loose: Expression;
  readonly isKind: boolean;
}

/** A parsed text; without groups nothing matches. */
export interface SearchQuery {
  readonly groups: readonly Group[];
  /** The corrected text, where it had typos. */
  readonly mended: string | undefined;
}

interface Reading {
  readonly group: Group;
  readonly word: string;
  readonly isMended: boolean;
}

function groupOf(own: string, shortest: number, language: Language, vocabulary: Vocabulary): Group {
  const { kinds } = vocabulary;
  const synonyms = synonymsOf(own, language);
  const all = [own, ...synonyms];
  const heads = all.flatMap((each) => kinds.named(each));
  const isUnfinished = shortest === SHORTEST_UNFINISHED && own.length > 1 && !vocabulary.has(own);
  const isKind = heads.length > 0 || (isUnfinished && kinds.hasPrefix(own));
  const terms = (isInName: boolean) => {
    const term = (lexeme: string, isBeginning: boolean) => ({ lexeme, isBeginning, isInName });
    return [
      // A complete kind is no prefix of another: "botas" is not "botellas".
      term(own, own.length >= shortest && !heads.includes(own)),
      ...synonyms.map((each) => term(each, language === 'de' && each.length >= SHORTEST_MODIFIER)),
      ...heads.map((each) => term(each, false)),
    ];
  };
  return { strict: or(terms(isKind)), loose: or(terms(false)), isKind };
}

/** The group of several words that mean one. */
const together = (groups: readonly Group[]): Group => ({
  strict: and(groups.map(({ strict }) => strict)),
  loose: and(groups.map(({ loose }) => loose)),
  isKind: groups.some(({ isKind }) => isKind),
});

const either = (groups: readonly Group[]): Group => ({
  strict: or(groups.map(({ strict }) => strict)),
  loose: or(groups.map(({ loose }) => loose)),
  isKind: groups.some(({ isKind }) => isKind),
});

function readWord(
  word: string,
  isLast: boolean,
  language: Language,
  vocabulary: Vocabulary,
): Reading | undefined {
  const own = stem(word, language);
  const group = (each: string, shortest = SHORTEST_BEGINNING) =>
    groupOf(each, shortest, language, vocabulary);
  const read = (groups: readonly Group[]): Reading => ({ group: either(groups), word, isMended: false });
  const isKnown =
    vocabulary.knows(own) || synonymsOf(own, language).some((synonym) => vocabulary.knows(synonym));
  const itself = isKnown ? [group(own, isLast ? SHORTEST_UNFINISHED : SHORTEST_BEGINNING)] : [];
  const parts = meaningOf(own, language) ?? (isKnown ? undefined : splitCompound(word, language, vocabulary));
  if (parts !== undefined) return read([...itself, together(parts.map((part) => group(part)))]);
  if (isKnown) return read(itself);
  const nearest = vocabulary.nearest(own);
  const [best] = nearest;
  if (best === undefined) return undefined;
  return { group: either(nearest.map(({ term }) => group(term))), word: best.display, isMended: true };
}

/** Parses a text: folds, splits compounds, adds synonyms, corrects typos; skips unknown words. */
export function readSearch(text: string, language: Language, vocabulary: Vocabulary): SearchQuery {
  const readings = meaningfulWords(text, language).flatMap(
    (word, index, all) => readWord(word, index === all.length - 1, language, vocabulary) ?? [],
  );
  return {
    groups: readings.map(({ group }) => group),
    mended: readings.some(({ isMended }) => isMended)
      ? readings.map(({ word }) => word).join(' ')
      : undefined,
  };
}

/** Queries by strictness: all words with kinds by name, all words anywhere, kinds alone, any word. */
export function queriesOf(groups: readonly Group[]): readonly TextQuery[] {
  if (groups.length === 0) return [];
  const kinds = groups.filter(({ isKind }) => isKind);
  const rank = or(groups.map(({ loose }) => loose));
  const filters = distinctExpressions([
    and(groups.map(({ strict }) => strict)),
    and(groups.map(({ loose }) => loose)),
    ...(kinds.length > 0 ? [and(kinds.map(({ strict }) => strict))] : []),
    rank,
  ]);
  return filters.map((filter) => ({ filter, rank }));
}
