import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const hasCardsAtom = atom(false);

/** Whether this visit has shown a card, which makes the code of its buttons worth loading. */
export const useHasCards = (): boolean => useAtomValue(hasCardsAtom);

export function useShownCard(): void {
  const setHasCards = useSetAtom(hasCardsAtom);
  useEffect(() => setHasCards(true), [setHasCards]);
}
