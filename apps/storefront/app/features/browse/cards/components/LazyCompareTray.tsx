import { lazyWithRetry } from '@haberdash/page-engine';
import { Suspense, useEffect } from 'react';
import { useCompared, useLoadCompared } from '../state/compared.ts';

const CompareTray = lazyWithRetry(async () => (await import('./CompareTray.tsx')).CompareTray);

/** What was put aside to be compared, whose code comes with the first product. */
export function LazyCompareTray() {
  const ids = useCompared();
  const load = useLoadCompared();
  useEffect(() => void load(), [load]);
  return ids.length === 0 ? null : (
    <Suspense>
      <CompareTray ids={ids} />
    </Suspense>
  );
}
