import {
  consentCodes,
  createConsentGate,
  parseConsentCookie,
  type ConsentCategory,
  type ConsentGate,
} from '@haberdash/experiments';

/** The categories that a visitor decides on. */
export const OPTIONAL_CATEGORIES = ['performance', 'functional', 'targeting'] as const;
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number];

/** What a visitor's consent is read from. */
export interface VisitorFacts {
  readonly region: string;
  readonly cookies: string | null;
  /** Global Privacy Control: withdraws targeting everywhere. */
  readonly hasPrivacySignal: boolean;
  /** A valid ticket has opened a preview, which has no consent banner (spec 2 §2). */
  readonly isPreview?: boolean;
}

/** The consent of one visitor; opt-in in EMEA, opt-out elsewhere. */
export function visitorConsent(facts: VisitorFacts): ConsentGate {
  const { region, cookies, hasPrivacySignal, isPreview } = facts;
  const gate = createConsentGate({ region, cookies, isPreview, globalPrivacyControl: hasPrivacySignal });
  obeyCookies(gate, cookies);
  return gate;
}

/** Applies a new consent to this page; the cookie can reject in any region. */
export function obeyCookies(gate: ConsentGate, cookies: string | null): void {
  const choices = parseConsentCookie(cookies);
  for (const category of OPTIONAL_CATEGORIES) {
    if (choices?.get(consentCodes[category]) === false) gate.withdraw(category);
    else gate.restore(category);
  }
  gate.update({ cookies });
}

/** The answers by category code, as the cookie holds them. */
export function choicesOf(granted: ReadonlySet<ConsentCategory>): ReadonlyMap<string, boolean> {
  return new Map([
    [consentCodes.required, true] as const,
    ...OPTIONAL_CATEGORIES.map((category) => [consentCodes[category], granted.has(category)] as const),
  ]);
}
