import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True once the page runs its script: forms then stay on the page instead of being answered with another one. */
export const useEnhanced = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
