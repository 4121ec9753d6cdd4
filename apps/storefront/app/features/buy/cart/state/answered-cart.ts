import { atom, useAtomValue, useSetAtom } from 'jotai';
import type { CartView } from '../model/cart-view.ts';

const answeredCartAtom = atom<CartView | undefined>(undefined);

/** The cart that the last change was answered with, until the page is read again. */
export const useAnsweredCart = (): CartView | undefined => useAtomValue(answeredCartAtom);

/** Keeps the cart of an answer, or forgets it. */
export const useSetAnsweredCart = (): ((cart: CartView | undefined) => void) => useSetAtom(answeredCartAtom);
