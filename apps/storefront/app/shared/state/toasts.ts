import { atom, useSetAtom } from 'jotai';
import { useAfterHydration } from './use-after-hydration.ts';

/** A short message over the page. */
export interface ToastMessage {
  readonly id: string;
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  readonly message: string;
  readonly action?: { readonly label: string; readonly href: string } | undefined;
  /** Milliseconds until it goes by itself; without it the shopper closes it. */
  readonly closesAfterMs?: number | undefined;
}

/** A toast that says what one on the page says already is not added (spec 2 §4). */
const addToast = (toasts: readonly ToastMessage[], added: ToastMessage): readonly ToastMessage[] =>
  toasts.some(({ message }) => message === added.message) ? toasts : [...toasts, added];

const NO_TOASTS: readonly ToastMessage[] = [];
const toastsAtom = atom(NO_TOASTS);
const addAtom = atom(undefined, (_get, set, toast: Omit<ToastMessage, 'id'>) => {
  const id = crypto.randomUUID();
  set(toastsAtom, (toasts) => addToast(toasts, { ...toast, id }));
});
const removeAtom = atom(undefined, (_get, set, id: string) => {
  set(toastsAtom, (toasts) => toasts.filter((toast) => toast.id !== id));
});

/** The toasts on the page, oldest first. */
export const useToasts = (): readonly ToastMessage[] => useAfterHydration(toastsAtom, NO_TOASTS);

/** Adds a toast. @example addToast({ tone: 'error', message: t('favourites.noAnswer'), closesAfterMs: 6_000 }) */
export const useAddToast = (): ((toast: Omit<ToastMessage, 'id'>) => void) => useSetAtom(addAtom);

/** Takes a toast away. */
export const useRemoveToast = (): ((id: string) => void) => useSetAtom(removeAtom);
