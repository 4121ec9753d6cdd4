import { expect, it, vi } from 'vitest';
import { createCartClient } from '../cart/index.ts';
import type { Exchange, WireResponse } from './exchange.ts';
import { basketId, context } from './transport.fixtures.ts';

const response = (body: unknown, status = 200): WireResponse => ({
  status,
  headers: new Headers({ 'content-type': 'application/json' }),
  body: body === undefined ? undefined : new TextEncoder().encode(JSON.stringify(body)),
});
const clientOf = (exchange: Exchange) => {
  const fetch = vi.fn(async () => Response.json({}));
  const client = createCartClient({
    baseUrl: 'https://api.test',
    context,
    fetch,
    exchange,
    wait: async () => undefined,
    newId: () => 'id-1',
  });
  const read = () => client.GET('/cart/v1/cart/{basketId}', { params: { path: { basketId } } });
  return { client, fetch, read };
};

it('sends what a fetch would send, and no fetch is called', async () => {
  const exchange = vi.fn<Exchange>(async () => response({ id: basketId }));
  const { client, fetch, read } = clientOf(exchange);
  await expect(read()).resolves.toEqual({ id: basketId });
  await client.POST('/cart/v1/cart', { body: {} });
  const [[first] = [], [second] = []] = exchange.mock.calls;
  expect(first).toMatchObject({
    method: 'GET',
    url: `https://api.test/cart/v1/cart/${basketId}`,
    body: undefined,
  });
  expect(first?.headers).toMatchObject({ locale: 'en-us', 'x-request-id': 'id-1' });
  expect(second).toMatchObject({ method: 'POST', body: '{}' });
  expect(fetch).not.toHaveBeenCalled();
});

it('its failures are those of a fetch: tried again when the line is lost, too large without a body, ended in time', async () => {
  const exchange = vi
    .fn<Exchange>()
    .mockRejectedValueOnce(new Error('ECONNRESET'))
    .mockResolvedValueOnce(response({ errorDetails: [{ errorId: 'GEN500' }] }, 503))
    .mockResolvedValueOnce(response({ id: basketId }));
  await expect(clientOf(exchange).read()).resolves.toEqual({ id: basketId });
  expect(exchange).toHaveBeenCalledTimes(3);
  await expect(clientOf(async () => response(undefined)).read()).rejects.toMatchObject({
    reason: 'too-large',
  });
  const silent = clientOf(() => new Promise<never>(() => undefined)).client;
  const late = silent.GET('/cart/v1/cart/{basketId}', { params: { path: { basketId } }, timeoutMs: 1 });
  await expect(late).rejects.toMatchObject({ reason: 'timeout' });
});
