import { ApiError, TransportError } from '@haberdash/api-client';
import { ContractError } from '@haberdash/api-client/validate';
import type { LogLine } from './log.ts';

const SAFE_ID = /^[\w.-]{1,64}$/;

/** A part that was not there when the page had to leave. */
export class PartTimeout extends Error {
  override readonly name = 'PartTimeout';
}

/**
 * What a log may say about a failed call: which operation, why, and where in the answer. No text that a service or a
 * shopper wrote is among it; only faults of our own code tell their message and where they happened.
 */
export function faultFacts(error: unknown): LogLine {
  if (error instanceof ContractError) {
    const { operation, status, path, problem } = error;
    return { operation, reason: 'wrong-shape', status, path: path === '' ? '/' : path, problem };
  }
  if (error instanceof TransportError) return { operation: error.operation, reason: error.reason };
  if (error instanceof ApiError) {
    const errorId = SAFE_ID.test(error.errorId) ? error.errorId : 'unreadable';
    return { operation: error.operation, reason: 'rejected', status: error.status, errorId };
  }
  if (error instanceof PartTimeout) return { reason: 'timeout' };
  if (!(error instanceof Error)) return { reason: 'exception', error: typeof error };
  return { reason: 'exception', error: `${error.name}: ${error.message}`, stack: error.stack };
}
