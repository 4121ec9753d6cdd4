import type { Role } from '@haberdash/account';
import { atom, useSetAtom } from 'jotai';
import { useAfterHydration } from './use-after-hydration.ts';

/** Who is shopping, as far as pages tell people apart. */
export interface ShopperSnapshot {
  readonly kind: 'guest' | 'registered';
  readonly firstName?: string | undefined;
  readonly roles: readonly Role[];
  /** The store that was chosen last on this device, else the one that the account knows. */
  readonly favouriteStore?: string | undefined;
  readonly store?: { readonly name: string; readonly employee: string } | undefined;
}

const shopperAtom = atom<ShopperSnapshot | undefined>(undefined);

/** The shopper; undefined until the server has said who it is. */
export const useShopper = (): ShopperSnapshot | undefined => useAfterHydration(shopperAtom, undefined);

/** Keeps what the server said last. */
export const useSetShopper = (): ((snapshot: ShopperSnapshot | undefined) => void) => useSetAtom(shopperAtom);
