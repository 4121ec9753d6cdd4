import { describe, expect, it } from 'vitest';
import { createDecisionClient } from '../decision/index.ts';
import { createExperimentationClient } from '../experimentation/index.ts';
import { createGalleryClient } from '../gallery/index.ts';

function fakeFetch(body: string | null, init: ResponseInit = {}) {
  const sent: { url: string; headers: Record<string, string> }[] = [];
  const send: typeof fetch = async (input, request) => {
    const { url, headers } = new Request(input, request);
    sent.push({ url, headers: Object.fromEntries(headers) });
    return new Response(body, { headers: { 'content-type': 'application/json' }, ...init });
  };
  return { sent, send };
}

describe('a client of a host that is not ours', () => {
  it('sends nothing but the call itself', async () => {
    const { sent, send } = fakeFetch('{"meta":{"code":200},"data":{"responses":[]}}');
    const client = createDecisionClient({ baseUrl: 'https://engine.test', fetch: send });
    const response = await client.POST('/api/engine/v1/decide/{brand}', {
      params: { path: { brand: 'northfell' } },
      body: {
        channel: 'northfell/p/shop.test',
        events: [{ eventType: 'monetate:record:RecClicks', recClicks: ['tok-1'] }],
      },
    });
    expect(response.data.responses).toEqual([]);
    expect(sent).toEqual([
      {
        url: 'https://engine.test/api/engine/v1/decide/northfell',
        headers: { 'content-type': 'application/json' },
      },
    ]);
  });

  it('takes the headers of the provider from the call', async () => {
    const { sent, send } = fakeFetch('{"metadata":{"code":200,"message":"OK"},"data":{"media":[]}}');
    const client = createGalleryClient({ baseUrl: 'https://photos.test', fetch: send });
    await client.GET('/streams/media/recent', {
      params: { query: { tag_key: 'NF1A2B3C' } },
      headers: { 'x-api-key': 'a-public-key' },
    });
    expect(sent).toEqual([
      {
        url: 'https://photos.test/streams/media/recent?tag_key=NF1A2B3C',
        headers: { 'x-api-key': 'a-public-key' },
      },
    ]);
  });

  it('accepts an unchanged file and an accepted batch as responses without a body', async () => {
    const unchanged = fakeFetch(null, { status: 304 });
    const config = createExperimentationClient({ baseUrl: 'https://cdn.test', fetch: unchanged.send });
    await expect(
      config.GET('/datafiles/{sdkKey}.json', {
        params: { path: { sdkKey: 'key' } },
        headers: { 'if-modified-since': 'Tue, 03 Nov 2026 10:00:00 GMT' },
      }),
    ).resolves.toBeUndefined();
    expect(unchanged.sent[0]).toEqual({
      url: 'https://cdn.test/datafiles/key.json',
      headers: { 'if-modified-since': 'Tue, 03 Nov 2026 10:00:00 GMT' },
    });
  });
});
