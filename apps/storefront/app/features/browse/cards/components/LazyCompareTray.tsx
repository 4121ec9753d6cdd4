import { lazyWithRetry } from '@haberdash/page-engine';
import { Suspense, useEffect } from 'react';
import { useCompared, useLoadCompared } from '../state/compared.ts';

const CompareTray = lazyWithRetry(async () => (await import('./CompareTray.tsx')).CompareTray);

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
