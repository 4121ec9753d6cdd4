import { atom, useAtom } from 'jotai';

/** The dialogs that any page may open. */
export type DialogName = 'mini-cart';

const openDialogAtom = atom<DialogName | undefined>(undefined);

/** The open dialog and the way to open or close one; opening one closes another. */
export const useDialog = (): readonly [DialogName | undefined, (name: DialogName | undefined) => void] =>
  useAtom(openDialogAtom);
