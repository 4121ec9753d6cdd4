import type { ConsentView } from '../consent/consent-gate.ts';
import type { Clock, Fetch, Log } from '../ports.ts';
import { deliver } from './attempts.ts';
import type { EventClient } from './payload.ts';

/** An event of the provider's customer data (spec 2 §5). */
export interface CustomerDataEvent {
  readonly type?: string | undefined;
  readonly action: string;
  readonly identifiers: Readonly<Record<string, string>>;
  readonly data?: Readonly<Record<string, unknown>> | undefined;
}

export interface CustomerDataOptions {
  readonly pixelUrl: string;
  readonly apiKey: string;
  readonly client: EventClient;
  readonly consent: ConsentView;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly log: Log;
  /** Maximum events in flight: ten thousand on a server, a hundred in a browser (spec 2 §9). */
  readonly isBrowser?: boolean | undefined;
  /** Overrides the maximum. */
  readonly queueSize?: number | undefined;
}

const DEFAULT_TYPE = 'fullstack';
const BROWSER_QUEUE_SIZE = 100;
const SERVER_QUEUE_SIZE = 10_000;

function isPlain(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function invalidity(event: CustomerDataEvent): string | undefined {
  if (typeof event !== 'object' || event === null) return 'event invalid';
  if (typeof event.action !== 'string' || event.action === '') return 'action is empty';
  const identifiers = Object.values(event.identifiers ?? {});
  if (identifiers.length === 0 || identifiers.some((value) => typeof value !== 'string'))
    return 'identifiers invalid';
  return Object.values(event.data ?? {}).every(isPlain) ? undefined : 'data invalid';
}

/** A lone surrogate is encoded as U+FFFD. */
const encoded = (value: unknown): string =>
  encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '\uFFFD'));

function pixelAddress(event: CustomerDataEvent, options: CustomerDataOptions): string {
  const fields = new Map<string, unknown>([
    ['idempotence_id', options.newId()],
    ['data_source_type', 'sdk'],
    ['data_source', options.client.name],
    ['data_source_version', options.client.version],
    ...Object.entries(event.data ?? {}),
    ...Object.entries(event.identifiers),
    // Set last, so that event data cannot override tracker, type or action.
    ['tracker_id', options.apiKey],
    ['event_type', event.type || DEFAULT_TYPE],
    ['vdl_action', event.action],
  ]);
  const query = [...fields].map((field) => field.map(encoded).join('='));
  return `${options.pixelUrl.replace(/\/+$/, '')}/v2/zaius.gif?${query.join('&')}`;
}

/**
 * Sends customer-data events as pixel requests (spec 2 §5, §7) with up to three attempts, only with targeting
 * consent. An event without action and identifier, with other data than text, numbers, booleans and null, or
 * beyond the maximum is logged and dropped.
 */
export function createCustomerData(options: CustomerDataOptions): {
  readonly send: (event: CustomerDataEvent) => void;
} {
  const { consent, fetch, clock, log, isBrowser = true } = options;
  const { queueSize = isBrowser ? BROWSER_QUEUE_SIZE : SERVER_QUEUE_SIZE } = options;
  const inFlight = new Set<() => void>();
  const stopAll = (): void => {
    for (const stop of inFlight) stop();
  };
  consent.subscribe(() => {
    if (!consent.isGranted('targeting')) stopAll();
  });
  const send = (event: CustomerDataEvent): void => {
    if (!consent.isGranted('targeting')) return;
    const fault = inFlight.size >= queueSize ? 'queue is full' : invalidity(event);
    if (fault !== undefined) return log('error', `Customer data event dropped (${fault})`);
    const address = pixelAddress(event, options);
    let isAllowed = true;
    let endPause: () => void = () => undefined;
    const stop = (): void => {
      isAllowed = false;
      endPause();
    };
    const pause = (delayMs: number) =>
      new Promise<boolean>((resolve) => {
        const cancel = clock.after(delayMs, () => resolve(isAllowed));
        endPause = () => {
          cancel();
          resolve(false);
        };
        if (!isAllowed) endPause();
      });
    inFlight.add(stop);
    void deliver(() => fetch(address, { method: 'GET', headers: {}, keepalive: true }), {
      clock,
      log,
      pause,
    }).then(() => inFlight.delete(stop));
  };
  return { send };
}
