import type { ConsentGate } from '@haberdash/experiments';
import { choiceCookie, readChoice } from './consent-choice.ts';
import { ASKING, BANNER_ID } from '../../../../shared/consent/consent-slot.ts';

/** Answers the banner without another page: keeps the choice, closes the banner, and takes the focus to the page. */
export function enhanceBanner(gate: ConsentGate, reread: () => void): void {
  const banner = document.getElementById(BANNER_ID);
  banner?.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    const form = new FormData(event.target, event.submitter);
    const choice = readChoice(form);
    if (choice === undefined) return;
    const cookie = choiceCookie(choice, {
      now: new Date(),
      hasPrivacySignal:
        gate.getSnapshot().targeting === 'rejected' && navigator.globalPrivacyControl === true,
      isSecure: window.location.protocol === 'https:',
    });
    document.cookie = cookie;
    // A browser that keeps no cookie from a script takes the form's way.
    if (!document.cookie.includes(cookie.slice(0, cookie.indexOf(';')))) return;
    event.preventDefault();
    delete document.documentElement.dataset[ASKING];
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    reread();
  });
}
