import { useAtomValue, type Atom } from 'jotai';
import { useIsDocument } from '../client/ServerOnly.tsx';

/**
 * The value of an atom, but while a document comes to life the one that it was rendered with. Parts of a page come to
 * life one after the other, and a snapshot may arrive between two of them: each has to find its own markup first.
 */
export function useArrived<T>(atom: Atom<T>, inDocument: T): T {
  const value = useAtomValue(atom);
  return useIsDocument() ? inDocument : value;
}
