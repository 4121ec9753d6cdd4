import { atom, useAtomValue, useSetAtom } from 'jotai';

const sentAtom = atom(false);

/** Whether this page has sent an order and got no answer yet: after a fault its outcome is unknown. */
export const useIsPlacementSent = (): boolean => useAtomValue(sentAtom);

/** Notes that an order was sent, or that its answer has come. */
export const useSetPlacementSent = (): ((isSent: boolean) => void) => useSetAtom(sentAtom);
