import { hash } from 'node:crypto';

import { addBit, type Bits, createBits, forEachBit, intersect, unite } from '../../catalogue/bits.ts';
import type { ProductIndex } from '../../catalogue/product-index.ts';
import { type Expression, termsOf } from '../text-expression.ts';
import { documentWords } from './document-words.ts';
import { forEachPosting, MAX_PLACES } from './postings.ts';
import { createWordList } from './word-list.ts';

/** What products have to fit, and what those that fit are ranked by. */
export interface TextQuery {
  readonly filter: Expression;
  /** A category of the name counts, too. */
  readonly rank: Expression;
}

/** The words of a product in one language, as the database holds them. */
export interface TextEntry {
  readonly id: string;
  readonly document: string;
}

/** Which products have which words, in one language. */
export interface TextIndex extends ProductIndex<TextEntry> {
  /** Another one whenever a product got another place. */
  readonly version: number;
  /** The ids by their places; an empty place has none. */
  ids(): Iterable<string | undefined>;
  /**
   * The places of all products that fit, the best first. `weigh` says of a place by how much it counts more than others
   * that fit as well; one without a weight is not sold.
   */
  find(query: TextQuery, weigh: (place: number) => number | undefined): Int32Array;
}

interface Indexed {
  readonly id: string;
  /** Tells whether a document has changed: most changes of a product are of what is in stock. */
  readonly digest: string;
}

/** A document that changed gets a new place; so many of the old ones may stand empty beside as many that are taken. */
const MAX_EMPTY = 10_000;

/** A score is compared to the sixth digit; more would be the noise of rounding. */
const SCORE_STEPS = 1e6;
const MAX_STEPS = 2 ** 30;

/** Sorts places by score, the best first, equals by their place: one number each, as numbers sort fastest. */
function sortByScore(found: readonly number[], scores: Float32Array): Int32Array {
  const keys = new Float64Array(found.length);
  for (const [at, place] of found.entries()) {
    const steps = Math.min(MAX_STEPS, Math.round((scores[place] ?? 0) * SCORE_STEPS));
    keys[at] = (MAX_STEPS - steps) * MAX_PLACES + place;
  }
  return Int32Array.from(keys.sort(), (key) => key % MAX_PLACES);
}

/** An empty index. */
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

  /** Gives the products places without empty ones between them. */
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
