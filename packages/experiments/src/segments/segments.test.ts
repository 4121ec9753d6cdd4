import { describe, expect, it } from 'vitest';
import {
  response,
  fakeClock,
  fakeConsent,
  fakeFetch,
  fakeLog,
  type FakeResponse,
} from '../testing.fixtures.ts';
import { createLruCache } from './lru-cache.ts';
import { createSegments, type SegmentsOptions } from './segments.ts';

const edges = (...nodes: readonly (readonly [name: string, state: string])[]) =>
  response(
    200,
    JSON.stringify({
      data: { customer: { audiences: { edges: nodes.map(([name, state]) => ({ node: { name, state } })) } } },
    }),
  );
const failure = (extensions: object) =>
  response(200, JSON.stringify({ data: { customer: null }, errors: [{ message: 'm', extensions }] }));

const { consent } = fakeConsent();

function setUp(responses: readonly FakeResponse[], overrides: Partial<SegmentsOptions> = {}) {
  const time = fakeClock();
  const net = fakeFetch(...responses);
  const { log, lines } = fakeLog();
  const options = {
    apiKey: 'key',
    host: 'https://api.example',
    fetch: net.fetch,
    clock: time.clock,
    log,
    ...overrides,
  };
  const segments = createSegments(options);
  const ask = (user = 'vuid_1', wanted: readonly string[] = ['fan', 'late']) =>
    segments.qualified(consent, 'vuid', user, wanted);
  return { ...time, segments, ask, calls: net.calls, lines };
}

describe('a request for segments', () => {
  it('is a GraphQL query with the key in its header', async () => {
    const { ask, calls } = setUp([edges()]);
    await ask();
    expect(calls).toEqual([
      {
        url: 'https://api.example/v3/graphql',
        request: {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-api-key': 'key' },
          body: JSON.stringify({
            query:
              'query {customer(vuid : "vuid_1") {audiences(subset: ["fan","late"]) {edges {node {name state}}}}}',
          }),
        },
      },
    ]);
  });

  it('escapes user id and segments', async () => {
    const { ask, calls } = setUp([edges()]);
    await ask('"}) {secrets} #\\\n', ['a"b']);
    const { query } = JSON.parse(calls[0]?.request.body ?? '') as { query: string };
    expect(query).toContain(String.raw`customer(vuid : "\"}) {secrets} #\\\n")`);
    expect(query).toContain(String.raw`["a\"b"]`);
  });

  it('is not made without targeting consent', async () => {
    const { segments, calls } = setUp([edges()]);
    expect(await segments.qualified(fakeConsent(false).consent, 'vuid', 'user', ['fan'])).toBeUndefined();
    expect(calls).toHaveLength(0);
  });

  it('is not made when no segment is requested', async () => {
    const { ask, calls } = setUp([edges()]);
    expect(await ask('user', [])).toEqual([]);
    expect(calls).toHaveLength(0);
  });
});

describe('the result', () => {
  it('contains the segments that the user qualifies for', async () => {
    expect(await setUp([edges(['fan', 'qualified'], ['late', 'not_qualified'])]).ask()).toEqual(['fan']);
  });

  it.each<[string, readonly FakeResponse[], Partial<SegmentsOptions>, string]>([
    ['without a key', [edges()], { apiKey: '' }, 'parameters invalid'],
    ['without a host', [edges()], { host: '' }, 'parameters invalid'],
    ['after a network error', [new Error('offline')], {}, 'network error'],
    ['after an error status', [response(503, '{}')], {}, 'network error'],
    ['when it is no JSON', [response(200, '<html>')], {}, 'decode error'],
    ['of another shape', [response(200, '{"data":{"customer":null}}')], {}, 'decode error'],
    [
      'with a broken edge',
      [response(200, '{"data":{"customer":{"audiences":{"edges":[{"node":{"name":1}}]}}}}')],
      {},
      'decode error',
    ],
    [
      'for an unknown identifier',
      [failure({ code: 'INVALID_IDENTIFIER_EXCEPTION' })],
      {},
      'invalid identifier',
    ],
    ['with another error', [failure({ classification: 'ValidationError' })], {}, 'ValidationError'],
    ['with an error of no kind', [failure({})], {}, 'decode error'],
  ])('is nothing %s, and that is logged', async (_name, responses, overrides, reason) => {
    const { ask, lines } = setUp(responses, overrides);
    expect(await ask()).toBeUndefined();
    expect(lines).toEqual([`error: Audience segments fetch failed (${reason})`]);
  });

  it('is a network error after a minute', async () => {
    const { ask, advance, lines } = setUp(['hang']);
    const requested = ask();
    await advance(60_000);
    expect(await requested).toBeUndefined();
    expect(lines).toEqual(['error: Audience segments fetch failed (network error)']);
  });
});

describe('the cache', () => {
  it('is cached for 600 seconds', async () => {
    const { ask, calls, advance } = setUp([edges(['fan', 'qualified'])]);
    await ask();
    await advance(599_999);
    expect(await ask()).toEqual(['fan']);
    expect(calls).toHaveLength(1);
    await advance(1);
    await ask();
    expect(calls).toHaveLength(2);
  });

  it('is separate by user and segments', async () => {
    const { ask, segments, calls } = setUp([edges()]);
    await ask('a');
    await ask('b');
    await ask('a', ['fan']);
    await segments.qualified(consent, 'fs_user_id', 'a', ['fan', 'late']);
    expect(calls).toHaveLength(4);
  });

  it('remembers no failure', async () => {
    const { ask, calls } = setUp([response(500), edges(['fan', 'qualified'])]);
    expect([await ask(), await ask()]).toEqual([undefined, ['fan']]);
    expect(calls).toHaveLength(2);
  });

  it('can be passed by, which leaves it as it is', async () => {
    const { ask, segments, calls } = setUp([edges(['fan', 'qualified']), edges()]);
    await ask();
    expect(
      await segments.qualified(consent, 'vuid', 'vuid_1', ['fan', 'late'], { ignoreCache: true }),
    ).toEqual([]);
    expect(await ask()).toEqual(['fan']);
    expect(calls).toHaveLength(2);
  });

  it('can be cleared, for all users', async () => {
    const { ask, segments, calls } = setUp([edges()]);
    await ask('a');
    await ask('b');
    await segments.qualified(consent, 'vuid', 'a', ['fan', 'late'], { resetCache: true });
    await ask('b');
    expect(calls).toHaveLength(4);
  });

  it('is shared by concurrent requests', async () => {
    const { ask, calls } = setUp([edges(['fan', 'qualified'])]);
    expect(await Promise.all([ask(), ask()])).toEqual([['fan'], ['fan']]);
    expect(calls).toHaveLength(1);
  });

  it('is not cached if requested before it was cleared', async () => {
    const { ask, segments, calls } = setUp([edges()]);
    const requested = ask();
    segments.clear();
    await requested;
    await ask();
    expect(calls).toHaveLength(2);
  });
});

describe('an LRU cache', () => {
  const { clock } = fakeClock();

  it('stores a hundred entries and evicts the least recently used', () => {
    const cache = createLruCache<number>(100, 1_000, clock);
    for (let index = 0; index < 100; index += 1) cache.set(String(index), index);
    cache.get('0');
    cache.set('100', 100);
    expect([cache.get('0'), cache.get('1'), cache.get('2'), cache.get('100')]).toEqual([
      0,
      undefined,
      2,
      100,
    ]);
  });

  it('stores nothing with no capacity', () => {
    const cache = createLruCache<number>(0, 1_000, clock);
    cache.set('a', 1);
    expect(cache.get('a')).toBeUndefined();
  });
});
