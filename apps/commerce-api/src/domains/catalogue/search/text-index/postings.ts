/** Products with a word, as places in the index with scores. */
export interface Postings {
  entries: Uint32Array;
  length: number;
}

const SCORE_BITS = 8;
const MAX_SCORE = 2 ** SCORE_BITS - 1;
const NAME_BIT = 2 ** SCORE_BITS;
const PLACE_SHIFT = SCORE_BITS + 1;

/** The maximum of 32-bit entries. */
export const MAX_PLACES = 2 ** (32 - PLACE_SHIFT);

export const createPostings = (): Postings => ({ entries: new Uint32Array(2), length: 0 });

/** Adds a product; places ascend, so that entries stay ordered. */
export function addPosting(postings: Postings, place: number, isInName: boolean, score: number): void {
  if (postings.length === postings.entries.length) {
    const grown = new Uint32Array(postings.length * 2);
    grown.set(postings.entries);
    postings.entries = grown;
  }
  const level = Math.round(score * MAX_SCORE);
  postings.entries[postings.length] = place * 2 ** PLACE_SHIFT + (isInName ? NAME_BIT : 0) + level;
  postings.length += 1;
}

/** Calls back for every product with the word, optionally only in names. */
export function forEachPosting(
  { entries, length }: Postings,
  isInName: boolean,
  run: (place: number, score: number) => void,
): void {
  for (let at = 0; at < length; at += 1) {
    const entry = entries[at] ?? 0;
    if (!isInName || (entry & NAME_BIT) !== 0) run(entry >>> PLACE_SHIFT, (entry & MAX_SCORE) / MAX_SCORE);
  }
}

/** Maps places in the same order; entries without a new place are dropped. */
export function movePostings(postings: Postings, placeOf: (place: number) => number | undefined): void {
  let kept = 0;
  for (let at = 0; at < postings.length; at += 1) {
    const entry = postings.entries[at] ?? 0;
    const place = placeOf(entry >>> PLACE_SHIFT);
    if (place === undefined) continue;
    postings.entries[kept] = place * 2 ** PLACE_SHIFT + (entry % 2 ** PLACE_SHIFT);
    kept += 1;
  }
  postings.length = kept;
}
