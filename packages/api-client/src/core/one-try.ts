import { TransportError, type CallName } from '../errors/api-error.ts';
import type { ReceivedResponse } from './received-response.ts';
import { orAborted, type CallTime } from './call-time.ts';
import type { Exchange, WireResponse } from './exchange.ts';
import { admit, type Health } from './health.ts';
import { readBody } from './read-body.ts';
import { isOutage } from './retry.ts';

export interface Outgoing {
  readonly call: CallName;
  readonly url: string;
  readonly init: RequestInit & {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string | Uint8Array<ArrayBuffer> | null;
  };
  readonly correlationId: string;
}

interface TryOptions {
  readonly send: typeof globalThis.fetch;
  readonly exchange: Exchange | undefined;
  readonly now: () => number;
  readonly maxBytes: number;
}

/** Sends a call once, reads the response and reports the result to the circuit. */
export async function tryOnce(
  options: TryOptions,
  health: Health,
  outgoing: Outgoing,
  time: CallTime,
): Promise<ReceivedResponse> {
  const { call, correlationId } = outgoing;
  const report = admit(health, options.now);
  if (report === undefined) {
    const detail = 'not sent, because this operation has failed again and again';
    throw new TransportError('circuit-open', call, detail, undefined, correlationId);
  }
  let received: WireResponse;
  try {
    // Raced, because a custom `fetch` may ignore the signal.
    received = await orAborted(receive(options, outgoing, time.signal), time.signal);
  } catch (cause) {
    report(time.isGivenUp() ? 'given-up' : 'failed');
    throw failureOf(outgoing, time, cause);
  }
  const { status, headers, body } = received;
  report(isOutage(status) ? 'failed' : 'answered');
  if (body !== undefined) return { status, headers, body };
  const detail = `answered ${status} with more than ${options.maxBytes} bytes`;
  throw new TransportError('too-large', call, detail, undefined, correlationId);
}

async function receive(
  { send, exchange, maxBytes }: TryOptions,
  { url, init }: Outgoing,
  signal: AbortSignal,
): Promise<WireResponse> {
  if (exchange !== undefined) {
    const { method, headers, body } = init;
    return exchange({ url, method, headers, body: body ?? undefined, signal, maxBytes });
  }
  // Not called as a method: a browser's fetch rejects any other `this`.
  const response = await send(new Request(url, { ...init, signal }));
  return { status: response.status, headers: response.headers, body: await readBody(response, maxBytes) };
}

/** The reason why a call has no response. */
export function failureOf(
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
