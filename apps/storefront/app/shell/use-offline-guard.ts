import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { BANNER_ID } from '../consent/consent-slot.ts';
import { useTranslator } from '../i18n/TranslatorContext.tsx';
import { useAddToast } from '../state/toasts.ts';

const TOAST_MS = 8_000;

/** Whether the device knows that it has no connection; one that is merely bad shows when something is sent. */
export const isOffline = (): boolean => !navigator.onLine;

/** Dialogs and the answer to the consent banner need nobody but the browser. */
const isForShop = (form: EventTarget | null): boolean =>
  form instanceof HTMLFormElement && form.method !== 'dialog' && form.closest(`#${BANNER_ID}`) === null;

/**
 * Without a connection nothing is sent, and nobody is led to a page that cannot come: the page stays as it is, with
 * all that was typed and chosen, and says why.
 */
export function useOfflineGuard(): void {
  const t = useTranslator();
  const addToast = useAddToast();
  const tell = useEffectEvent(() =>
    addToast({ tone: 'warning', message: t('errors.offlineKept'), closesAfterMs: TOAST_MS }),
  );
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      isOffline() && (here.pathname !== next.pathname || here.search !== next.search),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    tell();
  }, [blocker]);
  useEffect(() => {
    const hold = (event: SubmitEvent) => {
      if (!isOffline() || !isForShop(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      tell();
    };
    document.addEventListener('submit', hold, true);
    return () => document.removeEventListener('submit', hold, true);
  }, []);
}
