import { useEffect } from 'react';
import type { Conversion } from '../model/report-conversion.ts';
import { useExperiments } from '../state/experiments.ts';

/** Reports a conversion once the decisions have loaded; keep the object's identity for the same conversion. */
export function useConversion(conversion: Conversion | undefined): void {
  const mine = useExperiments();
  useEffect(() => {
    if (mine === undefined || conversion === undefined) return;
    import('../model/report-conversion.ts').then(
      ({ reportConversion }) => reportConversion(mine, conversion),
      () => undefined,
    );
  }, [mine, conversion]);
}
