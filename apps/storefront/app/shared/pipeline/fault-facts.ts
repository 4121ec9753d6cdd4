import { ApiError, TransportError } from '@haberdash/api-client';
import { ContractError } from '@haberdash/api-client/validate';
import type { LogLine } from './log.ts';

const SAFE_ID = /^[\w.-]{1,64}$/;

/** An optional part that did not arrive in time. */
export class PartTimeout extends Error {
  override readonly name = 'PartTimeout';
}

/** What a log may contain of a failed call: operation, reason and place, and messages of our own code only. */
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
