import { afterEach, expect, it, vi } from 'vitest';
import { RouterContextProvider } from 'react-router';
import { pipeline } from '../../../../shared/pipeline/index.ts';
import { run } from '../../../../shared/testing/run-middleware.fixtures.ts';
import { action } from '../routes/recommendation-feedback.ts';

const service = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', service);
afterEach(() => service.mockReset());

async function post(locale: string, body: string): Promise<number> {
  const url = `http://localhost:3000/${locale}/recommendation-feedback`;
  const headers = {
    origin: 'http://localhost:3000',
    host: 'localhost:3000',
    'content-type': 'application/json',
  };
  const request = new Request(url, { method: 'POST', body, headers });
  const context = new RouterContextProvider();
  const respond = () =>
    action({ request, context, params: { locale }, url: new URL(url), pattern: '' } as unknown as Parameters<
      typeof action
    >[0]);
  return (await run(pipeline, request, { context, respond })).status;
}

const SEEN = JSON.stringify({ event: 'seen', recTokens: ['tok-1'] });

it('hands on which recommendations were seen, and nothing about who saw them', async () => {
  service.mockImplementation(async () => Response.json({ reported: true }));
  expect(await post('en-us', SEEN)).toBe(204);
  const sent = service.mock.calls.map(([input, init]) => new Request(input, init));
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
    '/products/v1/widgetRecommendations/feedback',
  ]);
  expect(sent[0]?.headers.get('cookie')).toBeNull();
  expect(sent[0]?.headers.get('authorization')).toBeNull();
  expect(await sent[0]?.json()).toEqual({ event: 'seen', recTokens: ['tok-1'] });
});

it('says that the service did not take it', async () => {
  service.mockRejectedValue(new Error('offline'));
  expect(await post('en-us', SEEN)).toBe(502);
});

it.each(['', 'no JSON', '{}', '{"event":"liked","recTokens":["tok-1"]}', '{"event":"seen","recTokens":[]}'])(
  'rejects what is no feedback: %j',
  async (body) => {
    expect(await post('en-us', body)).toBe(400);
    expect(service).not.toHaveBeenCalled();
  },
);

it('hands on nothing without consent for targeting', async () => {
  expect(await post('en-gb', SEEN)).toBe(403);
  expect(service).not.toHaveBeenCalled();
});
