import { consentCodes, parseConsentCookie } from '@haberdash/experiments';
import { BANNER_ID } from '../../../../shared/consent/consent-slot.ts';

/** The browsing history in this browser, never sent as a whole. */
export interface BrowsingMemory {
  readonly viewed: readonly string[];
  readonly searches: readonly string[];
  readonly compared: readonly string[];
  readonly postalCode?: string;
  /** Collected while signed in, and cleared with the session. */
  readonly isOfAccount?: boolean;
}

const KEY = 'haberdash-browsing';
const NOTHING: BrowsingMemory = { viewed: [], searches: [], compared: [] };

/** For this page only, where storage is not allowed. */
let memory: BrowsingMemory | undefined;

/** Functional consent (spec 2 §3): without a choice, sites with a consent banner store nothing and the others do. */
export function mayRemember(cookies: string, isAsked: boolean): boolean {
  return parseConsentCookie(cookies)?.get(consentCodes.functional) ?? !isAsked;
}

const isAllowed = (): boolean => mayRemember(document.cookie, document.getElementById(BANNER_ID) !== null);

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

/** Parses stored text, which may be of any origin; invalid parts are dropped. */
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

/** The memory of this page where nothing may be stored, else of earlier visits, too. */
export function readMemory(): BrowsingMemory {
  try {
    if (isAllowed()) return parseMemory(window.localStorage.getItem(KEY));
  } catch {
    // Without storage it lasts as long as the page.
  }
  return memory ?? NOTHING;
}

/** Changes the memory; stored only where the visitor allows it. */
export function changeMemory(change: (known: BrowsingMemory) => BrowsingMemory): void {
  memory = change(readMemory());
  try {
    if (isAllowed()) window.localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // As above.
  }
}

/** Clears everything: after an error, and at sign-out. */
export function forgetMemory(): void {
  memory = undefined;
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // Nothing is stored, then.
  }
}

export const withLatest = (list: readonly string[], latest: string, most: number): readonly string[] =>
  [latest, ...list.filter((each) => each !== latest)].slice(0, most);
