import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@haberdash/page-engine';

/** Fetches the tracking when the page has nothing better to do; without it the page is the same. */
export function LazyTracking() {
  const [Tracking, setTracking] = useState<ComponentType>();
  useEffect(() => {
    const load = () => {
      import('./Tracking.tsx').then(
        (module) => setTracking(() => module.Tracking),
        () => undefined,
      );
    };
    return whenIdle(load);
  }, []);
  return Tracking && <Tracking />;
}
