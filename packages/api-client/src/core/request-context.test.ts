import { describe, expect, it } from 'vitest';
import { createProductsClient } from '../products/index.ts';
import { createCartClient } from '../cart/index.ts';
import { context, fakeFetch } from './transport.fixtures.ts';

const send = async (given: object, usid?: string) => {
  const fake = fakeFetch();
  const client = createProductsClient({
    baseUrl: 'https://api.test',
    context: { ...context, ...given },
    fetch: fake.send,
    newId: () => 'id-1',
    ...(usid === undefined
      ? {}
      : { session: { accessToken: async () => 't', renew: async () => undefined, usid: () => usid } }),
  });
  await client.GET('/products/v2/catalog', { params: { query: { categoryId: '110100' } } });
  const [request] = fake.requests;
  if (request === undefined) throw new Error('nothing was sent');
  return { headers: Object.fromEntries(request.headers), query: new URL(request.url).searchParams };
};

describe('the context', () => {
  it('is sent with every call under the names of the contract', async () => {
    const { headers } = await send(
      { source: 'storefront', clientApp: 'shop/1.0', channel: 'MAPP' },
      'usid-01',
    );
    expect(headers).toEqual({
      locale: 'en-us',
      brand: 'northfell',
      region: 'NORA',
      siteid: 'NF-US',
      channel: 'MAPP',
      source: 'storefront',
      'x-client-app': 'shop/1.0',
      'x-request-id': 'id-1',
      'x-correlation-id': 'id-1',
      'x-usid': 'usid-01',
    });
  });

  it('sends no unknown values: no session id, source, client or lead source', async () => {
    const { headers, query } = await send({ leadSource: 'summer-hike' });
    expect(Object.keys(headers).toSorted()).toEqual(
      ['brand', 'channel', 'locale', 'region', 'siteid', 'x-correlation-id', 'x-request-id'].toSorted(),
    );
    expect([...query.keys()]).toEqual(['categoryId']);
  });

  it('names the client for whom a server calls', async () => {
    const { headers } = await send({ forwardedFor: '203.0.113.7' });
    expect(headers['x-forwarded-for']).toBe('203.0.113.7');
  });

  it('previews with a ticket, a moment and no cache, where the contract takes it', async () => {
    const { headers, query } = await send({
      preview: { ticket: 'signed', dateTime: '2026-12-01T08:00:00Z', bypassAllCache: true },
    });
    expect(headers['x-preview-ticket']).toBe('signed');
    expect(Object.fromEntries(query)).toMatchObject({
      preview: 'true',
      previewDateTime: '2026-12-01T08:00:00Z',
      bypassAllCache: 'true',
    });
    const fake = fakeFetch();
    const preview = { ticket: 'signed', bypassAllCache: true };
    const cart = createCartClient({
      baseUrl: 'https://api.test',
      context: { ...context, preview },
      fetch: fake.send,
    });
    await cart.POST('/cart/v1/cart', { body: {} });
    expect(fake.requests[0]?.headers.has('x-preview-ticket')).toBe(false);
    expect(fake.requests[0]?.url).toBe('https://api.test/cart/v1/cart');
  });

  it('has one correlation id for all clients, and a request id for each call', async () => {
    const fake = fakeFetch();
    const shared = { ...context };
    const options = { baseUrl: 'https://api.test', context: shared, fetch: fake.send };
    await createCartClient(options).POST('/cart/v1/cart', { body: {} });
    await createProductsClient(options).GET('/products/v2/catalog', {
      params: { query: { categoryId: '110100' } },
    });
    const ids = (name: string) => new Set(fake.requests.map(({ headers }) => headers.get(name)));
    expect([ids('x-correlation-id').size, ids('x-request-id').size]).toEqual([1, 2]);
  });
});
