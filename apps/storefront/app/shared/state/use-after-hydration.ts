import { useStore, type Atom } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';

/** A part of an atom, as rendered until its own hydration is over; `read` returns a primitive or a stable object. */
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
