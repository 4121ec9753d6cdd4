import { useSyncExternalStore } from 'react';
import { hasPasskeys } from './has-passkeys.ts';

const never = () => () => undefined;

/** Whether passkeys can be offered: false in the document, which every browser gets alike. */
export const useHasPasskeys = (): boolean => useSyncExternalStore(never, hasPasskeys, () => false);
