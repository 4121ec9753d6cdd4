import { useEffect } from 'react';
import type { Conversion } from '../model/report-conversion.ts';
import { useExperiments } from '../state/experiments.ts';

/** Tells of a conversion, once the visitor's decisions have come; the same object for the same conversion. */
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
