import { consentCodes, parseConsentCookie } from '@haberdash/experiments';
import { BANNER_ID } from '../../../../shared/consent/consent-slot.ts';

/** What this browser remembers of somebody's looking around. It is sent to nobody as a whole. */
export interface BrowsingMemory {
  /** Codes of the products that were looked at, the latest first. */
  readonly viewed: readonly string[];
  /** What was searched for, the latest first. */
  readonly searches: readonly string[];
  /** Products that were put aside to be compared. */
  readonly compared: readonly string[];
  /** Where deliveries were asked for last. */
  readonly postalCode?: string;
  /** It was gathered by somebody who was signed in, and ends with that. */
  readonly isOfAccount?: boolean;
}

const KEY = 'haberdash-browsing';
const NOTHING: BrowsingMemory = { viewed: [], searches: [], compared: [] };

/** What the page itself remembers, where nothing may be stored. */
let memory: BrowsingMemory | undefined;

/**
 * Whether the visitor lets the shop remember choices (functional consent, spec 2 §3). Without an answer a site that
 * asks remembers nothing; the others do until the visitor rejects.
 */
export function mayRemember(cookies: string, isAsked: boolean): boolean {
  return parseConsentCookie(cookies)?.get(consentCodes.functional) ?? !isAsked;
}

const isAllowed = (): boolean => mayRemember(document.cookie, document.getElementById(BANNER_ID) !== null);

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

/** What was stored, whoever has written it: anything that is not ours is nothing. */
export function parseMemory(text: string | null): BrowsingMemory {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return NOTHING;
    const { viewed, searches, compared, postalCode, isOfAccount }: Record<keyof BrowsingMemory, unknown> = {
      ...NOTHING,
      postalCode: undefined,
      isOfAccount: undefined,
      ...value,
    };
    return {
      viewed: textsOf(viewed),
      searches: textsOf(searches),
      compared: textsOf(compared),
      ...(typeof postalCode === 'string' ? { postalCode } : {}),
      ...(isOfAccount === true ? { isOfAccount } : {}),
    };
  } catch {
    return NOTHING;
  }
}

/** What is remembered: of this visit where nothing may be stored, else of earlier ones, too. */
export function readMemory(): BrowsingMemory {
  try {
    if (isAllowed()) return parseMemory(window.localStorage.getItem(KEY));
  } catch {
    // A browser without storage remembers as long as the page is open.
  }
  return memory ?? NOTHING;
}

/** Remembers more, or less; beyond this page only where the visitor allows it. */
export function changeMemory(change: (known: BrowsingMemory) => BrowsingMemory): void {
  memory = change(readMemory());
  try {
    if (isAllowed()) window.localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // As above.
  }
}

/** Forgets everything: after an error, and when somebody signs out. */
export function forgetMemory(): void {
  memory = undefined;
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // There is nothing, then.
  }
}

/** A list with one more in front; what is in it already moves there, and the oldest go. */
export const withLatest = (list: readonly string[], latest: string, most: number): readonly string[] =>
  [latest, ...list.filter((each) => each !== latest)].slice(0, most);
