import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServiceHealth, OPEN_MS, OPENS_AFTER, RETRY_FLOOR, RETRY_WINDOW_MS } from './health.ts';
import { basketId, cartService, json, rejection, thrownBy } from './transport.fixtures.ts';

const down = () => new TypeError('fetch failed');
const busy = (retryAfter?: string) =>
  json(rejection('GEN500'), 503, retryAfter === undefined ? {} : { 'retry-after': retryAfter });

describe('tries', () => {
  it.each([502, 503, 504])('a read with the status %d is retried', async (status) => {
    const { read, requests } = cartService([json(rejection('GEN500'), status), json({ id: '1' })]);
    await expect(read()).resolves.toEqual({ id: '1' });
    expect(requests).toHaveLength(2);
  });

  it('a rate-limited read is retried, if the service has a Retry-After', async () => {
    const limited = json(rejection('API429'), 429, { 'retry-after': '2' });
    const { read, requests, pauses } = cartService([limited, json({ id: '1' })]);
    await expect(read()).resolves.toEqual({ id: '1' });
    expect([requests.length, pauses]).toEqual([2, [2_000]]);
  });

  it.each([400, 401, 404, 409, 429, 500, 501])('a read with the status %d is not retried', async (status) => {
    const { read, requests } = cartService([json(rejection('GEN500'), status)]);
    await expect(read()).rejects.toMatchObject({ status });
    expect(requests).toHaveLength(1);
  });

  it('at most three times, and then throws the last error', async () => {
    const { read, requests } = cartService([down(), busy(), busy()]);
    await expect(read()).rejects.toMatchObject({ status: 503 });
    expect(requests).toHaveLength(3);
  });

  it('a write only once', async () => {
    const { write, requests } = cartService([down()]);
    await expect(write()).rejects.toMatchObject({ reason: 'network' });
    expect(requests).toHaveLength(1);
  });

  it('a write with an idempotency key like a read, with the same body, key and request id', async () => {
    let id = 0;
    const { client, requests } = cartService([down(), json({ id: '1' }, 201)], {
      newId: () => `id-${(id += 1)}`,
    });
    await client.POST('/cart/v1/cart', { body: {}, headers: { 'Idempotency-Key': 'k-1' } });
    await client.POST('/cart/v1/cart', { body: {} });
    expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k-1', 'k-1', null]);
    const ids = requests.map(({ headers }) => headers.get('x-request-id'));
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
    await expect(requests[1]?.text()).resolves.toBe('{}');
  });

  it('with full jitter: anywhere up to a bound that doubles', async () => {
    const { read, pauses } = cartService([down(), down(), down()], { random: () => 0.999 });
    await thrownBy(read());
    expect(pauses).toEqual([199.8, 399.6]);
    const quick = cartService([down(), down(), down()], { random: () => 0 });
    await thrownBy(quick.read());
    expect(quick.pauses).toEqual([0, 0]);
  });

  it.each([
    ['seconds', '2', 2_000],
    ['a date', new Date(3_000).toUTCString(), 3_000],
    ['a date that has passed', new Date(-5_000).toUTCString(), 100],
    ['nonsense', 'soon', 100],
  ])('not before Retry-After in %s', async (_name, value, pause) => {
    const { read, pauses } = cartService([busy(value), json({})]);
    await read();
    expect(pauses).toEqual([pause]);
  });

  it.each([
    ['than the call has left', '6', 5_000],
    ['than the limit', '11', 60_000],
  ])('no more when Retry-After is longer %s', async (_name, value, timeoutMs) => {
    const { read, requests } = cartService([busy(value)], { timeoutMs });
    await expect(read()).rejects.toMatchObject({ status: 503, retryAfterMs: Number(value) * 1_000 });
    expect(requests).toHaveLength(1);
  });

  it('no more than a tenth of the calls of a window, but a few of a quiet client', async () => {
    let time = 0;
    const health = createServiceHealth();
    const responses = Array.from({ length: 100 }, () => json({}));
    const { read, requests } = cartService(responses, { health, now: () => time });
    for (let count = 0; count < 100; count += 1) await read();
    const failing = cartService(
      Array.from({ length: 60 }, () => json(rejection('API429'), 429, { 'retry-after': '0' })),
      {
        health,
        now: () => time,
      },
    );
    for (let count = 0; count < 20; count += 1) await thrownBy(failing.read());
    expect(requests).toHaveLength(100);
    expect(failing.requests).toHaveLength(20 + 12);
    time = RETRY_WINDOW_MS;
    const later = cartService(
      Array.from({ length: 60 }, () => json(rejection('API429'), 429, { 'retry-after': '0' })),
      {
        health,
        now: () => time,
      },
    );
    for (let count = 0; count < 9; count += 1) await thrownBy(later.read());
    expect(later.requests).toHaveLength(9 + RETRY_FLOOR);
  });
});

describe('the circuit', () => {
  /** An operation that fails until its circuit opens. */
  async function openCircuit() {
    let time = 0;
    const health = createServiceHealth();
    const options = { health, now: () => time };
    const failing = cartService(Array.from({ length: OPENS_AFTER }, down), options);
    for (let count = 0; count < OPENS_AFTER; count += 1) await thrownBy(failing.write());
    return { options, pass: (milliseconds: number) => (time += milliseconds) };
  }

  it('opens after failures in a row, and then sends nothing', async () => {
    const { options } = await openCircuit();
    const { write, requests } = cartService([], options);
    await expect(write()).rejects.toMatchObject({
      reason: 'circuit-open',
      operation: 'POST /cart/v1/cart',
    });
    expect(requests).toEqual([]);
  });

  it('of one operation leaves the others of its service alone, and their retries', async () => {
    const { options } = await openCircuit();
    const neighbour = cartService([busy(), json({ id: '1' })], options);
    await expect(neighbour.read()).resolves.toEqual({ id: '1' });
    expect(neighbour.requests).toHaveLength(2);
  });

  it('of optional calls leaves the needed calls of the same operation alone, and their retries', async () => {
    const options = { health: createServiceHealth() };
    const failing = cartService(
      Array.from({ length: 20 }, () => busy()),
      options,
    );
    const params = { path: { basketId } };
    const optional = () => failing.client.GET('/cart/v1/cart/{basketId}', { params, isOptional: true });
    for (let count = 0; count < OPENS_AFTER + 1; count += 1) await thrownBy(optional());
    await expect(optional()).rejects.toMatchObject({ reason: 'circuit-open' });
    const needed = cartService([busy(), busy(), json({ id: '1' })], options);
    await expect(needed.read()).resolves.toEqual({ id: '1' });
    expect(needed.requests).toHaveLength(3);
  });

  it('lets one call probe after a while, and closes when it succeeds', async () => {
    const { options, pass } = await openCircuit();
    pass(OPEN_MS);
    let response = (_response: Response) => {};
    const probe = new Promise<Response>((resolve) => (response = resolve));
    let sent = 0;
    const fetch = () => ((sent += 1), probe);
    const { write } = cartService([], { ...options, fetch });
    const probing = write();
    await expect(write()).rejects.toMatchObject({ reason: 'circuit-open' });
    response(json({ id: '1' }));
    await expect(probing).resolves.toEqual({ id: '1' });
    expect(sent).toBe(1);
    await expect(cartService([json({})], options).write()).resolves.toEqual({});
  });

  it('stays open when the probe fails', async () => {
    const { options, pass } = await openCircuit();
    pass(OPEN_MS);
    const { write, requests } = cartService([busy()], options);
    await expect(write()).rejects.toMatchObject({ status: 503 });
    await expect(write()).rejects.toMatchObject({ reason: 'circuit-open' });
    expect(requests).toHaveLength(1);
  });

  it('lets another call probe when the caller of the probe gave up', async () => {
    const { options, pass } = await openCircuit();
    pass(OPEN_MS);
    const { client, requests, write } = cartService(['silence', json({})], options);
    const caller = new AbortController();
    const probing = client.POST('/cart/v1/cart', { body: {}, signal: caller.signal });
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await expect(write()).rejects.toMatchObject({ reason: 'circuit-open' });
    caller.abort();
    await expect(probing).rejects.toMatchObject({ reason: 'aborted' });
    await expect(write()).resolves.toEqual({});
  });

  it('counts errors as signs of life, and each service for itself', async () => {
    const health = createServiceHealth();
    const failures = [down(), down(), down(), down(), json(rejection('BSK404'), 404), down(), down()];
    const { write, requests } = cartService(failures, { health });
    for (const _failure of failures) await thrownBy(write());
    expect(requests).toHaveLength(failures.length);
    const { options } = await openCircuit();
    const other = cartService([json({})], { ...options, baseUrl: 'https://other.test' });
    await expect(other.write()).resolves.toEqual({});
  });
});

describe('the time of a call', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ends after 5,000 ms with an error', async () => {
    const error = thrownBy(cartService(['silence']).read());
    await vi.advanceTimersByTimeAsync(5_000);
    await expect(error).resolves.toMatchObject({
      reason: 'timeout',
      message: 'GET /cart/v1/cart/{basketId}: no answer within 5000 ms',
    });
  });

  it.each([
    ['of the client', { timeoutMs: 200 }, {}, 200],
    ['of the operation', { timeoutMs: (name: string) => (name.startsWith('POST') ? 300 : 1) }, {}, 300],
    ['of the call', { timeoutMs: 200 }, { timeoutMs: 15_000 }, 15_000],
  ])('may be that %s', async (_name, ofClient, ofCall, milliseconds) => {
    const { client } = cartService(['silence'], ofClient);
    const error = thrownBy(client.POST('/cart/v1/cart', { body: {}, ...ofCall }));
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(error).resolves.toMatchObject({ reason: 'timeout' });
  });

  it('is that of the contract’s operation, before the client’s, unless the call has its own', async () => {
    const { client } = cartService(['silence', 'silence'], { timeoutMs: 200 });
    const body = {
      cartId: basketId,
      paymentMethod: { code: 'CREDIT_CARD' as const, additionalData: { sessionID: 'session-1' } },
    };
    const place = (ofCall: object) => thrownBy(client.PUT('/cart/v2/checkout/order', { body, ...ofCall }));
    const [placed, hurried] = [place({}), place({ timeoutMs: 300 })];
    await vi.advanceTimersByTimeAsync(300);
    await expect(hurried).resolves.toMatchObject({ reason: 'timeout' });
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(14_700);
    await expect(placed).resolves.toMatchObject({ reason: 'timeout' });
  });

  it('covers pauses between tries', async () => {
    const wait = () => new Promise<void>(() => {});
    const error = thrownBy(cartService([down()], { wait }).read());
    await vi.advanceTimersByTimeAsync(5_000);
    await expect(error).resolves.toMatchObject({ reason: 'timeout' });
  });

  it('covers reading the response', async () => {
    const slow = new Response(new ReadableStream({}), { headers: { 'content-type': 'application/json' } });
    const error = thrownBy(cartService([slow]).read());
    await vi.advanceTimersByTimeAsync(5_000);
    await expect(error).resolves.toMatchObject({ reason: 'timeout' });
  });

  it('is cleared after a response', async () => {
    await cartService([json({})]).read();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends when the caller gives up, before, during and between tries', async () => {
    const given = new AbortController();
    given.abort();
    const early = cartService([json({})]);
    await expect(
      early.client.POST('/cart/v1/cart', { body: {}, signal: given.signal }),
    ).rejects.toMatchObject({ reason: 'aborted' });
    const caller = new AbortController();
    const during = cartService(['silence']);
    const error = thrownBy(during.client.POST('/cart/v1/cart', { body: {}, signal: caller.signal }));
    caller.abort();
    await expect(error).resolves.toMatchObject({ reason: 'aborted', operation: 'POST /cart/v1/cart' });
  });

  it('ends when the caller aborts while a token is requested', async () => {
    const session = {
      accessToken: () => new Promise<never>(() => {}),
      renew: async () => undefined,
      usid: () => undefined,
    };
    const caller = new AbortController();
    const { client, requests } = cartService([], { session });
    const error = thrownBy(client.POST('/cart/v1/cart', { body: {}, signal: caller.signal }));
    caller.abort();
    await expect(error).resolves.toMatchObject({ reason: 'aborted' });
    expect(requests).toEqual([]);
  });
});
