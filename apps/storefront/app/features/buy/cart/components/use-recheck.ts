import { useEffect } from 'react';
import { reachesShop } from '../../../../shared/connection/connection.ts';

/** Milliseconds before a page checks a placement again. */
export const RECHECK_MS = 3_000;

const loadPage = (href: string): void => location.replace(href);

/** Loads a page after a delay, as soon as the shop is reachable; `load` is injected for tests. */
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
