import { atom, useSetAtom } from 'jotai';
import { useAfterHydration } from '../../../../shared/state/use-after-hydration.ts';

export { type CartSnapshot, useCart, useSetCart } from '../../../../shared/state/cart.ts';

/** A line on its way into the cart, as the page that sent it shows it; its money is the service's to say. */
export interface SentLine {
  readonly name: string;
  readonly image: { readonly src: string };
  /** "Moss", "M": what of the product was chosen. */
  readonly choices: readonly string[];
}

const sentLineAtom = atom<SentLine | undefined>(undefined);

/** The line that was sent and not answered yet. */
export const useSentLine = (): SentLine | undefined => useAfterHydration(sentLineAtom, undefined);

/** Keeps the line that is sent, or forgets it when it is answered. */
export const useSetSentLine = (): ((line: SentLine | undefined) => void) => useSetAtom(sentLineAtom);
