import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { BANNER_ID } from '../shared/consent/consent-slot.ts';
import { useTranslator } from '../shared/i18n/TranslatorContext.tsx';
import { useAddToast } from '../shared/state/toasts.ts';
import { isOffline, reachesShop } from '../shared/connection/connection.ts';

const TOAST_MS = 8_000;

/** A form that needs the server; dialogs and consent do not. */
const formForShop = ({ target }: SubmitEvent): HTMLFormElement | undefined =>
  target instanceof HTMLFormElement && target.method !== 'dialog' && target.closest(`#${BANNER_ID}`) === null
    ? target
    : undefined;

/** Blocks forms and links while offline: the page keeps its input and shows why. */
export function useOfflineGuard(): void {
  const t = useTranslator();
  const addToast = useAddToast();
  const goOn = useEffectEvent(async (proceed: () => void, stay?: () => void) => {
    if (await reachesShop()) {
      proceed();
      return;
    }
    stay?.();
    addToast({ tone: 'warning', message: t('errors.offlineKept'), closesAfterMs: TOAST_MS });
  });
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      isOffline() && (here.pathname !== next.pathname || here.search !== next.search),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') void goOn(blocker.proceed, blocker.reset);
  }, [blocker]);
  useEffect(() => {
    const blockSubmit = (event: SubmitEvent) => {
      const form = isOffline() ? formForShop(event) : undefined;
      if (form === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const { submitter } = event;
      void goOn(() => form.requestSubmit(submitter));
    };
    document.addEventListener('submit', blockSubmit, true);
    return () => document.removeEventListener('submit', blockSubmit, true);
  }, []);
}
