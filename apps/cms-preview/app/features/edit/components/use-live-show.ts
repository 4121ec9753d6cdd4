import { useEffect, useRef, type RefObject } from 'react';
import type { FetcherWithComponents } from 'react-router';

const SHOW_MS = 400;

/** Sends the form a moment after the last input, so that the view follows; never beside a save. */
export function useLiveShow(
  fetcher: Pick<FetcherWithComponents<unknown>, 'state' | 'formData' | 'submit'>,
  form: RefObject<HTMLFormElement | null>,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWaiting = useRef(false);
  const isWriting = fetcher.state !== 'idle' && fetcher.formData?.get('intent') !== 'show';
  const { submit } = fetcher;

  const send = (intent: string): void => {
    const { current } = form;
    if (current === null) return;
    clearTimeout(timer.current);
    isWaiting.current = false;
    const data = new FormData(current);
    data.set('intent', intent);
    void submit(data, { method: 'post' });
  };
  const later = (): void => {
    isWaiting.current = true;
    clearTimeout(timer.current);
    if (!isWriting) timer.current = setTimeout(() => send('show'), SHOW_MS);
  };
  useEffect(() => {
    if (isWriting || !isWaiting.current) return;
    // What was typed while a save was running is shown when it has ended.
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { current } = form;
      if (current === null) return;
      isWaiting.current = false;
      const data = new FormData(current);
      data.set('intent', 'show');
      void submit(data, { method: 'post' });
    }, SHOW_MS);
  }, [isWriting, form, submit]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isWriting,
    later,
    send,
    cancel: (): void => {
      isWaiting.current = false;
      clearTimeout(timer.current);
    },
  };
}
