import { useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => undefined;

/**
 * What only the document needs: rendered on the server and kept through hydration, then gone. A client render never
 * makes it, because React would write scripts through innerHTML, which Trusted Types refuse.
 */
export function ServerOnly({ children }: { readonly children: ReactNode }) {
  const isDocument = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return isDocument ? children : null;
}
