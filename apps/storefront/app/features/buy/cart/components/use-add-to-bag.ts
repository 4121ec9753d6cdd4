import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { CartResult } from '../model/cart-result.ts';
import { ADD_TO_BAG } from '../model/fetcher-keys.ts';
import { createOnePress } from '../model/one-press.ts';
import { useSentLine, useSetCart, useSetSentLine, type SentLine } from '../state/cart.ts';
import { useDialog } from '../state/dialogs.ts';
import { prefetchMiniCart } from './load-mini-cart.ts';

/**
 * Runs something when what has just been rendered is on the screen; gives back what calls it off. Opening a modal
 * dialog lays out the whole page, and the button that was pressed answers before that.
 */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Longer than the shop takes at most to respond to an add. */
const LONGEST_TURN_MS = 8_000;

/**
 * Sends one add at a time from all tabs of a browser: the first of a new visitor makes the guest to whom the next one
 * adds, and two of them at the same moment would begin two bags. A tab whose request hangs does not block the others.
 */
async function inTurn(send: () => Promise<void>): Promise<void> {
  // Browsers have locks where a page was loaded over TLS, or from this machine.
  if (!('locks' in navigator)) return send();
  const signal = AbortSignal.timeout(LONGEST_TURN_MS);
  let isSent = false;
  try {
    await navigator.locks.request('add-to-bag', { signal }, () => {
      isSent = true;
      return send();
    });
  } catch (error) {
    if (isSent) throw error;
    await send();
  }
}

/**
 * Adds to the bag and shows it at once, with the line that is sent. The answer is the only cart that is read: it
 * replaces the line and the count; an error closes the dialog again, and its text is given back.
 */
export function useAddToBag() {
  const t = useTranslator();
  const { data: answer, state, submit } = useFetcher<CartResult>({ key: ADD_TO_BAG });
  const sentLine = useSentLine();
  const setSentLine = useSetSentLine();
  const setCart = useSetCart();
  const [, setDialog] = useDialog();
  // The fetcher keeps its answer from page to page: what it says before a press belongs to another one.
  const [earlier, setEarlier] = useState(answer);
  const isPending = sentLine !== undefined;
  const hasOpened = useRef(false);
  const [button] = useState(() => createOnePress(() => performance.now()));
  useEffect(() => {
    if (!isPending) return undefined;
    hasOpened.current = false;
    return afterPaint(() => {
      hasOpened.current = true;
      setDialog('mini-cart');
    });
  }, [isPending, setDialog]);
  // The state is what tells that an answer has come: the answer alone may be read ahead of it, by a render that is
  // thrown away, and then its effect would never run.
  const news = state === 'idle' && answer !== earlier ? answer : undefined;
  useEffect(() => {
    if (!isPending || news === undefined) return;
    button.settle();
    setSentLine(undefined);
    if (news.cart !== undefined) setCart({ totalItems: news.cart.totalItems });
    if (!news.ok) {
      setDialog(undefined);
      return;
    }
    // Whoever has closed it in the meantime does not want it any more.
    if (!hasOpened.current) setDialog('mini-cart');
  }, [news, isPending, button, setSentLine, setCart, setDialog]);
  // Whoever leaves the page meanwhile is told by the next one, which reads the bag anew.
  useEffect(() => () => setSentLine(undefined), [setSentLine]);
  const add = (form: HTMLFormElement, line: SentLine): void => {
    if (!button.press()) return;
    setEarlier(answer);
    setSentLine(line);
    void inTurn(() => submit(form, { method: 'post', action: `/${t.site.locale}/mini-cart` }));
  };
  return {
    add,
    isPending,
    // Told when the dialog has closed, so that the focus may go to where it is said.
    formError: !isPending && news?.ok === false ? news.formError.text : undefined,
    forgetError: () => setEarlier(answer),
    /** Fetches what a press will need, on the way to it. */
    prepare: () => void prefetchMiniCart(t),
  };
}
