import { afterEach, expect, it, vi } from 'vitest';
import { RouterContextProvider } from 'react-router';
import { pipeline } from '../../../shared/pipeline/index.ts';
import { run } from '../../../shared/testing/run-middleware.fixtures.ts';
import { action } from '../routes/experiment-events.ts';

const provider = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', provider);
afterEach(() => provider.mockReset());

async function post(locale: string, body: string, headers: Record<string, string> = {}): Promise<number> {
  const url = `http://localhost:3000/${locale}/experiment-events`;
  const request = new Request(url, {
    method: 'POST',
    body,
    headers: {
      origin: 'http://localhost:3000',
      host: 'localhost:3000',
      'content-type': 'application/json',
      ...headers,
    },
  });
  const context = new RouterContextProvider();
  const answer = () =>
    action({ request, context, params: { locale }, url: new URL(url), pattern: '' } as unknown as Parameters<
      typeof action
    >[0]);
  return (await run(pipeline, request, { context, answer })).status;
}

it.each([
  ['takes what the provider has taken', 204, 204],
  ['tells the sender to try again when the provider fails', 503, 502],
  ['tells the sender to give up what the provider refuses', 400, 400],
])('%s', async (_name, status, expected) => {
  provider.mockResolvedValue(new Response(null, { status }));
  expect(await post('en-us', '{"visitors":[]}')).toBe(expected);
  expect(provider.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"visitors":[]}' });
});

it('tells the sender to try again when the provider does not answer', async () => {
  provider.mockRejectedValue(new Error('offline'));
  expect(await post('en-us', '{}')).toBe(502);
});

it('hands on nothing without consent for targeting', async () => {
  expect(await post('en-gb', '{}')).toBe(403);
  expect(await post('en-us', '{}', { 'sec-gpc': '1' })).toBe(403);
  expect(provider).not.toHaveBeenCalled();
});

it('hands on nothing empty or huge', async () => {
  expect(await post('en-us', '')).toBe(400);
  expect(await post('en-us', 'x'.repeat(20_000))).toBe(400);
  expect(provider).not.toHaveBeenCalled();
});
