import { Provider } from 'jotai';
import type { ReactNode } from 'react';

/** One store per page view, so that two renders on the server never share a shopper. */
export function StateProvider({ children }: { readonly children: ReactNode }) {
  return <Provider>{children}</Provider>;
}
