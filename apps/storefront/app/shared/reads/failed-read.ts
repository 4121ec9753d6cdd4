import { ApiError, TransportError } from '@haberdash/api-client';
import { ContractError } from '@haberdash/api-client/validate';

/**
 * True for a call that may succeed later, and of which nobody knows what it did: no answer, one that is none, or a
 * server that failed.
 */
export const isFailedRead = (error: unknown): boolean =>
  error instanceof TransportError ||
  error instanceof ContractError ||
  (error instanceof ApiError && error.status >= 500);
