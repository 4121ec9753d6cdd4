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
 * Runs a callback after the next paint, because opening a modal dialog lays out the whole page; returns a cancel
 * function.
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
 * Sends one add at a time from all tabs: two first adds at the same moment would create two guests with a cart each. A
 * tab whose request hangs does not block the others.
 */
async function inTurn(send: () => Promise<void>): Promise<void> {
  // Web Locks need a secure context.
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

/** Adds to the cart and opens the mini cart optimistically; an error closes it and its text is returned. */
export function useAddToBag() {
  const t = useTranslator();
  const { data: result, state, submit } = useFetcher<CartResult>({ key: ADD_TO_BAG });
  const sentLine = useSentLine();
  const setSentLine = useSetSentLine();
  const setCart = useSetCart();
  const [, setDialog] = useDialog();
  // The fetcher keeps its data across pages: older data belongs to another press.
  const [earlier, setEarlier] = useState(result);
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
  // Depends on `state`, because a discarded render may have read the data already, and its effect would never run.
  const news = state === 'idle' && result !== earlier ? result : undefined;
  useEffect(() => {
    if (!isPending || news === undefined) return;
    button.settle();
    setSentLine(undefined);
    if (news.cart !== undefined) setCart({ totalItems: news.cart.totalItems });
    if (!news.ok) {
      setDialog(undefined);
      return;
    }
    // Closed while the request was pending: do not reopen.
    if (!hasOpened.current) setDialog('mini-cart');
  }, [news, isPending, button, setSentLine, setCart, setDialog]);
  useEffect(() => () => setSentLine(undefined), [setSentLine]);
  const add = (form: HTMLFormElement, line: SentLine): void => {
    if (!button.press()) return;
    setEarlier(result);
    setSentLine(line);
    void inTurn(() => submit(form, { method: 'post', action: `/${t.site.locale}/mini-cart` }));
  };
  return {
    add,
    isPending,
    // Only after the dialog has closed, so that the focus can go to the error.
    formError: !isPending && news?.ok === false ? news.formError.text : undefined,
    forgetError: () => setEarlier(result),
    /** Prefetches what a press will need. */
    prepare: () => void prefetchMiniCart(t),
  };
}
