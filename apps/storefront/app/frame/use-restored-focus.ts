import { useEffect } from 'react';
import { nextFocus } from './next-focus.ts';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Restores the focus when its element is removed, such as the last filter or a closed message. Runs after the next
 * frame, so that components can move it first; ignores navigations.
 */
export function useRestoredFocus(): void {
  useEffect(() => {
    let last: Element | undefined;
    let path = '';
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : undefined;
      path = window.location.pathname;
    };
    // A press outside of all controls drops the focus on purpose.
    const forget = () =>
      requestAnimationFrame(() => {
        if (last?.isConnected === true && isLost()) last = undefined;
      });
    const observer = new MutationObserver((records) => {
      if (last === undefined || last.isConnected) return;
      const place = nextFocus(last, records);
      if (place === undefined) return;
      last = undefined;
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (!isLost() || !place.isConnected || path !== window.location.pathname) return;
          if (place.tabIndex < 0) place.tabIndex = -1;
          place.focus();
        }),
      );
    });
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', forget);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', forget);
      observer.disconnect();
    };
  }, []);
}
