import { atom, useSetAtom } from 'jotai';
import { useAfterHydration } from '../../../../shared/state/use-after-hydration.ts';

export interface QuickShopProduct {
  readonly name: string;
  readonly url: string;
}

const quickShopAtom = atom<QuickShopProduct | undefined>(undefined);

export const useQuickShop = (): QuickShopProduct | undefined => useAfterHydration(quickShopAtom, undefined);

export const useSetQuickShop = (): ((product: QuickShopProduct | undefined) => void) =>
  useSetAtom(quickShopAtom);
