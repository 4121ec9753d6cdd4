import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@haberdash/page-engine';
import { useShopper } from '../../../../shared/state/shopper.ts';

/** So long the tracking waits for the service to say who is shopping, which every view of a page tells. */
const WAIT_MS = 1_500;

/** Fetches the tracking when the page has nothing better to do; without it the page is the same. */
export function LazyTracking() {
  const [Tracking, setTracking] = useState<ComponentType>();
  const [isLate, setIsLate] = useState(false);
  const shopper = useShopper();
  useEffect(() => {
    const load = () => {
      import('./Tracking.tsx').then(
        (module) => setTracking(() => module.Tracking),
        () => undefined,
      );
    };
    return whenIdle(load);
  }, []);
  useEffect(() => {
    const timer = setTimeout(setIsLate, WAIT_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return Tracking && (isLate || shopper !== undefined) && <Tracking />;
}
