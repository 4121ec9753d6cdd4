import { useEffect, useState, type ComponentType } from 'react';
import { pageOf } from '../../../../pages/page-of.ts';
import { loadBrowse, loadBuy } from '../model/load-parts.ts';
import { isBuyPage } from '../model/parts-of.ts';
import { onFirstAct } from '../model/on-first-act.ts';
import { useShopper } from '../../../../shared/state/shopper.ts';

/** The longest wait for the shopper's data, which every page view reports. */
const WAIT_MS = 1_500;

/** Loads the tracking with the first interaction, or when the page has been idle for long. */
export function LazyTracking() {
  const [Tracking, setTracking] = useState<ComponentType>();
  const [isLate, setIsLate] = useState(false);
  const shopper = useShopper();
  useEffect(() => {
    const load = () => {
      // With the part of this page, which the tracking itself would load one round trip later.
      const isBuying = isBuyPage(pageOf(window.location.pathname));
      const part: Promise<unknown> = isBuying ? loadBuy() : loadBrowse();
      Promise.all([import('./Tracking.tsx'), part]).then(
        ([module]) => setTracking(() => module.Tracking),
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
