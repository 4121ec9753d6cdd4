import { useEffect, useRef } from 'react';

/** While something is open over a page, the browser's Back closes it; however it closes, the history is as before. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useRef(close);
  useEffect(() => {
    onBack.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    // The same address with the same state: to the router nothing has happened.
    window.history.pushState(window.history.state, '');
    let isBack = false;
    // Before the router, which would read the page anew.
    const back = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      isBack = true;
      onBack.current();
    };
    window.addEventListener('popstate', back, { capture: true, once: true });
    return () => {
      if (isBack) return;
      window.history.back();
    };
  }, [isOpen]);
}
