import { useEffect, useSyncExternalStore } from 'react';

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
    const result: unknown = response.ok ? await response.json() : undefined;
    if (result !== undefined && underWay.has(path)) results.set(path, result);
  } catch {
    // Nothing is shown, and the next page that wants it reads again.
  }
  underWay.delete(path);
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
    if (!isWanted) return undefined;
    if (!results.has(path) && !underWay.has(path)) void read(path);
    // Prices change: a later page reads again.
    return () => {
      underWay.delete(path);
      results.delete(path);
    };
  }, [path, isWanted]);
  return useBackgroundResult<Data>(path);
}
