import { atom, useSetAtom } from 'jotai';
import { useAfterHydration } from '../../../../shared/state/use-after-hydration.ts';

export { type CartSnapshot, useCart, useSetCart } from '../../../../shared/state/cart.ts';

export interface SentLine {
  readonly name: string;
  readonly image: { readonly src: string };
  /** Such as "Moss", "M". */
  readonly choices: readonly string[];
}

const sentLineAtom = atom<SentLine | undefined>(undefined);

export const useSentLine = (): SentLine | undefined => useAfterHydration(sentLineAtom, undefined);

export const useSetSentLine = (): ((line: SentLine | undefined) => void) => useSetAtom(sentLineAtom);
