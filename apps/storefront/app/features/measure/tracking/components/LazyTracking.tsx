import { useEffect, useState, type ComponentType } from 'react';
import { onFirstAct } from '../model/on-first-act.ts';
import { useShopper } from '../../../../shared/state/shopper.ts';

/** So long the tracking waits for the service to say who is shopping, which every view of a page tells. */
const WAIT_MS = 1_500;

/** Fetches the tracking with the first act of a shopper, or when the page has been idle for long; without it the page is the same. */
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
    return onFirstAct(load);
  }, []);
  useEffect(() => {
    const timer = setTimeout(setIsLate, WAIT_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return Tracking && (isLate || shopper !== undefined) && <Tracking />;
}
