import type { Clock } from '../../../../shared/clock.ts';
import type { Language } from '../../../../shared/text.ts';
import type { Executor } from '../../../../platform/db/database.ts';
import { cacheProductIndex } from '../../catalogue/product-index.ts';
import { textRows } from '../search-repository.ts';
import { createTextIndex, type TextIndex } from './text-index.ts';

/** The words of all products in a language, a few seconds old at most. */
export type TextIndexes = (language: Language) => Promise<TextIndex>;

/** Caches words in memory: ranking thousands of matches takes SQL half a second. */
export function createTextIndexes(db: Executor, clock: Clock): TextIndexes {
  const caches = new Map<Language, () => Promise<TextIndex>>();
  return (language) => {
    const cache =
      caches.get(language) ?? cacheProductIndex(db, clock, textRows(db, language), createTextIndex);
    caches.set(language, cache);
    return cache();
  };
}
