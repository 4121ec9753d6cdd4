import { describe, expect, it } from 'vitest';
import { createCartClient } from '../cart/index.ts';
import { createConsumersClient } from '../consumers/index.ts';
import { ApiError, TransportError } from '../errors/api-error.ts';
import { createProductsClient } from '../products/index.ts';
import type { SessionSnapshot } from '../session/session-types.ts';
import { createSession } from '../session/session.ts';

const context = { locale: 'en-us', brand: 'northfell', region: 'NORA', siteId: 'NF-US' } as const;
const json = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
const rejection = (errorId: string) => ({
  errorDetails: [{ errorId, message: 'No.' }],
  appId: 'test',
  correlationId: 'c-1',
});

function fakeFetch(...responses: (Response | Error)[]) {
  const requests: Request[] = [];
  const send = async (input: RequestInfo | URL): Promise<Response> => {
    requests.push(input instanceof Request ? input : new Request(input));
    const response = responses.shift() ?? json({}, 500);
    if (response instanceof Error) throw response;
    return response;
  };
  return { requests, send };
}

const noWait = async () => {};
const basketId = '3f2f9f3e-7c1b-4a63-9b0e-4d7a1f0a6b11';
const getCart = (client: ReturnType<typeof createCartClient>) =>
  client.GET('/cart/v1/cart/{basketId}', { params: { path: { basketId } } });

describe('a service client', () => {
  it('sends the shared headers and repeats query lists', async () => {
    const { requests, send } = fakeFetch(json({ products: [] }));
    const client = createProductsClient({ baseUrl: 'http://api.test', context, fetch: send });
    await client.GET('/products/v2/catalog', { params: { query: { categoryId: '1000', size: ['M', 'L'] } } });
    expect(requests[0]?.url).toBe('http://api.test/products/v2/catalog?categoryId=1000&size=M&size=L');
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject({
      locale: 'en-us',
      siteid: 'NF-US',
      channel: 'ECOMM',
    });
    expect(requests[0]?.headers.has('x-usid')).toBe(false);
  });

  it('throws an error as ApiError with the first errorId, operation and ids', async () => {
    const { send } = fakeFetch(json(rejection('BSK404'), 404));
    const error = await getCart(createCartClient({ baseUrl: 'http://api.test', context, fetch: send })).catch(
      (e: unknown) => e,
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      errorId: 'BSK404',
      status: 404,
      correlationId: 'c-1',
      operation: 'GET /cart/v1/cart/{basketId}',
      appId: 'test',
    });
  });

  it.each([
    ['HTML with 200', new Response('<p>', { headers: { 'content-type': 'text/html' } })],
    ['truncated JSON', json('{"id":')],
  ])('throws for %s a malformed TransportError that names the call', async (_name, response) => {
    const { send } = fakeFetch(response);
    const error = await getCart(createCartClient({ baseUrl: 'http://api.test', context, fetch: send })).catch(
      (e: unknown) => e,
    );
    expect(error).toBeInstanceOf(TransportError);
    expect(error).toMatchObject({ reason: 'malformed', call: { method: 'GET' } });
  });

  it('tries a read three times at most and a write once', async () => {
    const down = () => new TypeError('fetch failed');
    const read = fakeFetch(down(), json({}, 503), down(), json({}));
    const write = fakeFetch(down(), json({}));
    const client = (send: typeof fetch) =>
      createCartClient({ baseUrl: 'http://api.test', context, fetch: send, wait: noWait });
    await expect(getCart(client(read.send))).rejects.toMatchObject({ reason: 'network' });
    await expect(client(write.send).POST('/cart/v1/cart', { body: {} })).rejects.toMatchObject({
      reason: 'network',
    });
    expect([read.requests.length, write.requests.length]).toEqual([3, 1]);
  });

  it('returns the bytes of a contract without JSON, and still reads its errors', async () => {
    const pdf = new Uint8Array([37, 80, 68, 70, 0, 255]);
    const { send } = fakeFetch(
      new Response(pdf, { headers: { 'content-type': 'application/pdf' } }),
      json(rejection('ORD409'), 404),
    );
    const client = createConsumersClient({ baseUrl: 'http://api.test', context, fetch: send });
    const invoice = () =>
      client.POST('/consumers-v3/consumer/purchase/invoice/download', {
        body: { orderNumber: 'NF0012345678' },
      });
    await expect(invoice()).resolves.toEqual(pdf);
    await expect(invoice()).rejects.toMatchObject({ errorId: 'ORD409', status: 404 });
  });

  it('sends a file as it is', async () => {
    const { send, requests } = fakeFetch(json({ pictureId: 'pc-1', width: 640, height: 480 }, 201));
    const client = createProductsClient({ baseUrl: 'http://api.test', context, fetch: send });
    const file = new Uint8Array([255, 216, 255, 0]);
    await client.POST('/products/v1/pictures', { body: file });
    expect(requests[0]?.headers.get('content-type')).toBe('application/octet-stream');
    expect(await requests[0]?.bytes()).toEqual(file);
  });

  it('renews a rejected token once and sends the body again', async () => {
    let stored: SessionSnapshot | undefined = {
      accessToken: 'old',
      refreshToken: 'r',
      expiresAt: 1e12,
      usid: 'usid-1234',
    };
    const session = createSession({
      storage: { read: () => stored, write: (next) => (stored = next), clear: () => (stored = undefined) },
      requestToken: async () => ({
        accessToken: 'new',
        refreshToken: 'r2',
        expiresAt: 2e12,
        usid: 'usid-1234',
      }),
      now: () => 0,
      wait: noWait,
    });
    const { requests, send } = fakeFetch(json(rejection('AUT401'), 401), json({ id: basketId }, 201));
    const client = createCartClient({ baseUrl: 'http://api.test', context, fetch: send, session });
    await expect(client.POST('/cart/v1/cart', { body: {} })).resolves.toEqual({ id: basketId });
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual([
      'Bearer old',
      'Bearer new',
    ]);
    await expect(requests[1]?.text()).resolves.toBe('{}');
  });
});
