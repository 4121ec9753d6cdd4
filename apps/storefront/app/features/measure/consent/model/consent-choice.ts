import { CONSENT_COOKIE, consentCookieValue } from '@haberdash/experiments';
import {
  choicesOf,
  OPTIONAL_CATEGORIES,
  type OptionalCategory,
} from '../../../../shared/consent/visitor-consent.ts';

/** Below the locale: the page where choices are changed, and where the banner's form is sent. */
export const PRIVACY_CHOICES_PATH = 'privacy-choices';

/** Half a year; then the shop asks again. */
const COOKIE_SECONDS = 60 * 60 * 24 * 180;

/** What a form of banner or page asks for; undefined for one that asks for nothing known. */
export function readChoice(form: FormData): ReadonlySet<OptionalCategory> | undefined {
  switch (form.get('choice')) {
    case 'all':
      return new Set(OPTIONAL_CATEGORIES);
    case 'none':
      return new Set();
    case 'save': {
      const chosen = new Set(form.getAll('category'));
      return new Set(OPTIONAL_CATEGORIES.filter((category) => chosen.has(category)));
    }
    default:
      return undefined;
  }
}

interface CookieFacts {
  readonly now: Date;
  readonly hasPrivacySignal: boolean;
  readonly isSecure: boolean;
}

/** The cookie that keeps a choice, for a `Set-Cookie` line and for `document.cookie` alike: scripts have to read it. */
export function choiceCookie(granted: ReadonlySet<OptionalCategory>, facts: CookieFacts): string {
  const value = consentCookieValue(choicesOf(granted), {
    now: facts.now,
    globalPrivacyControl: facts.hasPrivacySignal,
  });
  const secure = facts.isSecure ? '; Secure' : '';
  return `${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${secure}`;
}
