import type { ConsentGate } from '@haberdash/experiments';
import { choiceCookie, readChoice } from './consent-choice.ts';
import { ASKING, BANNER_ID } from '../../../../shared/consent/consent-slot.ts';

/** Marks the form of the page of privacy choices. */
const PAGE_FORM = 'form[data-privacy-choices]';

/**
 * Applies a choice on the page that it is made on: what it withdraws stops before anything else happens. The banner
 * closes without another page; the form of the page goes on as a document, which confirms it and ends the scripts
 * that a withdrawn purpose has loaded.
 */
export function enhanceConsentForms(gate: ConsentGate, reread: () => void): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    const isBanner = form.closest(`#${BANNER_ID}`) !== null;
    if (!isBanner && !form.matches(PAGE_FORM)) return;
    const choice = readChoice(new FormData(form, event.submitter));
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
    if (isBanner) {
      event.preventDefault();
      delete document.documentElement.dataset[ASKING];
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    }
    reread();
  });
}
