import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useAddToast } from '../../../../shared/state/toasts.ts';
import { sendHeart } from '../model/send-heart.ts';
import { isFavourite, useMarkFavourite } from './favourites.ts';

const TOAST_MS = 6_000;

const underWay = new Set<string>();

/** Toggles a favourite optimistically and reverts it on an error; ignores a second press while the first is pending. */
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
