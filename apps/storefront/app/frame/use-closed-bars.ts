import { useCallback, useMemo, useSyncExternalStore } from 'react';

const CHANGED = 'closed-bars';

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

const subscribe = (onChange: () => void) => {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
};

interface ClosedBars {
  readonly closed: ReadonlySet<string>;
  readonly close: (id: string) => void;
}

/** The bars closed in this browser session; documents ignore them, so that cached pages are equal. */
export function useClosedBars(key: string): ClosedBars {
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => '',
  );
  const closed = useMemo(() => new Set(text.split(' ').filter(Boolean)), [text]);
  const close = useCallback(
    (id: string) => {
      try {
        sessionStorage.setItem(key, `${read(key)} ${id}`.trim());
      } catch {
        // Storage is off: the bar stays closed on this page only.
      }
      window.dispatchEvent(new Event(CHANGED));
    },
    [key],
  );
  return { closed, close };
}
