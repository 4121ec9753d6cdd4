import { parseConsentCookie } from './consent-cookie.ts';

/** The codes of the consent categories (spec 2 §3). */
export const consentCodes = {
  required: 'C0001',
  performance: 'C0002',
  functional: 'C0003',
  targeting: 'C0004',
} as const;

/** Consent categories: performance includes analytics (spec 2 §3). */
export type ConsentCategory = keyof typeof consentCodes;

/** `not-asked` is no permission, but a banner may ask (spec 2 §5). */
export type ConsentState = 'granted' | 'rejected' | 'not-asked';

export type Consent = Readonly<Record<ConsentCategory, ConsentState>>;

/** The inputs of consent; `isPreview` only with a valid ticket (spec 2 §5). */
export interface ConsentInput {
  readonly region: string;
  readonly cookies?: string | null | undefined;
  readonly isPreview?: boolean | undefined;
  readonly globalPrivacyControl?: boolean | undefined;
}

/**
 * Outside EMEA and in preview all is granted; in EMEA a category needs its code with `:1` in the cookie (spec
 * 2 §5), one without an entry was not asked. Required is always granted, Global Privacy Control always
 * rejects targeting. An invalid region counts as EMEA.
 */
export function consentFrom(input: ConsentInput): Consent {
  // A missing or lower-case region must not skip consent.
  const region = typeof input.region === 'string' ? input.region.trim().toUpperCase() : '';
  const isOpen = !(region === '' || region === 'EMEA') || input.isPreview === true;
  const answers = isOpen ? undefined : parseConsentCookie(input.cookies);
  const answer = (category: ConsentCategory): ConsentState => {
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
