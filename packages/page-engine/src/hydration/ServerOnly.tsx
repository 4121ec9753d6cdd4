import { useState, useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => undefined;

/** True on the server and during hydration, then false. */
const useIsDocument = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** True on the server and in components hydrated from the document; never changes after. */
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
 * For the document only: rendered on the server, kept through hydration, absent from client renders, where
 * React would write scripts through innerHTML, which Trusted Types reject.
 */
export function ServerOnly({ children }: { readonly children: ReactNode }) {
  return useIsDocument() ? children : null;
}
