import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { MyExperiments } from '../server/experiments.server.ts';
import { useExperiments } from '../state/experiments.ts';
import { pageViewOf } from '../state/page-view.ts';

/**
 * Reports the variation of a flag that the server has rendered a page with: once per path, with the visitor's own
 * decisions, and only if they agree (spec 2 §2). `carried` are decisions that came with a private page.
 */
export function useActivation(
  flagKey: string,
  variationKey: string | undefined,
  carried?: MyExperiments,
): void {
  const read = useExperiments();
  const mine = carried ?? read;
  const { pathname } = useLocation();
  useEffect(() => {
    if (mine === undefined || variationKey === undefined) return;
    const pageView = pageViewOf(pathname);
    import('../model/report-seen.ts').then(
      ({ decisionOf, reportSeen }) => {
        const decision = decisionOf(mine, flagKey);
        if (decision?.variationKey === variationKey) reportSeen(mine, decision, pageView);
      },
      () => undefined,
    );
  }, [mine, flagKey, variationKey, pathname]);
}
