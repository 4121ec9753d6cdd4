import { config } from '../../../../shared/config/config.ts';
import { log } from '../../../../shared/pipeline/log.ts';
import type { EventBatch } from '../model/event-batch.ts';

const TIMEOUT_MS = 10_000;

/** So many batches may be on their way to the provider at the same time: a slow one holds no more of this process. */
export const MAX_UNDER_WAY = 50;

let underWay = 0;

type Forwarded = 'taken' | 'rejected' | 'failed' | 'busy';

/** Forwards a batch; logs the status of rejected ones without visitor data (spec 2 §8). */
export async function forwardEvents(
  batch: EventBatch,
  { correlationId }: { readonly correlationId: string },
): Promise<Forwarded> {
  const { experiments } = config();
  if (experiments === undefined) return 'rejected';
  if (underWay >= MAX_UNDER_WAY) return 'busy';
  underWay += 1;
  try {
    const { status, body } = await fetch(experiments.eventsUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(batch),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // An unread body keeps its connection.
    await body?.cancel();
    if (status < 400) return 'taken';
    log('warn', 'experiment-events', { status, correlationId });
    return status < 500 ? 'rejected' : 'failed';
  } catch (error) {
    const fault = error instanceof Error ? error.name : 'unknown';
    log('warn', 'experiment-events', { fault, correlationId });
    return 'failed';
  } finally {
    underWay -= 1;
  }
}
