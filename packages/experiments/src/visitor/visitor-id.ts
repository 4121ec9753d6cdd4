import type { ConsentView } from '../consent/consent-gate.ts';
import type { KeyValueStorage, Random } from '../ports.ts';

const PREFIX = 'vuid_';
const MAX_LENGTH = 32;
const STORAGE_KEY = 'haberdash-vuid';

/** True for a visitor id: `vuid_` and 27 lower-case hexadecimal digits (spec 2 §9). */
export function isVisitorId(text: unknown): text is string {
  return typeof text === 'string' && /^vuid_[0-9a-f]{27}$/.test(text);
}

/** A new visitor id of 32 characters with the prefix `vuid_` (spec 2 §9). */
export function newVisitorId(random: Random): string {
  const digit = (): string => Math.floor(random() * 16).toString(16);
  return PREFIX + Array.from({ length: MAX_LENGTH - PREFIX.length }, digit).join('');
}

export interface VisitorId {
  /** The id, created and stored on first use; undefined without targeting consent. */
  readonly get: () => string | undefined;
  readonly forget: () => void;
}

/**
 * Stores the visitor id only with targeting consent: a withdrawal removes it immediately, and a page without
 * consent removes an earlier one (spec 2 §6, §9).
 */
export function createVisitorId(ports: {
  readonly storage: KeyValueStorage;
  readonly random: Random;
  readonly consent: ConsentView;
}): VisitorId {
  const { storage, random, consent } = ports;
  let current: string | undefined;
  const attempt = <Result>(work: () => Result): Result | undefined => {
    try {
      return work();
    } catch {
      // With a failing storage the id lasts for this page only.
      return undefined;
    }
  };
  const forget = (): void => {
    current = undefined;
    attempt(() => storage.removeItem(STORAGE_KEY));
  };
  const get = (): string | undefined => {
    if (!consent.isGranted('targeting')) return undefined;
    if (current !== undefined) return current;
    const stored = attempt(() => storage.getItem(STORAGE_KEY));
    if (isVisitorId(stored)) return (current = stored);
    const made = newVisitorId(random);
    attempt(() => storage.setItem(STORAGE_KEY, made));
    return (current = made);
  };
  const obey = (): void => {
    if (!consent.isGranted('targeting')) forget();
  };
  consent.subscribe(obey);
  obey();
  return { get, forget };
}
