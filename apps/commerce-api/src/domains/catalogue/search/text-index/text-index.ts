import { hash } from 'node:crypto';

import { addBit, type Bits, createBits, forEachBit, intersect, unite } from '../../catalogue/bits.ts';
import type { ProductIndex } from '../../catalogue/product-index.ts';
import { type Expression, termsOf } from '../text-expression.ts';
import { documentWords } from './document-words.ts';
import { forEachPosting, MAX_PLACES } from './postings.ts';
import { createWordList } from './word-list.ts';

/** A text query: the condition, and what ranks the matches. */
export interface TextQuery {
  readonly filter: Expression;
  /** Includes category names. */
  readonly rank: Expression;
}

/** The stored words of a product in one language. */
export interface TextEntry {
  readonly id: string;
  readonly document: string;
}

/** Products by word, in one language. */
export interface TextIndex extends ProductIndex<TextEntry> {
  /** Changes whenever a product moves to another place. */
  readonly version: number;
  /** Ids by place; an empty place has none. */
  ids(): Iterable<string | undefined>;
  /** Places of all matches, best first; `weigh` scales a place's score, and undefined excludes it. */
  find(query: TextQuery, weigh: (place: number) => number | undefined): Int32Array;
}

interface Indexed {
  readonly id: string;
  /** Detects changed documents: most product changes are stock only. */
  readonly digest: string;
}

/** A changed document gets a new place; empty places are compacted above this number. */
const MAX_EMPTY = 10_000;

/** Scores are compared to six digits; more would be rounding noise. */
const SCORE_STEPS = 1e6;
const MAX_STEPS = 2 ** 30;

/** Sorts places by score, then place; packed into one number, because numbers sort fastest. */
function sortByScore(found: readonly number[], scores: Float32Array): Int32Array {
  const keys = new Float64Array(found.length);
  for (const [at, place] of found.entries()) {
    const steps = Math.min(MAX_STEPS, Math.round((scores[place] ?? 0) * SCORE_STEPS));
    keys[at] = (MAX_STEPS - steps) * MAX_PLACES + place;
  }
  return Int32Array.from(keys.sort(), (key) => key % MAX_PLACES);
}

export function createTextIndex(): TextIndex {
  const words = createWordList();
  const places = new Map<string, number>();
  let version = 0;
  let products: (Indexed | undefined)[] = [];

  function fitting(expression: Expression): Bits {
    if ('lexeme' in expression) {
      const found = createBits();
      for (const each of words.of(expression))
        forEachPosting(each, expression.isInName, (place) => addBit(found, place));
      return found;
    }
    if ('any' in expression) return unite(expression.any.map(fitting));
    const [first = createBits(), ...more] = expression.all.map(fitting);
    return more.reduce(intersect, first);
  }

  function remove(id: string): void {
    const place = places.get(id);
    if (place === undefined) return;
    places.delete(id);
    products[place] = undefined;
    version += 1;
  }

  /** Compacts empty places. */
  function closeRanks(): void {
    const live = products.filter((product) => product !== undefined);
    const moved = new Map(live.map(({ id }, place) => [places.get(id), place]));
    words.move((place) => moved.get(place));
    live.forEach(({ id }, place) => places.set(id, place));
    products = live;
  }

  return {
    get version() {
      return version;
    },
    *ids() {
      for (const product of products) yield product?.id;
    },
    remove,
    put({ id, document }) {
      const digest = hash('md5', document, 'base64');
      const before = places.get(id);
      if (before !== undefined && products[before]?.digest === digest) return;
      remove(id);
      if (products.length > places.size * 2 + MAX_EMPTY) closeRanks();
      const place = products.length;
      if (place >= MAX_PLACES) throw new RangeError('the index of texts is full');
      places.set(id, place);
      products.push({ id, digest });
      version += 1;
      for (const word of documentWords(document)) words.add(word, place);
    },
    find({ filter, rank }, weigh) {
      const hits = fitting(filter);
      const scores = new Float32Array(products.length);
      for (const term of termsOf(rank)) {
        for (const each of words.of(term))
          forEachPosting(
            each,
            term.isInName,
            (place, score) => (scores[place] = (scores[place] ?? 0) + score),
          );
      }
      const found: number[] = [];
      forEachBit(hits, (place) => {
        const weight = weigh(place);
        if (weight === undefined) return;
        scores[place] = (scores[place] ?? 0) * weight;
        found.push(place);
      });
      return sortByScore(found, scores);
    },
  };
}
