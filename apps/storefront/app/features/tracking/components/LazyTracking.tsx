import { useEffect, useState, type ComponentType } from 'react';

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
    if ('requestIdleCallback' in window) requestIdleCallback(load);
    else setTimeout(load, 500);
  }, []);
  return Tracking && <Tracking />;
}
