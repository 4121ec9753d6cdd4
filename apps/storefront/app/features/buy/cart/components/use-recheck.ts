import { useEffect } from 'react';
import { reachesShop } from '../../../../shared/connection/connection.ts';

/** How long a page waits before it looks again what became of a placement. */
export const RECHECK_MS = 3_000;

const loadPage = (href: string): void => location.replace(href);

/** Loads a page after a while, as soon as the shop can be reached; `load` is passed in so that a test can look on. */
export function useRecheck(href: string, load: (href: string) => void = loadPage): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      if (timer === undefined) return;
      if (await reachesShop()) {
        if (timer !== undefined) load(href);
      } else if (timer !== undefined) timer = setTimeout(() => void look(), RECHECK_MS);
    };
    timer = setTimeout(() => void look(), RECHECK_MS);
    return () => {
      clearTimeout(timer);
      timer = undefined;
    };
  }, [href, load]);
}
