import { consentFrom, type Consent, type ConsentCategory, type ConsentInput } from './consent.ts';

/** The part of the gate that those who need permission hold. */
export interface ConsentView {
  readonly isGranted: (category: ConsentCategory) => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The consent of one page, which may change while the page is open. */
export interface ConsentGate extends ConsentView {
  readonly getSnapshot: () => Consent;
  /** Takes over what changed, such as a new cookie. */
  readonly update: (change: Partial<ConsentInput>) => void;
  /** Rejects a category on this page until it is restored, whatever cookie and region say. */
  readonly withdraw: (category: Exclude<ConsentCategory, 'required'>) => void;
  /** Ends a withdrawal. */
  readonly restore: (category: Exclude<ConsentCategory, 'required'>) => void;
}

/** Holds the consent of a page; subscribers hear of a change at once, and only of a change (spec 2 §5). */
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
        // One faulty listener must not keep the others from hearing of a withdrawal.
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
