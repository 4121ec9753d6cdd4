import type { BlockPromotion } from '../../../content/index.ts';
import type { ListTracker } from './list-tracker.ts';
import { whenLinked, whenShown } from './page-watch.ts';

/** Promotions by the links that lead to them. */
export interface PromotionWatch {
  /** Reports promotions when their links are seen; `within` selects the part of the page. Returns the ending. */
  readonly watch: (home: string, within: string, promotions: readonly BlockPromotion[]) => () => void;
  readonly follow: (link: HTMLAnchorElement) => void;
}

interface Watched {
  readonly pathname: string;
  readonly within: string;
  readonly chosen: () => void;
}

export function createPromotionWatch({ promotion }: Pick<ListTracker, 'promotion'>): PromotionWatch {
  const all = new Set<Watched>();
  return {
    watch: (home, within, promotions) => {
      const endings = promotions.map(({ url, ...facts }) => {
        const { seen, chosen } = promotion(facts);
        const { pathname } = new URL(url.startsWith(home) ? url : home + url, window.location.origin);
        const watched = { pathname, within, chosen };
        all.add(watched);
        let endSight = (): void => undefined;
        const endWait = whenLinked(
          pathname,
          (link) => {
            endSight = whenShown(link, seen);
          },
          within,
        );
        return () => {
          all.delete(watched);
          endWait();
          endSight();
        };
      });
      return () => {
        for (const end of endings) end();
      };
    },
    follow: (link) => {
      for (const { pathname, within, chosen } of all)
        if (link.pathname === pathname && link.closest(within) !== null) chosen();
    },
  };
}
