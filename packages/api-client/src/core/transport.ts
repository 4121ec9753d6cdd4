import { ApiError, TransportError, type CallName } from '../errors/api-error.ts';
import type { Session } from '../session/session-types.ts';
import { parseJson, readApiError, readData, readErrorBody, type Answer } from './answer.ts';
import { addressOf, isBytes, readHeaders, writeBody, type CallInit } from './call.ts';
import { orAborted } from './call-time.ts';
import type { Exchange } from './exchange.ts';
import { countCall, createServiceHealth, healthOf, type Health, type ServiceHealth } from './health.ts';
import { tell, withBotToken, type CallRecord, type ClientHooks } from './hooks.ts';
import { MAX_BODY_BYTES } from './read-body.ts';
import { contextHeaders, contextQuery, correlationIdOf, type RequestContext } from './request-context.ts';
import { sleep } from './sleep.ts';
import { traitsOf, type ServiceTraits, type Trait } from './traits.ts';
import { sendTries, type TryParts } from './tries.ts';

export interface TransportOptions {
  readonly context: RequestContext;
  /** Gives the shopper's token to the operations that need one. */
  readonly session?: Session | undefined;
  readonly fetch?: typeof globalThis.fetch;
  /** Sends the tries in place of `fetch`, for a server that has a cheaper way to its services. */
  readonly exchange?: Exchange | undefined;
  /**
   * For all tries of a call together, perhaps by operation (`POST /cart/v1/item`); 5,000 ms unless told. An operation
   * that waits for a provider of its own has a limit in its contract, which goes before.
   */
  readonly timeoutMs?: number | ((operation: string) => number);
  /** A larger answer is rejected; 4 MiB unless told. */
  readonly maxBytes?: number;
  /** Circuits and retry budgets; share one among the clients of a process. */
  readonly health?: ServiceHealth;
  readonly hooks?: ClientHooks;
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly random?: () => number;
  readonly now?: () => number;
  /**
   * Reads the JSON of data, in place of `JSON.parse`; `address` and bytes name it. Whoever gives back what was read
   * before must see to it that nobody changes it.
   */
  readonly parse?: (body: Uint8Array, address: string) => unknown;
  /** Makes request and correlation ids. */
  readonly newId?: () => string;
}

/** Sends one operation and answers its data. */
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

/** What all calls of one client have in common. */
interface Client {
  readonly options: TransportOptions;
  readonly traits: ServiceTraits;
  readonly baseUrl: string;
  readonly parts: TryParts;
  readonly newId: () => string;
  readonly healthOf: (operation: string, isOptional: boolean) => Health;
}

/**
 * The one way a call leaves: shared headers, token where the contract asks for one, one time-out, and for reads and
 * keyed writes up to three tries. An error is thrown as `ApiError`, a missing answer as `TransportError`.
 */
export function createTransport(
  options: TransportOptions,
  traits: ServiceTraits,
  baseUrl: string,
): Transport {
  const { now = Date.now, newId = () => crypto.randomUUID() } = options;
  const all = options.health ?? createServiceHealth();
  const parts: TryParts = {
    // Looked up when it is needed, so that a fetch that was replaced later is used.
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
      tell(options.hooks?.monitor, { ...facts, ...(status === undefined ? {} : { status }), ...failure });
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

/** Sends a call in the shopper's name where the contract asks for it. */
async function sendWithToken(client: Client, running: Running, init: CallInit): Promise<Answer> {
  const { session, hooks } = client.options;
  const action = client.traits.botActions[running.operation];
  const body = await whileWanted(withBotToken(action, init.body, hooks), running, init.signal);
  const send = (token: string | undefined) => sendAs(client, running, { ...init, body }, token);
  // A call that brings its own token must not wait for the session's, which may be waiting for this call.
  const needsToken = running.traits.includes('token') && init.headers?.['authorization'] === undefined;
  if (session === undefined || !needsToken) return send(undefined);
  const token = await whileWanted(session.accessToken(), running, init.signal);
  const answer = await send(token);
  if (answer.status !== 401 || token === undefined) return answer;
  // The service rejected before it acted, so that even a write may be sent once more with a new token.
  const renewed = await whileWanted(session.renew(token), running, init.signal);
  return renewed === undefined || renewed === token ? answer : send(renewed);
}

async function sendAs(
  { options, traits: { timeoutsMs }, baseUrl, parts }: Client,
  running: Running,
  { params, body, headers, timeoutMs, signal, isOptional: _isOptional, ...rest }: CallInit,
  token: string | undefined,
): Promise<Answer> {
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

/** The data of an answer; an error is thrown, and told to the bot defence where it has stepped in. */
function read({ options, parts }: Client, running: Running, answer: Answer): unknown {
  const { call, operation, traits, correlationId } = running;
  const { status } = answer;
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
  const body = isOk ? readData(answer, call, expected) : readErrorBody(answer);
  if (body !== undefined) options.hooks?.check?.({ operation, status, body });
  if (isOk) return body;
  const error = readApiError(answer, call, body, expected);
  const { appId, errorId } = error;
  if (status === 403 && appId !== undefined) {
    const event = { operation, status, appId, errorId, correlationId: error.correlationId };
    tell(options.hooks?.botDefence, event);
  }
  throw error;
}

/** Waits for a token as long as the caller wants the answer. */
function whileWanted<T>(
  work: Promise<T>,
  { call, correlationId }: Running,
  signal: AbortSignal | null | undefined,
): Promise<T> {
  return orAborted(work, signal).catch((cause: unknown) => {
    if (signal?.aborted !== true) throw cause;
    throw new TransportError('aborted', call, 'the caller gave up', cause, correlationId);
  });
}

/** What monitoring learns of a failure: ids that look like ids, and nothing that a service or a caller wrote. */
function causeOf(error: unknown): Partial<CallRecord> {
  if (error instanceof TransportError) return { reason: error.reason };
  if (!(error instanceof ApiError)) return {};
  const { errorId, retryAfterMs } = error;
  return {
    errorId: SAFE_ID.test(errorId) ? errorId : 'unreadable',
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
}
