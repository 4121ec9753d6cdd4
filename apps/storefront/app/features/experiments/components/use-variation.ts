import type { Decision } from '@haberdash/experiments';
import { useEffect, useState } from 'react';
import { useExperiments } from '../state/experiments.ts';

/**
 * The decision about a flag: nothing, and with it the baseline, for everyone who allows no experiments, and until the
 * decisions have come. The code that reads them comes with them, so that the baseline costs none.
 */
export function useVariation(flagKey: string): Decision | undefined {
  const mine = useExperiments();
  const [shown, setShown] = useState<{ readonly of: string; readonly decision: Decision | undefined }>();
  useEffect(() => {
    if (mine === undefined) return;
    import('../model/report-seen.ts').then(
      ({ decisionOf, reportSeen }) => {
        const decision = decisionOf(mine, flagKey);
        setShown({ of: mine.snapshot, decision });
        if (decision !== undefined) reportSeen(mine, decision);
      },
      () => undefined,
    );
  }, [mine, flagKey]);
  // A withdrawal takes the decisions away, and the baseline is back at once.
  return mine !== undefined && shown?.of === mine.snapshot ? shown.decision : undefined;
}
