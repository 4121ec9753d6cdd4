import { ApiError, TransportError } from '@haberdash/api-client';
import { ContractError } from '@haberdash/api-client/validate';
import { isRouterAnswer } from '@haberdash/page-engine/document';
import { data } from 'react-router';
import { log } from '../pipeline/log.ts';
import { faultFacts } from '../pipeline/fault-facts.ts';
import type { Fault, FaultKind } from './read-fault.ts';

type ReportedKind = Exclude<FaultKind, 'offline'>;

const STATUS: Readonly<Record<ReportedKind, number>> = {
  'not-found': 404,
  'unknown-site': 404,
  'bad-address': 400,
  unreadable: 400,
  rejected: 400,
  'too-many': 429,
  broken: 500,
  'bad-answer': 502,
  'service-down': 503,
  slow: 504,
};

/**
 * What a loader throws instead of a page.
 * @example if (product === undefined) throw fault('not-found');
 */
export const fault = (kind: ReportedKind, correlationId?: string, status = STATUS[kind]) =>
  data({ kind, ...(correlationId === undefined ? {} : { correlationId }) } satisfies Fault, { status });

function kindOf(error: unknown): ReportedKind {
  if (error instanceof TransportError) {
    if (error.reason === 'timeout') return 'slow';
    if (error.reason === 'invalid-request') return 'broken';
    return error.reason === 'malformed' || error.reason === 'too-large' ? 'bad-answer' : 'service-down';
  }
  if (error instanceof ContractError) return 'bad-answer';
  if (!(error instanceof ApiError)) return 'broken';
  if (error.status === 404 || error.status === 410) return 'not-found';
  if (error.status === 429) return 'too-many';
  // The service was busy and read the call too late; nothing is wrong with the call.
  if (error.status === 408) return 'slow';
  return error.status >= 500 ? 'service-down' : 'rejected';
}

/** The status of a response with a form error. */
export const rejectedStatus = (code: string): number => (code === 'API429' ? STATUS['too-many'] : 409);

const reported = new WeakSet<object>();

/** Two reads of a page may share a call, whose fault is logged once. */
function isReported(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false;
  if (reported.has(thrown)) return true;
  reported.add(thrown);
  return false;
}

/** Classifies a failed call and logs it. */
export function reportFault(
  thrown: unknown,
  correlationId: string,
): { readonly kind: ReportedKind; readonly correlationId: string } {
  const kind = kindOf(thrown);
  // Neither is a fault of ours, and a limited visitor would fill the log.
  const isWorthALine = kind !== 'not-found' && kind !== 'too-many';
  if (isWorthALine && !isReported(thrown))
    log('error', 'fault', { kind, correlationId, ...faultFacts(thrown) });
  return { kind, correlationId };
}

/** Converts a failed call to the fault for the page's boundary, and logs it. */
export function toFault(thrown: unknown, correlationId: string): unknown {
  return isRouterAnswer(thrown) ? thrown : fault(reportFault(thrown, correlationId).kind, correlationId);
}

/** Adds editors' content to a not-found fault; returns others unchanged. */
export async function withNotFoundContent(
  thrown: unknown,
  readBlocks: () => Promise<Fault['blocks']>,
): Promise<unknown> {
  if (typeof thrown !== 'object' || thrown === null || !('data' in thrown) || !('init' in thrown))
    return thrown;
  const isLost =
    typeof thrown.data === 'object' &&
    thrown.data !== null &&
    'kind' in thrown.data &&
    thrown.data.kind === 'not-found';
  if (!isLost) return thrown;
  return data({ kind: 'not-found', blocks: await readBlocks() } satisfies Fault, {
    status: STATUS['not-found'],
  });
}
