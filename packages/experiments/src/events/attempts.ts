import { withTimeout, type Clock, type Log } from '../ports.ts';

/** How a delivery ended: taken, rejected for good, still undelivered, or no longer wanted. */
export type DeliveryOutcome = 'delivered' | 'rejected' | 'undelivered' | 'stopped';

/** What attempts need; `pause` waits before the next one and says whether it is still wanted. */
export interface AttemptPorts {
  readonly clock: Clock;
  readonly log: Log;
  readonly pause: (delayMs: number) => Promise<boolean>;
}

const MAX_ATTEMPTS = 3;
const RETRY_STEP_MS = 1_000;

/**
 * Sends up to three times in all (spec 2 §8): server errors and network errors are tried again a little later, an error
 * is not; every failure is logged with its status.
 */
export async function deliver(
  send: () => Promise<{ readonly status: number }>,
  { clock, log, pause }: AttemptPorts,
): Promise<DeliveryOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    const status = await withTimeout(clock, Promise.resolve().then(send)).then(
      (answer) => answer.status,
      () => undefined,
    );
    if (status !== undefined && status < 400) return 'delivered';
    log('error', `Event send failed (${status === undefined ? 'network error' : String(status)})`);
    if (status !== undefined && status < 500) return 'rejected';
    if (attempt === MAX_ATTEMPTS) return 'undelivered';
    if (!(await pause(attempt * RETRY_STEP_MS))) return 'stopped';
  }
}
