import { useEffect } from 'react';
import { loadMemory } from '../../cards/index.ts';

const MOST_SEARCHES = 5;

/** Remembers in this browser what was searched for and found. */
export function useRememberSearch(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return;
    void loadMemory(({ changeMemory, withLatest }) =>
      changeMemory((known) => ({ ...known, searches: withLatest(known.searches, text, MOST_SEARCHES) })),
    );
  }, [text]);
}
