import type { ConsentGate } from '@haberdash/experiments';
import { obeyCookies, visitorConsent } from '../../../../shared/consent/visitor-consent.ts';

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

/** A consent, and the way to look whether it is another one now. */
export interface BrowserConsent {
  readonly gate: ConsentGate;
  readonly reread: () => void;
}

/** The consent of this browser, read again whenever it may have changed: here, in another tab, or by a form. */
export function browserConsent(region: string): BrowserConsent {
  let cookies = document.cookie;
  const hasPrivacySignal = navigator.globalPrivacyControl === true;
  const gate = visitorConsent({ region, cookies, hasPrivacySignal });
  const reread = (): void => {
    if (document.cookie === cookies) return;
    cookies = document.cookie;
    obeyCookies(gate, cookies);
  };
  document.addEventListener('visibilitychange', reread);
  return { gate, reread };
}

let shared: BrowserConsent | undefined;

/** The one consent of this document, so that all who need it hear of a change at the same moment. */
export const documentConsent = (region: string): BrowserConsent => (shared ??= browserConsent(region));
