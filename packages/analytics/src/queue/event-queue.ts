import type { AnalyticsEvent } from '../events/events.ts';
import { createCauses, type Causes } from './causes.ts';

/** What the visitor has answered; `not-asked` is no permission, but one may come. */
export type QueueConsent = 'granted' | 'rejected' | 'not-asked';

/** What the queue needs from outside. */
export interface EventQueueOptions {
  /** The answer for the category of analytics (C0002), read anew for every event. */
  readonly consent: () => QueueConsent;
  /** Hears of every change of the answer; returns its own ending. */
  readonly onConsentChange: (listener: () => void) => () => void;
  /** Takes one event; a fault of it is logged and costs no other event. */
  readonly send: (event: AnalyticsEvent) => void;
  readonly log: (message: string) => void;
  /** Causes that outlive the page, such as an order that was told of; asked when the event is sent. */
  readonly keptCauses?: Causes | undefined;
}

/** Why an event is sent, so that it is sent once. */
export interface EventCause {
  /** Two events of one cause are one; without it each call is an event. */
  readonly cause?: string | undefined;
  /** The cause outlives the page. */
  readonly isKept?: boolean | undefined;
}

/** Events on their way to a data layer. */
export interface EventQueue {
  readonly push: (event: AnalyticsEvent | undefined, cause?: EventCause) => void;
  /** How many events wait for an answer. */
  readonly held: () => number;
  /** Ends listening, and drops what waits. */
  readonly stop: () => void;
}

/** At most this many events wait for an answer; beyond it the oldest ones go. */
export const MAX_HELD = 100;

/**
 * Holds events until consent is known, then sends them in their order or drops them (spec 2 §4, §6): granted sends,
 * rejected drops what waits and what comes, not asked holds the newest 100. What was dropped is not sent later, and one
 * cause makes one event.
 */
export function createEventQueue(options: EventQueueOptions): EventQueue {
  const { consent, onConsentChange, send, log, keptCauses } = options;
  const causes = createCauses();
  let waiting: { readonly event: AnalyticsEvent; readonly kept: string | undefined }[] = [];
  let isDraining = false;

  const deliver = (event: AnalyticsEvent, kept: string | undefined): void => {
    if (kept !== undefined && keptCauses?.isNew(kept) === false) return;
    try {
      send(event);
    } catch (fault) {
      log(`Event ${event.event} could not be sent: ${String(fault)}`);
    }
  };
  const settle = (): void => {
    // An event that is pushed while another is sent takes its place at the end.
    if (isDraining) return;
    isDraining = true;
    try {
      while (waiting.length > 0) {
        const answer = consent();
        if (answer === 'not-asked') return;
        if (answer === 'rejected') {
          waiting = [];
          return;
        }
        const [first, ...rest] = waiting;
        waiting = rest;
        if (first !== undefined) deliver(first.event, first.kept);
      }
    } finally {
      isDraining = false;
    }
  };
  const push: EventQueue['push'] = (event, { cause, isKept = false } = {}) => {
    if (event === undefined || (cause !== undefined && !causes.isNew(cause))) return;
    waiting = [...waiting.slice(1 - MAX_HELD), { event, kept: isKept ? cause : undefined }];
    settle();
  };
  const end = onConsentChange(settle);
  return {
    push,
    held: () => waiting.length,
    stop: () => {
      end();
      waiting = [];
    },
  };
}
