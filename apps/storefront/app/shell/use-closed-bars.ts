import { useCallback, useEffect, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

function read(key: string): ReadonlySet<string> {
  try {
    const text = sessionStorage.getItem(key);
    return text === null || text === '' ? NONE : new Set(text.split(' '));
  } catch {
    return NONE;
  }
}

/** Which bars the shopper has closed in this browser session; read after hydration, so that pages stay equal. */
export function useClosedBars(key: string): {
  readonly closed: ReadonlySet<string>;
  readonly close: (id: string) => void;
} {
  const [closed, setClosed] = useState(NONE);
  useEffect(() => setClosed(read(key)), [key]);
  const close = useCallback(
    (id: string) => {
      const ids = new Set([...read(key), id]);
      setClosed(ids);
      try {
        sessionStorage.setItem(key, [...ids].join(' '));
      } catch {
        // Storage is off: the bar stays closed for this page.
      }
    },
    [key],
  );
  return { closed, close };
}
