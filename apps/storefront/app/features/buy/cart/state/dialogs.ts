import { atom, useSetAtom } from 'jotai';
import { useAfterHydration } from '../../../../shared/state/use-after-hydration.ts';

/** The dialogs that any page may open. */
export type DialogName = 'mini-cart';

const openDialogAtom = atom<DialogName | undefined>(undefined);

/** The open dialog and the way to open or close one; opening one closes another. */
export const useDialog = (): readonly [DialogName | undefined, (name: DialogName | undefined) => void] => [
  useAfterHydration(openDialogAtom, undefined),
  useSetAtom(openDialogAtom),
];
