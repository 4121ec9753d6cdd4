import { useSyncExternalStore } from 'react';
import type { Breakpoint } from '../model/fields.ts';

// The same widths as in the stylesheets.
const QUERIES = { md: '(min-width: 48rem)', lg: '(min-width: 80rem)' } as const;

const subscribe = (onChange: () => void) => {
  const lists = Object.values(QUERIES).map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
};
const read = (): Breakpoint => {
  const isAtLeast = (query: string) => window.matchMedia(query).matches;
  return isAtLeast(QUERIES.lg) ? 'lg' : isAtLeast(QUERIES.md) ? 'md' : 'sm';
};

/** The breakpoint of the window, for what CSS cannot decide; undefined on the server. */
export const useBreakpoint = (): Breakpoint | undefined =>
  useSyncExternalStore<Breakpoint | undefined>(subscribe, read, () => undefined);
