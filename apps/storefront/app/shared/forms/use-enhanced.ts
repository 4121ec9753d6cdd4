import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True once the page has hydrated: forms then stay on the page. */
export const useEnhanced = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
