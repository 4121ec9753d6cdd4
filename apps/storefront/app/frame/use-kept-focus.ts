import { useEffect } from 'react';
import { nextFocus } from './next-focus.ts';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps the focus on the page when what has it is removed, such as the last filter or a message that was answered.
 * Whoever knows a better place takes it there first: this looks after the next frame. Another page is another matter.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | undefined;
    let path = '';
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : undefined;
      path = window.location.pathname;
    };
    // A shopper who presses beside everything wants the focus nowhere.
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
