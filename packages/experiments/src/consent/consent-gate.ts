import { consentFrom, type Consent, type ConsentCategory, type ConsentInput } from './consent.ts';

/** The read-only part of the gate. */
export interface ConsentView {
  readonly isGranted: (category: ConsentCategory) => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The consent of a page, which may change while it is open. */
export interface ConsentGate extends ConsentView {
  readonly getSnapshot: () => Consent;
  /** Applies a change, such as a new cookie. */
  readonly update: (change: Partial<ConsentInput>) => void;
  /** Rejects a category on this page until it is restored, whatever cookie and region say. */
  readonly withdraw: (category: Exclude<ConsentCategory, 'required'>) => void;
  /** Ends a withdrawal. */
  readonly restore: (category: Exclude<ConsentCategory, 'required'>) => void;
}

/** Creates the consent of a page; listeners are called immediately, on changes only (spec 2 §5). */
export function createConsentGate(initial: ConsentInput): ConsentGate {
  let input = initial;
  let consent = consentFrom(input);
  const withdrawn = new Set<ConsentCategory>();
  const listeners = new Set<() => void>();
  const apply = (): void => {
    const next: Record<ConsentCategory, Consent[ConsentCategory]> = { ...consentFrom(input) };
    for (const category of withdrawn) next[category] = 'rejected';
    const { required, performance, functional, targeting } = consent;
    if (
      next.required === required &&
      next.performance === performance &&
      next.functional === functional &&
      next.targeting === targeting
    )
      return;
    consent = next;
    const faults: unknown[] = [];
    for (const listener of listeners) {
      try {
        listener();
      } catch (fault) {
        // A failing listener must not keep the others from a withdrawal.
        faults.push(fault);
      }
    }
    if (faults.length > 0) throw faults[0];
  };
  return {
    getSnapshot: () => consent,
    isGranted: (category) => consent[category] === 'granted',
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    update: (change) => {
      input = { ...input, ...change };
      apply();
    },
    withdraw: (category) => {
      withdrawn.add(category);
      apply();
    },
    restore: (category) => {
      withdrawn.delete(category);
      apply();
    },
  };
}
