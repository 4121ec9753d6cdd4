import { useEffect } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useAnnounce } from '../../../../shared/state/announcements.ts';
import { UNDO } from '../model/fetcher-keys.ts';
import { useCartFetcher } from './use-cart-fetcher.ts';

/** Announces that a removed line is back, and moves the focus to the heading. */
export function useAnnounceUndo(): void {
  const t = useTranslator();
  const announce = useAnnounce();
  const { data, state } = useCartFetcher(UNDO);
  useEffect(() => {
    if (state !== 'idle' || data?.ok !== true) return;
    announce(t('cart.putBack'));
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus();
    // Said once for each answer, whatever else the page draws again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data, state]);
}
