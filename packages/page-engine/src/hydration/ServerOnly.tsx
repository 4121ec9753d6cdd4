import { useState, useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => undefined;

/** True on the server and while its document is hydrated, then false. */
const useIsDocument = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * True on the server and for good for what came with its document; false for what the browser renders itself. It never
 * changes, so a page that hydrates draws nothing again because of it.
 */
export function useFromDocument(): boolean {
  const [first] = useState<{ is?: boolean }>({});
  const is = useSyncExternalStore(
    never,
    () => first.is ?? false,
    () => true,
  );
  first.is ??= is;
  return is;
}

/**
 * What only the document needs: rendered on the server and kept through hydration, then gone. A client render never
 * makes it, because React would write scripts through innerHTML, which Trusted Types reject.
 */
export function ServerOnly({ children }: { readonly children: ReactNode }) {
  return useIsDocument() ? children : null;
}
