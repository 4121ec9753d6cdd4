import { useEffect, useRef } from 'react';
import { pageOf } from '../../../../pages/page-of.ts';
import { pageRow } from '../../../../pages/pages.ts';
import type { ShopperSnapshot } from '../../../../shared/state/shopper.ts';
import { watchSession } from '../model/session-watch.ts';

const isOwn = (): boolean => pageRow(pageOf(window.location.pathname)).cache === 'private';

/** Follows what other tabs do with the session, and what the back button brings back. */
export function useSessionWatch(kind: ShopperSnapshot['kind'] | undefined, readAgain: () => void): void {
  const reported = useRef<(kind: ShopperSnapshot['kind']) => void>(undefined);
  useEffect(() => {
    const watch = watchSession({
      channel: new BroadcastChannel('session'),
      isOwn,
      reload: () => window.location.reload(),
      readAgain,
    });
    reported.current = watch.reported;
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) watch.restoredFromCache();
    };
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pageshow', onShow);
      watch.stop();
    };
  }, [readAgain]);
  useEffect(() => {
    if (kind !== undefined) reported.current?.(kind);
  }, [kind]);
}
