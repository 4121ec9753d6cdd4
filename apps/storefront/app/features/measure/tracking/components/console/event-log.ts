import type { AnalyticsEvent } from '@haberdash/analytics/events';
import type { QueueConsent } from '@haberdash/analytics/events';

/** An event of the tracking, and what became of it. */
export interface LoggedEvent {
  readonly number: number;
  readonly event: AnalyticsEvent;
  readonly state: 'sent' | 'waiting for consent' | 'dropped without consent';
}

const MAX_LOGGED = 100;

let log: readonly LoggedEvent[] = [];
let count = 0;
const listeners = new Set<() => void>();

const STATES = {
  granted: 'sent',
  'not-asked': 'waiting for consent',
  rejected: 'dropped without consent',
} as const satisfies Record<QueueConsent, LoggedEvent['state']>;

/** Logs an event for the console of the development server. */
export function logEvent(event: AnalyticsEvent, consent: QueueConsent): void {
  count += 1;
  log = [{ number: count, event, state: STATES[consent] }, ...log].slice(0, MAX_LOGGED);
  for (const listener of listeners) listener();
}

export const readLog = (): readonly LoggedEvent[] => log;

export function subscribeToLog(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
