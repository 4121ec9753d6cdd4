import type { Term } from '../text-expression.ts';
import type { DocumentWord } from './document-words.ts';
import { addPosting, createPostings, movePostings, type Postings } from './postings.ts';

/** Postings by word. */
export interface WordList {
  add(word: DocumentWord, place: number): void;
  /** The postings of a word, or of all words with a prefix. */
  of(term: Term): readonly Postings[];
  /** Maps places in the same order; entries without a new place are dropped. */
  move(placeOf: (place: number) => number | undefined): void;
}

export function createWordList(): WordList {
  const postings = new Map<string, Postings>();
  /** Sorted words, until one is added. */
  let sorted: readonly string[] | undefined;

  function* beginningWith(beginning: string): Generator<string> {
    sorted ??= [...postings.keys()].toSorted();
    let low = 0;
    for (let high = sorted.length; low < high;) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? '') < beginning) low = middle + 1;
      else high = middle;
    }
    for (; sorted[low]?.startsWith(beginning) === true; low += 1) yield sorted[low] ?? '';
  }

  return {
    add({ lexeme, isInName, score }, place) {
      let own = postings.get(lexeme);
      if (own === undefined) {
        own = createPostings();
        postings.set(lexeme, own);
        sorted = undefined;
      }
      addPosting(own, place, isInName, score);
    },
    of: ({ lexeme, isBeginning }) =>
      (isBeginning ? [...beginningWith(lexeme)] : [lexeme]).flatMap((each) => postings.get(each) ?? []),
    move(placeOf) {
      for (const own of postings.values()) movePostings(own, placeOf);
    },
  };
}
