import { useStore, type Atom } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * What a part reads of an atom, but while a document comes to life what it was rendered with. Parts of a page come to
 * life one after the other, and a snapshot may arrive between two of them: each has to find its own markup first. A
 * part is drawn again only when what it reads has changed, so `read` answers a primitive or something that is kept.
 */
export function useArrivedPart<T, Part>(atom: Atom<T>, inDocument: Part, read: (value: T) => Part): Part {
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
export const useArrived = <T>(atom: Atom<T>, inDocument: T): T => useArrivedPart(atom, inDocument, whole);
