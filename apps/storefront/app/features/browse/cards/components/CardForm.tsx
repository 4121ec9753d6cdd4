import { whenIdle } from '@haberdash/page-engine';
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { CARD_FORM } from '../model/card-form.ts';
import { useHasCards } from '../state/shown-cards.ts';
import type { CardActions, PressHandler } from './CardActions.tsx';

/** The form of all cards of a page: works as a document, and `CardActions` handles it once loaded. */
export function CardForm() {
  const t = useTranslator();
  const [Actions, setActions] = useState<typeof CardActions>();
  const hasCards = useHasCards();
  const handle = useRef<PressHandler>(undefined);
  const waiting = useRef<HTMLButtonElement[]>([]);
  const isNative = useRef(false);
  const load = useCallback(async () => {
    const loaded = await import('./CardActions.tsx');
    setActions(() => loaded.CardActions);
  }, []);
  const onReady = useCallback((handler: PressHandler | undefined) => {
    handle.current = handler;
    if (handler !== undefined) waiting.current.splice(0).forEach(handler);
  }, []);
  useEffect(
    () =>
      hasCards
        ? whenIdle(() => {
            // A press retries.
            load().catch(() => undefined);
          })
        : undefined,
    [hasCards, load],
  );
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const pressed = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    if (isNative.current || !(pressed instanceof HTMLButtonElement)) return;
    event.preventDefault();
    if (handle.current !== undefined) {
      handle.current(pressed);
      return;
    }
    waiting.current.push(pressed);
    load().catch(() => {
      isNative.current = true;
      form.requestSubmit(pressed);
    });
  };
  return (
    <>
      <form
        id={CARD_FORM}
        method="post"
        action={`/${t.site.locale}/favorites/heart`}
        hidden
        onSubmit={onSubmit}
      />
      {Actions && <Actions onReady={onReady} />}
    </>
  );
}
