import { ApiError, TransportError, type CallControls } from '@haberdash/api-client';
import { OPTIONAL_READ_MS } from '../api/time-limits.ts';
import { log } from '../pipeline/log.ts';
import { faultFacts, PartTimeout } from '../pipeline/fault-facts.ts';

/** How an optional call is sent: it gives up early, and its failures are none of the needed calls'. */
export const OPTIONAL_CALL = {
  timeoutMs: OPTIONAL_READ_MS,
  isOptional: true,
} as const satisfies CallControls;

/** A call ends by itself; this ends what stands before it, such as a token that does not come. */
const PART_MS = OPTIONAL_READ_MS + 50;

interface OptionalRead {
  readonly correlationId: string;
}

/**
 * Reads a part that the page can do without: undefined when it fails, lies or is not there in time, with one line in
 * the log. What the service says on purpose (404, 410) is an absence and no fault.
 * @example const reviews = await optional(read, 'reviews', (call) => api.products.GET(path, { params, ...call }));
 */
export async function optional<T>(
  { correlationId }: OptionalRead,
  part: string,
  load: (call: typeof OPTIONAL_CALL) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await inTime(load(OPTIONAL_CALL));
  } catch (error) {
    if (!isAbsence(error)) log('warn', 'part-missing', { part, correlationId, ...faultFacts(error) });
    return undefined;
  }
}

const isAbsence = (error: unknown): boolean =>
  (error instanceof ApiError && (error.status === 404 || error.status === 410)) ||
  (error instanceof TransportError && error.reason === 'aborted');

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new PartTimeout()), PART_MS);
    work.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}
