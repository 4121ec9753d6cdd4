import { useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => undefined;

/** True on the server and while its document is hydrated; false for what the browser renders itself. */
export const useIsDocument = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * What only the document needs: rendered on the server and kept through hydration, then gone. A client render never
 * makes it, because React would write scripts through innerHTML, which Trusted Types refuse.
 */
export function ServerOnly({ children }: { readonly children: ReactNode }) {
  return useIsDocument() ? children : null;
}
