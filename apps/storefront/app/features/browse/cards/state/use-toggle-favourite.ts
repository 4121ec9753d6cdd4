import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useAddToast } from '../../../../shared/state/toasts.ts';
import { sendHeart } from '../model/send-heart.ts';
import { isFavourite, useMarkFavourite } from './favourites.ts';

const TOAST_MS = 6_000;

/** Products whose hearts wait for their response. */
const underWay = new Set<string>();

/**
 * Adds a product to the favourites, or removes it: shows that immediately, and takes it back where the shop rejects it.
 * A second press while the first waits does nothing.
 */
export function useToggleFavourite(): (id: string) => Promise<void> {
  const t = useTranslator();
  const store = useStore();
  const mark = useMarkFavourite();
  const addToast = useAddToast();
  return useCallback(
    async (id) => {
      if (underWay.has(id)) return;
      const wasFavourite = isFavourite(store, id);
      underWay.add(id);
      mark(id, !wasFavourite);
      const result = await sendHeart(`/${t.site.locale}/favorites/heart`, id, wasFavourite);
      underWay.delete(id);
      if (result?.ok === true) return;
      mark(id, wasFavourite);
      addToast({
        tone: 'error',
        message: result?.formError?.text ?? t('favourites.noAnswer'),
        closesAfterMs: TOAST_MS,
      });
    },
    [t, store, mark, addToast],
  );
}
