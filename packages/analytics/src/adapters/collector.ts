import type { AnalyticsEvent } from '../events/events.ts';
import type { AnalyticsAdapter } from './adapter.ts';

/** Events in one request. */
export const MAX_BATCH = 20;

/** Events that wait while the collector is slow or fails; the oldest are dropped. */
export const MAX_UNSENT = 100;

const BATCH_DELAY_MS = 1_000;
const MAX_ATTEMPTS = 3;
const RETRY_DELAY_MS = 2_000;

/** The body of a request, as JSON. */
export interface CollectorBatch {
  readonly version: 1;
  /** ISO 8601. */
  readonly sentAt: string;
  /** An event of the schema each, with the time at which it was reported. */
  readonly events: readonly (AnalyticsEvent & { readonly reportedAt: string })[];
}

export interface CollectorPorts {
  /**
   * Sends a text by POST and resolves with the status; rejects when the collector cannot be reached. It has to outlive
   * the page (`keepalive`) and to send no credentials.
   */
  readonly post: (body: string) => Promise<number>;
  /** Runs later; the returned function cancels. */
  readonly schedule: (run: () => void, delayMs: number) => () => void;
  /** Subscribes to the page being hidden or left. */
  readonly onHide: (listener: () => void) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: (message: string) => void;
}

/**
 * Sends events to a collector of the shop's own, behind consent for analytics: in batches of at most 20, a second
 * after the first, or immediately when the page is hidden. 5xx, 429 and network errors are tried 3 times in all; other
 * responses drop the batch. A withdrawal drops what waits.
 */
export function createCollector({ post, schedule, onHide, now, log }: CollectorPorts): AnalyticsAdapter {
  let isAllowed = false;
  let unsent: CollectorBatch['events'] = [];
  let cancel: (() => void) | undefined;
  let isSending = false;
  let attempts = 0;

  const plan = (delayMs: number): void => {
    cancel ??= schedule(() => {
      cancel = undefined;
      void flush();
    }, delayMs);
  };
  const restore = (events: CollectorBatch['events'], reason: string): void => {
    attempts += 1;
    if (attempts >= MAX_ATTEMPTS) {
      attempts = 0;
      log(`The collector did not take ${events.length} events: ${reason}`);
      return;
    }
    unsent = [...events, ...unsent].slice(-MAX_UNSENT);
  };
  async function flush(): Promise<void> {
    if (!isAllowed || isSending || unsent.length === 0) return;
    isSending = true;
    const events = unsent.slice(0, MAX_BATCH);
    unsent = unsent.slice(MAX_BATCH);
    const batch: CollectorBatch = { version: 1, sentAt: new Date(now()).toISOString(), events };
    let failure: string | undefined;
    try {
      const status = await post(JSON.stringify(batch));
      if (status >= 500 || status === 429) failure = `status ${status}`;
      else if (status >= 400) log(`The collector rejected ${events.length} events with status ${status}`);
    } catch (error) {
      failure = String(error);
    }
    isSending = false;
    // Withdrawn while the request was in flight: nothing is tried again.
    if (!isAllowed) return;
    if (failure === undefined) attempts = 0;
    else restore(events, failure);
    if (unsent.length > 0) plan(failure === undefined ? 0 : RETRY_DELAY_MS * attempts);
  }
  onHide(() => {
    cancel?.();
    cancel = undefined;
    void flush();
  });
  return {
    setConsent: ({ performance }) => {
      isAllowed = performance;
      if (performance) return;
      unsent = [];
      attempts = 0;
      cancel?.();
      cancel = undefined;
    },
    send: (event) => {
      if (!isAllowed) return;
      unsent = [...unsent, { ...event, reportedAt: new Date(now()).toISOString() }].slice(-MAX_UNSENT);
      if (unsent.length < MAX_BATCH) return plan(BATCH_DELAY_MS);
      cancel?.();
      cancel = undefined;
      void flush();
    },
  };
}
