import { atom, useSetAtom } from 'jotai';
import { useAfterHydration } from '../../../../shared/state/use-after-hydration.ts';

export type DialogName = 'mini-cart';

const openDialogAtom = atom<DialogName | undefined>(undefined);

export const useDialog = (): readonly [DialogName | undefined, (name: DialogName | undefined) => void] => [
  useAfterHydration(openDialogAtom, undefined),
  useSetAtom(openDialogAtom),
];
