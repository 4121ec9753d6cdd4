import { useStore, type Atom } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * What a part reads of an atom, but while a document hydrates what it was rendered with. Parts of a page come to
 * life one after the other, and a snapshot may arrive between two of them: each has to find its own markup first. A
 * part is drawn again only when what it reads has changed, so `read` answers a primitive or something that is kept.
 */
export function usePartAfterHydration<T, Part>(
  atom: Atom<T>,
  inDocument: Part,
  read: (value: T) => Part,
): Part {
  const store = useStore();
  const subscribe = useCallback((onChange: () => void) => store.sub(atom, onChange), [store, atom]);
  return useSyncExternalStore(
    subscribe,
    () => read(store.get(atom)),
    () => inDocument,
  );
}

const whole = <T>(value: T): T => value;

/** The whole value of an atom, read in the same way. */
export const useAfterHydration = <T>(atom: Atom<T>, inDocument: T): T =>
  usePartAfterHydration(atom, inDocument, whole);
