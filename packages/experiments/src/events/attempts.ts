import { withTimeout, type Clock, type Log } from '../ports.ts';

export type DeliveryOutcome = 'delivered' | 'rejected' | 'undelivered' | 'stopped';

/** `pause` waits before a retry and resolves to whether to continue. */
export interface AttemptPorts {
  readonly clock: Clock;
  readonly log: Log;
  readonly pause: (delayMs: number) => Promise<boolean>;
}

const MAX_ATTEMPTS = 3;
const RETRY_STEP_MS = 1_000;

/** Up to three attempts (spec 2 §8): retries server and network errors, not client errors. */
export async function deliver(
  send: () => Promise<{ readonly status: number }>,
  { clock, log, pause }: AttemptPorts,
): Promise<DeliveryOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    const status = await withTimeout(clock, Promise.resolve().then(send)).then(
      (response) => response.status,
      () => undefined,
    );
    if (status !== undefined && status < 400) return 'delivered';
    log('error', `Event send failed (${status === undefined ? 'network error' : String(status)})`);
    if (status !== undefined && status < 500) return 'rejected';
    if (attempt === MAX_ATTEMPTS) return 'undelivered';
    if (!(await pause(attempt * RETRY_STEP_MS))) return 'stopped';
  }
}
