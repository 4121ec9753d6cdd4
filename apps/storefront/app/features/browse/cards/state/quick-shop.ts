import { atom, useSetAtom } from 'jotai';
import { useAfterHydration } from '../../../../shared/state/use-after-hydration.ts';

/** The product of a card whose sizes are shown over the page. */
export interface QuickShopProduct {
  readonly name: string;
  /** Path below the locale. */
  readonly url: string;
}

const quickShopAtom = atom<QuickShopProduct | undefined>(undefined);

/** The product whose sizes are wanted beside its list. */
export const useQuickShop = (): QuickShopProduct | undefined => useAfterHydration(quickShopAtom, undefined);

/** Asks for the sizes of a product, or closes them. */
export const useSetQuickShop = (): ((product: QuickShopProduct | undefined) => void) =>
  useSetAtom(quickShopAtom);
