import { atom, useAtomValue, useSetAtom } from 'jotai';
import type { CartView } from '../model/cart-view.ts';

const responseCartAtom = atom<CartView | undefined>(undefined);

export const useResponseCart = (): CartView | undefined => useAtomValue(responseCartAtom);

export const useSetResponseCart = (): ((cart: CartView | undefined) => void) => useSetAtom(responseCartAtom);
