import { describe, expect, it } from 'vitest';
import {
  response,
  countedIds,
  fakeClock,
  fakeConsent,
  fakeFetch,
  fakeLog,
  type FakeResponse,
} from '../testing.fixtures.ts';
import { createCustomerData, type CustomerDataEvent, type CustomerDataOptions } from './customer-data.ts';

function setUp(
  responses: readonly FakeResponse[] = [response(200)],
  overrides: Partial<CustomerDataOptions> = {},
) {
  const time = fakeClock();
  const net = fakeFetch(...responses);
  const { log, lines } = fakeLog();
  const { consent, set } = fakeConsent();
  const customerData = createCustomerData({
    pixelUrl: 'https://pixel.example/',
    apiKey: 'key',
    client: { name: 'northfell', version: '1.0.0' },
    consent,
    fetch: net.fetch,
    clock: time.clock,
    newId: countedIds(),
    log,
    ...overrides,
  });
  const query = (): Record<string, string> =>
    Object.fromEntries(
      (net.calls[0]?.url.split('?')[1] ?? '')
        .split('&')
        .map((field) => field.split('=').map(decodeURIComponent)),
    ) as Record<string, string>;
  return { ...time, ...customerData, calls: net.calls, lines, query, setConsent: set };
}

const event = (overrides: Partial<CustomerDataEvent> = {}): CustomerDataEvent => ({
  action: 'viewed',
  identifiers: { vuid: 'vuid_1' },
  ...overrides,
});

describe('a customer-data event', () => {
  it('goes out as the query of a pixel', async () => {
    const { send, calls, settle, query } = setUp();
    send(event({ data: { text: 'a&b=c #', number: 1.5, flag: false, nothing: null } }));
    await settle();
    expect(calls[0]?.url.split('?')[0]).toBe('https://pixel.example/v2/zaius.gif');
    expect(calls[0]?.request.method).toBe('GET');
    expect(query()).toEqual({
      idempotence_id: 'id-1',
      data_source_type: 'sdk',
      data_source: 'northfell',
      data_source_version: '1.0.0',
      text: 'a&b=c #',
      number: '1.5',
      flag: 'false',
      nothing: 'null',
      vuid: 'vuid_1',
      tracker_id: 'key',
      event_type: 'fullstack',
      vdl_action: 'viewed',
    });
  });

  it('cannot pass for another tracker, type or action', async () => {
    const { send, settle, query } = setUp();
    send(
      event({ type: 'shop', data: { tracker_id: 'x', event_type: 'x' }, identifiers: { vdl_action: 'x' } }),
    );
    await settle();
    expect(query()).toMatchObject({ tracker_id: 'key', event_type: 'shop', vdl_action: 'viewed' });
  });

  it('may contain half a character', async () => {
    const { send, settle, query } = setUp();
    send(event({ identifiers: { id: 'a\uD83D' } }));
    await settle();
    expect(query()['id']).toBe('a\uFFFD');
  });

  it.each<[string, Partial<CustomerDataEvent>, string]>([
    ['an empty action', { action: '' }, 'action is empty'],
    ['no identifier', { identifiers: {} }, 'identifiers invalid'],
    ['an object among its data', { data: { a: {} } }, 'data invalid'],
    ['a list among its data', { data: { a: [] } }, 'data invalid'],
    ['undefined among its data', { data: { a: undefined } }, 'data invalid'],
  ])('is logged and dropped with %s', async (_name, overrides, reason) => {
    const { send, calls, settle, lines } = setUp();
    send(event(overrides));
    await settle();
    expect([calls.length, lines]).toEqual([0, [`error: Customer data event dropped (${reason})`]]);
  });

  it('is tried three times in all for server and network errors, once for errors', async () => {
    for (const [fault, attempts] of [
      [response(500), 3],
      [new Error('offline'), 3],
      [response(404), 1],
    ] as const) {
      const { send, calls, advance, lines } = setUp([fault]);
      send(event());
      await advance(60_000);
      expect([calls.length, lines.length]).toEqual([attempts, attempts]);
    }
  });

  it('has the same id in every attempt, so that it counts once', async () => {
    const { send, calls, advance } = setUp([response(500)]);
    send(event());
    await advance(60_000);
    expect(new Set(calls.map(({ url }) => url)).size).toBe(1);
  });

  it('is dropped on a server with ten thousand in flight', async () => {
    const { send, calls, settle } = setUp(['hang'], { isBrowser: false });
    for (let index = 0; index < 10_002; index += 1) send(event());
    await settle();
    expect(calls).toHaveLength(10_000);
  });

  it('is dropped with a hundred in flight, and not when one of them has arrived', async () => {
    const { send, calls, settle, lines, advance } = setUp(['hang']);
    for (let index = 0; index < 101; index += 1) send(event());
    await settle();
    expect([calls.length, lines]).toEqual([100, ['error: Customer data event dropped (queue is full)']]);
    await advance(200_000);
    send(event());
    await settle();
    expect(calls.length).toBe(301);
  });
});

describe('consent', () => {
  it('is needed for every event', async () => {
    const { send, calls, settle, setConsent } = setUp();
    setConsent(false);
    send(event());
    await settle();
    expect(calls).toHaveLength(0);
  });

  it('withdrawn ends all attempts, waiting or in flight', async () => {
    const waiting = setUp([response(500)]);
    waiting.send(event());
    await waiting.settle();
    waiting.setConsent(false);
    waiting.setConsent(true);
    await waiting.advance(60_000);
    const underWay = setUp(['hang']);
    underWay.send(event());
    await underWay.settle();
    underWay.setConsent(false);
    underWay.setConsent(true);
    await underWay.advance(120_000);
    expect([waiting.calls.length, waiting.pending(), underWay.calls.length]).toEqual([1, [], 1]);
  });
});
