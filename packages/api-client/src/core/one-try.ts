import { TransportError, type CallName } from '../errors/api-error.ts';
import type { Answer } from './answer.ts';
import { orAborted, type CallTime } from './call-time.ts';
import { admit, type Health } from './health.ts';
import { readBody } from './read-body.ts';
import { isOutage } from './retry.ts';

/** A call as it goes over the wire. */
export interface Outgoing {
  readonly call: CallName;
  readonly url: string;
  readonly init: RequestInit;
  readonly correlationId: string;
}

interface TryOptions {
  readonly send: typeof globalThis.fetch;
  readonly now: () => number;
  readonly health: Health;
  readonly maxBytes: number;
}

/** Sends a call once and reads the answer; how it ended is told to the service's circuit. */
export async function tryOnce(options: TryOptions, outgoing: Outgoing, time: CallTime): Promise<Answer> {
  const { call, url, init, correlationId } = outgoing;
  // Not called as a method: a browser's fetch refuses any other `this`.
  const { send, maxBytes } = options;
  const report = admit(options.health, options.now);
  if (report === undefined) {
    const detail = 'not sent, because the service has failed again and again';
    throw new TransportError('circuit-open', call, detail, undefined, correlationId);
  }
  let response: Response;
  let body: Uint8Array | undefined;
  try {
    // Raced as well, because a fetch that was passed in may not listen to the signal.
    response = await orAborted(send(new Request(url, { ...init, signal: time.signal })), time.signal);
    body = await orAborted(readBody(response, maxBytes), time.signal);
  } catch (cause) {
    report(time.isGivenUp() ? 'given-up' : 'failed');
    throw whyNoAnswer(outgoing, time, cause);
  }
  const { status, headers } = response;
  report(isOutage(status) ? 'failed' : 'answered');
  if (body !== undefined) return { status, headers, body };
  const detail = `answered ${status} with more than ${maxBytes} bytes`;
  throw new TransportError('too-large', call, detail, undefined, correlationId);
}

/** Names what ended a call that has no answer. */
export function whyNoAnswer(
  { call, correlationId }: Pick<Outgoing, 'call' | 'correlationId'>,
  time: CallTime,
  cause: unknown,
): TransportError {
  if (time.isGivenUp())
    return new TransportError('aborted', call, 'the caller gave up', cause, correlationId);
  if (time.signal.aborted) {
    const detail = `no answer within ${time.timeoutMs} ms`;
    return new TransportError('timeout', call, detail, cause, correlationId);
  }
  return new TransportError('network', call, 'the connection failed', cause, correlationId);
}
