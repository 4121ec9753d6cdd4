import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouterContextProvider } from 'react-router';
import { pipeline } from '../../../../shared/pipeline/index.ts';
import { run } from '../../../../shared/testing/run-middleware.fixtures.ts';
import { action } from '../routes/experiment-events.ts';
import { MAX_UNDER_WAY } from '../server/forward-events.server.ts';

interface Sent {
  readonly method: string;
  readonly body: string;
}
const provider = vi.fn<(address: string, request: Sent) => Promise<Response>>();
const dataFile = { version: '4', accountId: '215757', projectId: '901', revision: '1' };
vi.stubGlobal('fetch', async (address: string, request: Sent) =>
  address.includes('/datafiles/')
    ? Response.json({ ...dataFile, featureFlags: [], experiments: [] })
    : provider(address, request),
);

const lines: string[] = [];
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => {
  provider.mockReset();
  lines.length = 0;
});

const visitorId = `vuid_${'a1'.repeat(13)}b`;
const impression = {
  decisions: [
    {
      campaign_id: 'l1',
      experiment_id: 'x1',
      variation_id: 'v2',
      metadata: {
        flag_key: 'search_prompt',
        rule_key: 'search_prompt_test',
        rule_type: 'feature-test',
        variation_key: 'example',
        enabled: true,
      },
    },
  ],
  events: [{ entity_id: 'l1', key: 'campaign_activated', timestamp: 1_790_000_000_000, uuid: 'id-1' }],
};
const conversion = {
  events: [
    {
      entity_id: 'e1',
      key: 'purchase',
      timestamp: 1_790_000_000_000,
      uuid: 'id-2',
      tags: { revenue: 1_270, value: 12.7, currency: 'USD' },
      revenue: 1_270,
      value: 12.7,
    },
  ],
};
const batch = (overrides: object = {}, snapshot: object = impression) => ({
  client_name: 'northfell-storefront',
  client_version: '1.0.0',
  account_id: '215757',
  project_id: '901',
  revision: '1',
  anonymize_ip: true,
  enrich_decisions: true,
  visitors: [
    {
      visitor_id: visitorId,
      attributes: [{ entity_id: 'a1', key: 'locale', type: 'custom', value: 'en-us' }],
      snapshots: [snapshot],
    },
  ],
  ...overrides,
});

async function post(locale: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const url = `http://localhost:3000/${locale}/experiment-events`;
  const request = new Request(url, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      origin: 'http://localhost:3000',
      host: 'localhost:3000',
      'content-type': 'application/json',
      ...headers,
    },
  });
  const context = new RouterContextProvider();
  const respond = () =>
    action({ request, context, params: { locale }, url: new URL(url), pattern: '' } as unknown as Parameters<
      typeof action
    >[0]);
  return run(pipeline, request, { context, respond });
}
const statusOf = async (...given: Parameters<typeof post>): Promise<number> => (await post(...given)).status;
const failures = () =>
  lines.flatMap((line) => {
    const { event, level, status, fault } = JSON.parse(line);
    return event === 'experiment-events' ? [{ level, status, fault }] : [];
  });

it.each([
  ['an impression', impression],
  ['a conversion', conversion],
])('hands %s on as it was sent', async (_name, snapshot) => {
  provider.mockResolvedValue(new Response(null, { status: 204 }));
  expect(await statusOf('en-us', batch({}, snapshot))).toBe(204);
  const [address, request] = provider.mock.calls[0] ?? [];
  expect(address).toMatch(/\/v1\/events$/);
  expect(request?.method).toBe('POST');
  expect(JSON.parse(request?.body ?? '')).toEqual(batch({}, snapshot));
  expect(failures()).toEqual([]);
});

describe('what the provider does not take', () => {
  it.each([
    ['is tried again after its failure', 503, 502],
    ['is given up when it rejects', 400, 400],
  ])('%s, and its status stands in the log', async (_name, status, expected) => {
    provider.mockResolvedValue(new Response('no', { status }));
    expect(await statusOf('en-us', batch())).toBe(expected);
    expect(failures()).toEqual([{ level: 'warn', status, fault: undefined }]);
    expect(lines.join('')).not.toContain(visitorId);
  });

  it('is tried again when nobody answers, which the log says too', async () => {
    provider.mockRejectedValue(new TypeError('offline'));
    expect(await statusOf('en-us', batch())).toBe(502);
    expect(failures()).toEqual([{ level: 'warn', status: undefined, fault: 'TypeError' }]);
  });

  it('holds no connection by a body that nobody reads', async () => {
    const cancel = vi.fn();
    const endless = new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(8)), cancel });
    provider.mockResolvedValue(new Response(endless, { status: 200 }));
    expect(await statusOf('en-us', batch())).toBe(204);
    expect(cancel).toHaveBeenCalled();
  });
});

it('hands on nothing without consent for targeting', async () => {
  expect(await statusOf('en-gb', batch())).toBe(403);
  expect(await statusOf('en-us', batch(), { 'sec-gpc': '1' })).toBe(403);
  expect(provider).not.toHaveBeenCalled();
});

it.each([
  ['is empty', ''],
  ['is no JSON', '{'],
  ['is huge', 'x'.repeat(20_000)],
  ['has no visitors', batch({ visitors: [] })],
  ['is of another account', batch({ account_id: '1' })],
  ['is of another project', batch({ project_id: '1' })],
  ['says more than the sender says', batch({ note: 'hello' })],
  [
    'names a visitor as the shop names nobody',
    batch({ visitors: [{ ...batch().visitors[0], visitor_id: 'me' }] }),
  ],
  ['holds long texts', batch({}, { events: [{ ...conversion.events[0], tags: { note: 'x'.repeat(300) } }] })],
])('hands on nothing that %s', async (_name, body) => {
  expect(await statusOf('en-us', body)).toBe(400);
  expect(provider).not.toHaveBeenCalled();
});

it('asks to come back later when too many are under way', async () => {
  let respondToAll: () => void = () => undefined;
  const pending = new Promise<void>((resolve) => (respondToAll = resolve));
  provider.mockImplementation(async () => {
    await pending;
    return new Response(null, { status: 204 });
  });
  const underWay = Array.from({ length: MAX_UNDER_WAY }, () => statusOf('en-us', batch()));
  await vi.waitFor(() => expect(provider).toHaveBeenCalledTimes(MAX_UNDER_WAY));
  const rejected = await post('en-us', batch());
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '5']);
  respondToAll();
  expect(new Set(await Promise.all(underWay))).toEqual(new Set([204]));
  expect(await statusOf('en-us', batch())).toBe(204);
});
