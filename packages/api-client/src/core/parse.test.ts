import { expect, it, vi } from 'vitest';
import { basketId, cartService, json, rejection, thrownBy } from './transport.fixtures.ts';

it('a custom parser gets the bytes and address of data, and returns the result of the call', async () => {
  const parse = vi.fn((_body: Uint8Array, _address: string): unknown => ({ id: 'known' }));
  const { read } = cartService([json({ id: basketId })], { parse });
  await expect(read()).resolves.toEqual({ id: 'known' });
  const [body, address] = parse.mock.lastCall ?? [];
  expect(new TextDecoder().decode(body)).toBe(JSON.stringify({ id: basketId }));
  expect(address).toBe(`https://api.test/cart/v1/cart/${basketId}`);
});

it('a failing custom parser makes the response invalid, and is not used for errors', async () => {
  const parse = vi.fn((body: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(body)));
  const { read } = cartService([json('{"id":'), json(rejection('BSK404'), 404)], { parse });
  await expect(read()).rejects.toMatchObject({ reason: 'malformed' });
  expect(await thrownBy(read())).toMatchObject({ errorId: 'BSK404' });
  expect(parse).toHaveBeenCalledTimes(1);
});
