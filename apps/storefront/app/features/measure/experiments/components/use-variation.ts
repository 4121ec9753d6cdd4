import type { Decision } from '@haberdash/experiments';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useExperiments } from '../state/experiments.ts';
import { pageViewOf } from '../state/page-view.ts';

/** The decision about a flag, activated with each path (spec 2 §2); undefined is the baseline, which loads no code. */
export function useVariation(flagKey: string): Decision | undefined {
  const mine = useExperiments();
  const { pathname } = useLocation();
  const [shown, setShown] = useState<{ readonly of: string; readonly decision: Decision | undefined }>();
  useEffect(() => {
    if (mine === undefined) return;
    const pageView = pageViewOf(pathname);
    import('../model/report-seen.ts').then(
      ({ decisionOf, reportSeen }) => {
        const decision = decisionOf(mine, flagKey);
        setShown({ of: mine.snapshot, decision });
        if (decision !== undefined) reportSeen(mine, decision, pageView);
      },
      () => undefined,
    );
  }, [mine, flagKey, pathname]);
  // A withdrawal takes the decisions away, and the baseline is back immediately.
  return mine !== undefined && shown?.of === mine.snapshot ? shown.decision : undefined;
}
