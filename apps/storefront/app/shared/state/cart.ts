import { atom, useSetAtom } from 'jotai';
import { useAfterHydration } from './use-after-hydration.ts';

/** What every page knows of the cart: the server's last word. */
export interface CartSnapshot {
  readonly totalItems: number;
}

const cartAtom = atom<CartSnapshot | undefined>(undefined);

/** The last snapshot of the cart; undefined until the first one has arrived. */
export const useCart = (): CartSnapshot | undefined => useAfterHydration(cartAtom, undefined);

/** Keeps a newer snapshot, such as the one an action answered. */
export const useSetCart = (): ((snapshot: CartSnapshot | undefined) => void) => useSetAtom(cartAtom);
