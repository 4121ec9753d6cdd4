import { ApiError, TransportError, type CallControls } from '@haberdash/api-client';
import { optionalReadMs } from '../api/time-limits.ts';
import { log } from '../pipeline/log.ts';
import { faultFacts, PartTimeout } from '../pipeline/fault-facts.ts';

/** How an optional call is sent: it gives up early, and its failures are none of the needed calls'. */
export type OptionalCall = Required<Pick<CallControls, 'timeoutMs' | 'isOptional'>>;

/** A call ends by itself; this later ends what is before it, such as a token that does not come. */
const LATER_MS = 50;

interface OptionalRead {
  readonly correlationId: string;
}

/**
 * Reads a part that the page can do without: undefined when it fails, lies or is not there in time, with one line in
 * the log. A page waits for it less than for the rest; what a form goes on with says that it may take longer. What the service says on purpose (404, 410) is an absence and no fault.
 * @example const reviews = await optional(read, 'reviews', (call) => api.products.GET(path, { params, ...call }));
 */
export async function optional<T>(
  { correlationId }: OptionalRead,
  part: string,
  load: (call: OptionalCall) => Promise<T>,
  timeoutMs = optionalReadMs(),
): Promise<T | undefined> {
  try {
    return await inTime(load({ timeoutMs, isOptional: true }), timeoutMs + LATER_MS);
  } catch (error) {
    if (!isAbsence(error)) log('warn', 'part-missing', { part, correlationId, ...faultFacts(error) });
    return undefined;
  }
}

const isAbsence = (error: unknown): boolean =>
  (error instanceof ApiError && (error.status === 404 || error.status === 410)) ||
  (error instanceof TransportError && error.reason === 'aborted');

function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new PartTimeout()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}
