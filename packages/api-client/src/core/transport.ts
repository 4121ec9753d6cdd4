import { readApiError, TransportError, type CallName } from '../errors/api-error.ts';
import type { Session } from '../session/session.ts';
import { contextHeaders, type RequestContext } from './request-context.ts';

export interface TransportOptions {
  readonly context: RequestContext;
  readonly session?: Session | undefined;
  readonly fetch?: typeof globalThis.fetch;
  /** Per try; 5,000 ms unless told. */
  readonly timeoutMs?: number;
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly random?: () => number;
}

const MAX_TRIES = 3;
const RETRY_BASE_MS = 100;
const RETRIABLE = new Set([502, 503, 504]);

/**
 * The one way a call leaves: shared headers, token where the contract asks for one, time-out, and for reads up to
 * three tries with full jitter. A refusal is thrown as `ApiError`, a missing answer as `TransportError`.
 */
export function createTransport(options: TransportOptions, needsToken: (path: string) => boolean) {
  const send = options.fetch ?? globalThis.fetch;
  const wait =
    options.wait ?? ((milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds)));
  const random = options.random ?? Math.random;
  const timeoutMs = options.timeoutMs ?? 5_000;

  const sendOnce = async (request: Request, token: string | undefined, call: CallName): Promise<Response> => {
    const headers = new Headers(request.headers);
    const shared = contextHeaders(options.context, options.session?.usid());
    for (const [name, value] of Object.entries(shared)) headers.set(name, value);
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
    try {
      return await send(new Request(request.clone(), { headers, signal }));
    } catch (cause) {
      if (request.signal.aborted) throw new TransportError('aborted', call, 'the caller gave up', cause);
      if (signal.aborted)
        throw new TransportError('timeout', call, `no answer within ${timeoutMs} ms`, cause);
      throw new TransportError('network', call, 'the service could not be reached', cause);
    }
  };

  const sendWithRetries = async (
    request: Request,
    token: string | undefined,
    call: CallName,
  ): Promise<Response> => {
    const tries = request.method === 'GET' ? MAX_TRIES : 1;
    for (let count = 1; ; count += 1) {
      try {
        const response = await sendOnce(request, token, call);
        if (count >= tries || !RETRIABLE.has(response.status)) return response;
        await response.body?.cancel();
      } catch (error) {
        const isWorthRetrying =
          error instanceof TransportError && error.reason === 'network' && count < tries;
        if (!isWorthRetrying) throw error;
      }
      await wait(random() * RETRY_BASE_MS * 2 ** count);
    }
  };

  return async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname;
    const call = { method: request.method, path };
    const session = needsToken(path) ? options.session : undefined;
    const token = await session?.accessToken();
    let response = await sendWithRetries(request, token, call);
    if (response.status === 401 && session !== undefined && token !== undefined) {
      const renewed = await session.renew(token);
      if (renewed !== undefined && renewed !== token) {
        await response.body?.cancel();
        response = await sendWithRetries(request, renewed, call);
      }
    }
    if (!response.ok) throw await readApiError(response, call);
    if (response.status !== 204 && !response.headers.get('content-type')?.includes('json')) {
      throw new TransportError(
        'malformed',
        call,
        `answered ${response.status} with something that is no JSON`,
      );
    }
    return response;
  };
}
