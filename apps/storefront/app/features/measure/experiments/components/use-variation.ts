import type { Decision } from '@haberdash/experiments';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useExperiments } from '../state/experiments.ts';
import { pageViewOf } from '../state/page-view.ts';

/** The decision about a flag, and whether it is known yet. */
interface KnownDecision {
  readonly isKnown: boolean;
  readonly decision: Decision | undefined;
}

/** The decision about a flag, activated with each path (spec 2 §2); the baseline loads no code. */
export function useDecision(flagKey: string): KnownDecision {
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
  const isKnown = mine !== undefined && shown?.of === mine.snapshot;
  return { isKnown, decision: isKnown ? shown.decision : undefined };
}

/** The decision about a flag; undefined is the baseline. */
export const useVariation = (flagKey: string): Decision | undefined => useDecision(flagKey).decision;
