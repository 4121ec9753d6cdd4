import { useEffect, useSyncExternalStore } from 'react';

/** Addresses whose results are kept; a visit has a few per page. */
const MOST_KEPT = 20;

const results = new Map<string, unknown>();
const underWay = new Set<string>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

async function read(path: string): Promise<void> {
  underWay.add(path);
  try {
    const response = await fetch(path, { headers: { accept: 'application/json' } });
    if (response.ok) results.set(path, await response.json());
  } catch {
    // Nothing is shown, and the next page that wants it reads again.
  }
  underWay.delete(path);
  const [oldest = path] = results.keys();
  if (results.size > MOST_KEPT) results.delete(oldest);
  for (const listener of listeners) listener();
}

/** What `useBackgroundRead` has read from this address, wherever it was called. */
export const useBackgroundResult = <Data>(path: string): Data | undefined =>
  useSyncExternalStore(
    subscribe,
    () => results.get(path) as Data | undefined,
    () => undefined,
  );

/**
 * Reads the JSON of a public resource route that a page wants by itself. A failed read is undefined and leaves the page
 * as it is, where a fetcher of React Router would replace the page by an error or load it again.
 */
export function useBackgroundRead<Data>(path: string, isWanted = true): Data | undefined {
  useEffect(() => {
    if (isWanted && !results.has(path) && !underWay.has(path)) void read(path);
  }, [path, isWanted]);
  return useBackgroundResult<Data>(path);
}
