import { parseConsentCookie } from './consent-cookie.ts';

/** The consent categories with their codes (spec 2 §3). */
export const consentCodes = {
  required: 'C0001',
  performance: 'C0002',
  functional: 'C0003',
  targeting: 'C0004',
} as const;

/** What a visitor may allow: performance includes analytics (spec 2 §3). */
export type ConsentCategory = keyof typeof consentCodes;

/** `not-asked` is no permission, but a banner may still ask (spec 2 §5). */
export type ConsentAnswer = 'granted' | 'rejected' | 'not-asked';

/** One answer per category. */
export type Consent = Readonly<Record<ConsentCategory, ConsentAnswer>>;

/** What consent follows from; `isPreview` only of a preview that a valid ticket opened (spec 2 §5). */
export interface ConsentInput {
  readonly region: string;
  readonly cookies?: string | null | undefined;
  readonly isPreview?: boolean | undefined;
  readonly globalPrivacyControl?: boolean | undefined;
}

/**
 * Outside EMEA and in preview everything is granted; in EMEA a category needs its code with `:1` in the consent cookie
 * (spec 2 §5), and what the cookie does not answer was not asked. Required is always granted, and Global Privacy Control
 * always rejects targeting. A region that is no text counts as EMEA.
 */
export function consentFrom(input: ConsentInput): Consent {
  // A region that is missing or written in small letters must not open what has to be asked for.
  const region = typeof input.region === 'string' ? input.region.trim().toUpperCase() : '';
  const isOpen = !(region === '' || region === 'EMEA') || input.isPreview === true;
  const answers = isOpen ? undefined : parseConsentCookie(input.cookies);
  const answer = (category: ConsentCategory): ConsentAnswer => {
    if (isOpen) return 'granted';
    const given = answers?.get(consentCodes[category]);
    if (given === undefined) return 'not-asked';
    return given ? 'granted' : 'rejected';
  };
  return {
    required: 'granted',
    performance: answer('performance'),
    functional: answer('functional'),
    targeting: input.globalPrivacyControl === true ? 'rejected' : answer('targeting'),
  };
}
