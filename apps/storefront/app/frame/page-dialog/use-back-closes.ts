import { useEffect, useRef } from 'react';

const BEFORE_THE_ROUTER = { capture: true, once: true } as const;

const LONGEST_WAY_BACK_MS = 500;

/** Resolves when the history entry of the last dialog is gone: going back is asynchronous. */
let isSettled: Promise<void> = Promise.resolve();

/** Goes back to the same URL without the router, which would load the page again. */
function dropEntry(): void {
  isSettled = new Promise((resolve) => {
    const arrive = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      resolve();
    };
    window.addEventListener('popstate', arrive, BEFORE_THE_ROUTER);
    setTimeout(resolve, LONGEST_WAY_BACK_MS);
    window.history.back();
  });
}

/** Back closes what is open over a page; however it closes, the history is restored. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useRef(close);
  useEffect(() => {
    onBack.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    let entry: 'waiting' | 'there' | 'gone' = 'waiting';
    const back = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      entry = 'gone';
      onBack.current();
    };
    void isSettled.then(() => {
      if (entry !== 'waiting') return;
      entry = 'there';
      window.history.pushState(window.history.state, '');
      window.addEventListener('popstate', back, BEFORE_THE_ROUTER);
    });
    return () => {
      window.removeEventListener('popstate', back, BEFORE_THE_ROUTER);
      if (entry === 'there') dropEntry();
      entry = 'gone';
    };
  }, [isOpen]);
}
