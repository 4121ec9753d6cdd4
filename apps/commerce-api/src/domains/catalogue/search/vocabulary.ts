import { sql } from 'drizzle-orm';

import { createTtlCache } from '../../../shared/ttl-cache.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Language } from '../../../shared/text.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { editDistance, lettersOf, mayBeNear } from './edit-distance.ts';
import { words as foldedWords } from './fold.ts';
import { createKinds, type Kinds } from './kinds.ts';

/** A searchable word or phrase with its frequency. */
export interface Term {
  readonly term: string;
  readonly display: string;
  readonly weight: number;
}

/** The searchable terms of one language. */
export interface Vocabulary {
  /** True when a shop word has this prefix. */
  knows(beginning: string): boolean;
  /** True for the stem of a shop word. */
  has(lexeme: string): boolean;
  readonly kinds: Kinds;
  /** The shop words closest to an unknown one, then most frequent first. */
  nearest(lexeme: string): readonly Term[];
  /** Most frequent first. */
  readonly phrases: readonly Term[];
  /** Changes with new terms. */
  readonly version: number;
}

const TTL_MS = 60_000;
/** New words are looked for as often as the indexes look for changes. */
const COUNT_TTL_MS = 3_000;
const MAX_MENDED = 3;

/** Allowed edits: none in a short word, two in a long one. */
const toleranceOf = (lexeme: string): number => (lexeme.length < 4 ? 0 : lexeme.length < 7 ? 1 : 2);

function createVocabulary(words: readonly Term[], phrases: readonly Term[], kinds: Kinds): Vocabulary {
  const letterSets = words.map(({ term }) => lettersOf(term));
  const sorted = words.map(({ term }) => term).toSorted();
  const firstAtLeast = (text: string): string | undefined => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return sorted[low];
  };
  return {
    version: words.length + phrases.length,
    phrases: phrases.toSorted((a, b) => b.weight - a.weight || a.display.localeCompare(b.display)),
    kinds,
    has: (lexeme) => firstAtLeast(lexeme) === lexeme,
    knows: (beginning) => firstAtLeast(beginning)?.startsWith(beginning) ?? false,
    nearest(lexeme) {
      const limit = toleranceOf(lexeme);
      if (limit === 0) return [];
      const letters = lettersOf(lexeme);
      return words
        .filter((_, at) => mayBeNear(letters, letterSets[at] ?? 0, limit))
        .map((word) => ({ word, distance: editDistance(lexeme, word.term, limit) }))
        .filter(({ distance }) => distance <= limit)
        .toSorted((a, b) => a.distance - b.distance || b.word.weight - a.word.weight)
        .slice(0, MAX_MENDED)
        .filter(({ distance }, _, [best]) => distance === best?.distance)
        .map(({ word }) => word);
    },
  };
}

/** Category titles; all other phrases are product names. */
async function categoryTitles(db: Executor, language: Language): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ title: string }>(
    sql`select title from category_text where language = ${language}`,
  );
  return new Set(rows.map(({ title }) => foldedWords(title).join(' ')));
}

/** The number of terms; they are only added while a shop runs, so that another number means new ones. */
async function countTerms(db: Executor, language: Language): Promise<number> {
  const { rows } = await db.execute<{ terms: number }>(
    sql`select count(*)::int as terms from search_term where language = ${language}`,
  );
  return rows[0]?.terms ?? 0;
}

/** The vocabulary of a language, cached for a minute or until it has new terms. */
export function createVocabularies(db: Executor, clock: Clock): (language: Language) => Promise<Vocabulary> {
  const cache = createTtlCache<Vocabulary>(clock, TTL_MS, 8);
  const counts = createTtlCache<number>(clock, COUNT_TTL_MS, 8);
  return async (language) => {
    const terms = await counts.get(language, () => countTerms(db, language));
    return cache.get(`${language} ${terms}`, async () => {
      const { rows } = await db.execute<{ kind: string; term: string; display: string; weight: number }>(
        sql`select kind, term, display, weight from search_term where language = ${language}`,
      );
      const phrases = rows.filter(({ kind }) => kind === 'phrase');
      const titles = await categoryTitles(db, language);
      const labels = phrases.flatMap(({ term, display }) => (titles.has(term) ? [] : [display]));
      return createVocabulary(
        rows.filter(({ kind }) => kind === 'word'),
        phrases,
        createKinds(labels, language),
      );
    });
  };
}
