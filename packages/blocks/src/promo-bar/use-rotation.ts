import { useCallback, useEffect, useState } from 'react';

export interface Rotation {
  readonly index: number;
  readonly next: () => void;
  readonly previous: () => void;
}

/** Rotates through a list by buttons, which wrap, and by a timer unless it is paused. */
export function useRotation(count: number, intervalMs: number, isStopped: boolean): Rotation {
  const [index, setIndex] = useState(0);
  const next = useCallback(() => setIndex((current) => (current + 1) % count), [count]);
  const previous = useCallback(() => setIndex((current) => (current - 1 + count) % count), [count]);
  useEffect(() => {
    if (isStopped || count < 2 || intervalMs <= 0) return undefined;
    const timer = setTimeout(next, intervalMs);
    return () => clearTimeout(timer);
  }, [isStopped, count, intervalMs, next, index]);
  return { index: index < count ? index : 0, next, previous };
}
