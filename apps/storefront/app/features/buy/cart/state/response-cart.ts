import { atom, useAtomValue, useSetAtom } from 'jotai';
import type { CartView } from '../model/cart-view.ts';

const responseCartAtom = atom<CartView | undefined>(undefined);

/** The cart that the last change was answered with, until the page is read again. */
export const useResponseCart = (): CartView | undefined => useAtomValue(responseCartAtom);

/** Keeps the cart of an answer, or forgets it. */
export const useSetResponseCart = (): ((cart: CartView | undefined) => void) => useSetAtom(responseCartAtom);
