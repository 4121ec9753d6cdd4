import type { AnalyticsEvent, EventContext } from '../events/events.ts';
import { createCauses, type Causes } from './causes.ts';

/** The consent for analytics; `not-asked` is no permission, but may become one. */
export type QueueConsent = 'granted' | 'rejected' | 'not-asked';

export interface EventQueueOptions {
  /** The consent for analytics (C0002), read for every event. */
  readonly consent: () => QueueConsent;
  /** Subscribes to consent changes; returns the unsubscribe function. */
  readonly onConsentChange: (listener: () => void) => () => void;
  /** Sends one event; an error is logged and does not affect other events. */
  readonly send: (event: AnalyticsEvent) => void;
  readonly log: (message: string) => void;
  /** Added to every event when it is pushed; the event's own fields take precedence. */
  readonly context?: (() => EventContext) | undefined;
  /** Causes that outlive the page, such as a reported order; checked when the event is sent. */
  readonly storedCauses?: Causes | undefined;
}

export interface EventCause {
  /** Events with the same cause are sent once; without it every call is sent. */
  readonly cause?: string | undefined;
  /** The cause outlives the page. */
  readonly isPersistent?: boolean | undefined;
}

export interface EventQueue {
  readonly push: (event: AnalyticsEvent | undefined, cause?: EventCause) => void;
  /** The number of events that wait for consent. */
  readonly waiting: () => number;
  /** Unsubscribes and drops waiting events. */
  readonly stop: () => void;
}

/** Maximum events that wait for consent; the oldest are dropped. */
export const MAX_WAITING = 100;

/**
 * Queues events until consent is known, then sends them in order or drops them (spec 2 §4, §6): granted
 * sends, rejected drops all, not asked keeps the newest 100. Dropped events are never sent, and each cause is
 * sent once.
 */
export function createEventQueue(options: EventQueueOptions): EventQueue {
  const { consent, onConsentChange, send, log, context, storedCauses } = options;
  const causes = createCauses();
  let waiting: { readonly event: AnalyticsEvent; readonly kept: string | undefined }[] = [];
  let isDraining = false;

  const deliver = (event: AnalyticsEvent, stored: string | undefined): void => {
    if (stored !== undefined && storedCauses?.isNew(stored) === false) return;
    try {
      send(event);
    } catch (fault) {
      log(`Event ${event.event} could not be sent: ${String(fault)}`);
    }
  };
  const settle = (): void => {
    // An event pushed while another is sent goes to the end.
    if (isDraining) return;
    isDraining = true;
    try {
      while (waiting.length > 0) {
        const response = consent();
        if (response === 'not-asked') return;
        if (response === 'rejected') {
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
  const push: EventQueue['push'] = (event, { cause, isPersistent = false } = {}) => {
    if (event === undefined || (cause !== undefined && !causes.isNew(cause))) return;
    const withContext = { ...context?.(), ...event };
    waiting = [
      ...waiting.slice(1 - MAX_WAITING),
      { event: withContext, kept: isPersistent ? cause : undefined },
    ];
    settle();
  };
  const end = onConsentChange(settle);
  return {
    push,
    waiting: () => waiting.length,
    stop: () => {
      end();
      waiting = [];
    },
  };
}
