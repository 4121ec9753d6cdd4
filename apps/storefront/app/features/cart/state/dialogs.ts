import { atom, useSetAtom } from 'jotai';
import { useArrived } from '../../../shared/state/use-arrived.ts';

/** The dialogs that any page may open. */
export type DialogName = 'mini-cart';

const openDialogAtom = atom<DialogName | undefined>(undefined);

/** The open dialog and the way to open or close one; opening one closes another. */
export const useDialog = (): readonly [DialogName | undefined, (name: DialogName | undefined) => void] => [
  useArrived(openDialogAtom, undefined),
  useSetAtom(openDialogAtom),
];
