import { useEffect } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { documentConsent } from '../../consent/index.ts';
import { useSite } from '../../../../shared/i18n/use-site.ts';
import { useSetExperiments } from '../state/experiments.ts';
import { pageViewOf } from '../state/page-view.ts';
import { forgetStored } from '../state/stored.ts';

/** The event of the window on which decisions are read again (spec 3 §4). */
export const RECALCULATE = 'haberdash:recalculate';

/** Events that come together are one. */
const GATHER_MS = 100;

/** Reads decisions again after a view, a recalculation and a choice of targeting; a withdrawal clears them immediately. */
export function useFollowDecisions(): void {
  const { region, locale } = useSite();
  const { pathname } = useLocation();
  const { load } = useFetcher({ key: 'me' });
  const setExperiments = useSetExperiments();
  // Also pages that no decision shapes count, so that the way back to one that is shaped is another view of it.
  useEffect(() => void pageViewOf(pathname), [pathname]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readAgain = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void load(`/${locale}/me`);
      }, GATHER_MS);
    };
    const { gate } = documentConsent(region);
    let isAllowed = gate.isGranted('targeting');
    const end = gate.subscribe(() => {
      if (gate.isGranted('targeting') === isAllowed) return;
      isAllowed = !isAllowed;
      if (!isAllowed) {
        setExperiments(undefined);
        forgetStored();
      }
      readAgain();
    });
    if (!isAllowed) forgetStored();
    window.addEventListener(RECALCULATE, readAgain);
    return () => {
      clearTimeout(timer);
      end();
      window.removeEventListener(RECALCULATE, readAgain);
    };
  }, [region, locale, load, setExperiments]);
}
