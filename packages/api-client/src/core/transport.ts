import { ApiError, TransportError, type CallName } from '../errors/api-error.ts';
import type { Session } from '../session/session-types.ts';
import {
  parseJson,
  readApiError,
  readData,
  readErrorBody,
  type ReceivedResponse,
} from './received-response.ts';
import { addressOf, isBytes, readHeaders, writeBody, type CallInit } from './call.ts';
import { orAborted } from './call-time.ts';
import type { Exchange } from './exchange.ts';
import { countCall, createServiceHealth, healthOf, type Health, type ServiceHealth } from './health.ts';
import { notify, addBotToken, type CallRecord, type ClientHooks } from './hooks.ts';
import { MAX_BODY_BYTES } from './read-body.ts';
import { contextHeaders, contextQuery, correlationIdOf, type RequestContext } from './request-context.ts';
import { sleep } from './sleep.ts';
import { traitsOf, type ServiceTraits, type Trait } from './traits.ts';
import { sendTries, type TryParts } from './tries.ts';

export interface TransportOptions {
  readonly context: RequestContext;
  /** Gives the shopper's token to operations that need it. */
  readonly session?: Session | undefined;
  readonly fetch?: typeof globalThis.fetch;
  /** Replaces `fetch`, for a server with a cheaper connection to its services. */
  readonly exchange?: Exchange | undefined;
  /**
   * Time-out in ms for all attempts of a call, optionally by operation (`POST /cart/v1/item`); default 5,000.
   * A longer time-out in the contract takes precedence.
   */
  readonly timeoutMs?: number | ((operation: string) => number);
  /** Maximum response size; default 4 MiB. */
  readonly maxBytes?: number;
  /** Circuits and retry budgets; share one among the clients of a process. */
  readonly health?: ServiceHealth;
  readonly hooks?: ClientHooks;
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly random?: () => number;
  readonly now?: () => number;
  /** Replaces `JSON.parse`; `address` and bytes identify the data. Cached results must not be mutated. */
  readonly parse?: (body: Uint8Array, address: string) => unknown;
  readonly newId?: () => string;
}

export type Transport = (call: CallName, init?: CallInit) => Promise<unknown>;

const TIMEOUT_MS = 5_000;
const SAFE_ID = /^[\w.-]{1,64}$/;

interface Running {
  readonly call: CallName;
  readonly operation: string;
  readonly traits: readonly Trait[];
  readonly requestId: string;
  readonly correlationId: string;
  readonly health: Health;
  url: string;
  tries: number;
  status: number | undefined;
}

interface Client {
  readonly options: TransportOptions;
  readonly traits: ServiceTraits;
  readonly baseUrl: string;
  readonly parts: TryParts;
  readonly newId: () => string;
  readonly healthOf: (operation: string, isOptional: boolean) => Health;
}

/**
 * Sends calls: shared headers, a token if the contract requires one, one time-out, and up to three attempts
 * for reads and keyed writes. Throws `ApiError` for an error and `TransportError` without a response.
 */
export function createTransport(
  options: TransportOptions,
  traits: ServiceTraits,
  baseUrl: string,
): Transport {
  const { now = Date.now, newId = () => crypto.randomUUID() } = options;
  const all = options.health ?? createServiceHealth();
  const parts: TryParts = {
    // Read at call time, so that a fetch replaced later is used.
    send: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    exchange: options.exchange,
    now,
    random: options.random ?? Math.random,
    wait: options.wait ?? sleep,
    maxBytes: options.maxBytes ?? MAX_BODY_BYTES,
  };
  const client: Client = {
    options,
    traits,
    baseUrl,
    parts,
    newId,
    healthOf: (operation, isOptional) => healthOf(all, `${traits.name} ${baseUrl}`, operation, isOptional),
  };
  return async (call, init = {}) => {
    const startedAt = now();
    const running = begin(client, call, init);
    countCall(running.health, startedAt);
    const report = (failure: Partial<CallRecord>) => {
      const { operation, requestId, correlationId, tries, status } = running;
      const facts = { operation, durationMs: now() - startedAt, tries, requestId, correlationId };
      notify(options.hooks?.monitor, { ...facts, ...(status === undefined ? {} : { status }), ...failure });
    };
    try {
      const data = read(client, running, await sendWithToken(client, running, init));
      report({});
      return data;
    } catch (error) {
      report(causeOf(error));
      throw error;
    }
  };
}

function begin(client: Client, call: CallName, { isOptional = false }: CallInit): Running {
  const { options, traits, newId } = client;
  const operation = `${call.method} ${call.path}`;
  const correlationId = correlationIdOf(options.context, newId);
  const health = client.healthOf(operation, isOptional);
  const requestId = newId();
  return {
    call,
    operation,
    traits: traitsOf(traits, operation),
    requestId,
    correlationId,
    health,
    url: '',
    tries: 0,
    status: undefined,
  };
}

/** Sends a call, with the shopper's token if the contract requires it. */
async function sendWithToken(client: Client, running: Running, init: CallInit): Promise<ReceivedResponse> {
  const { session, hooks } = client.options;
  const action = client.traits.botActions[running.operation];
  const body = await untilAborted(addBotToken(action, init.body, hooks), running, init.signal);
  const send = (token: string | undefined) => sendAs(client, running, { ...init, body }, token);
  // A call with its own token must not wait for the session, which may be waiting for this call.
  const needsToken = running.traits.includes('token') && init.headers?.['authorization'] === undefined;
  if (session === undefined || !needsToken) return send(undefined);
  const token = await untilAborted(session.accessToken(), running, init.signal);
  const response = await send(token);
  if (response.status !== 401 || token === undefined) return response;
  // The service rejected before it acted, so even a write may be sent again with a new token.
  const renewed = await untilAborted(session.renew(token), running, init.signal);
  return renewed === undefined || renewed === token ? response : send(renewed);
}

async function sendAs(
  { options, traits: { timeoutsMs }, baseUrl, parts }: Client,
  running: Running,
  { params, body, headers, timeoutMs, signal, isOptional: _isOptional, ...rest }: CallInit,
  token: string | undefined,
): Promise<ReceivedResponse> {
  const { context, session } = options;
  const { call, operation, traits, requestId, correlationId } = running;
  const ids = { requestId, correlationId, usid: session?.usid() };
  const requestHeaders = readHeaders(call, {
    ...(traits.includes('external') ? {} : contextHeaders(context, traits, ids)),
    'content-type': contentTypeOf(body),
    ...headers,
    authorization: token === undefined ? headers?.['authorization'] : `Bearer ${token}`,
  });
  running.url = addressOf(baseUrl, call, {
    ...params,
    query: { ...contextQuery(context, traits), ...params?.query },
  });
  const { timeoutMs: given = TIMEOUT_MS } = options;
  return sendTries(
    parts,
    {
      isRepeatable:
        call.method === 'GET' || traits.includes('idempotent') || 'idempotency-key' in requestHeaders,
      timeoutMs: timeoutMs ?? timeoutsMs[operation] ?? (typeof given === 'number' ? given : given(operation)),
      signal,
      health: running.health,
      onTry: () => (running.tries += 1),
    },
    {
      call,
      correlationId,
      url: running.url,
      init: { ...rest, method: call.method, headers: requestHeaders, body: writeBody(call, body) ?? null },
    },
  );
}

function contentTypeOf(body: unknown): string | undefined {
  if (body === undefined) return undefined;
  return isBytes(body) ? 'application/octet-stream' : 'application/json';
}

/** The data of a response; throws errors and reports those of the bot defence. */
function read({ options, parts }: Client, running: Running, response: ReceivedResponse): unknown {
  const { call, operation, traits, correlationId } = running;
  const { status } = response;
  running.status = status;
  const isOk = status < 300 || status === 304;
  const expected = {
    isEmptyAllowed: traits.includes('empty'),
    isBinary: traits.includes('bytes'),
    correlationId,
    now: parts.now,
    parse: (bytes: Uint8Array) =>
      options.parse === undefined ? parseJson(bytes) : options.parse(bytes, running.url),
  };
  const body = isOk ? readData(response, call, expected) : readErrorBody(response);
  if (body !== undefined) options.hooks?.check?.({ operation, status, body });
  if (isOk) return body;
  const error = readApiError(response, call, body, expected);
  const { appId, errorId } = error;
  if (status === 403 && appId !== undefined) {
    const event = { operation, status, appId, errorId, correlationId: error.correlationId };
    notify(options.hooks?.botDefence, event);
  }
  throw error;
}

/** Waits for a token until the caller aborts. */
function untilAborted<T>(
  work: Promise<T>,
  { call, correlationId }: Running,
  signal: AbortSignal | null | undefined,
): Promise<T> {
  return orAborted(work, signal).catch((cause: unknown) => {
    if (signal?.aborted !== true) throw cause;
    throw new TransportError('aborted', call, 'the caller gave up', cause, correlationId);
  });
}

/** The cause of a failure for monitoring: known ids only, no text of a service or caller. */
function causeOf(error: unknown): Partial<CallRecord> {
  if (error instanceof TransportError) return { reason: error.reason };
  if (!(error instanceof ApiError)) return {};
  const { errorId, retryAfterMs } = error;
  return {
    errorId: SAFE_ID.test(errorId) ? errorId : 'unreadable',
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
}
