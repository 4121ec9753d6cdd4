import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const hasCardsAtom = atom(false);

/** Whether a page of this visit has shown a card, so that the code of their buttons is worth its bytes. */
export const useHasCards = (): boolean => useAtomValue(hasCardsAtom);

/** Reports that a card is shown. */
export function useShownCard(): void {
  const setHasCards = useSetAtom(hasCardsAtom);
  useEffect(() => setHasCards(true), [setHasCards]);
}
