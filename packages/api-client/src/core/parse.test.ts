import { expect, it, vi } from 'vitest';
import { basketId, cartService, json, rejection, thrownBy } from './transport.fixtures.ts';

it('whoever reads the data of answers gets their bytes and address, and gives what the call answers', async () => {
  const parse = vi.fn((_body: Uint8Array, _address: string): unknown => ({ id: 'known' }));
  const { read } = cartService([json({ id: basketId })], { parse });
  await expect(read()).resolves.toEqual({ id: 'known' });
  const [body, address] = parse.mock.lastCall ?? [];
  expect(new TextDecoder().decode(body)).toBe(JSON.stringify({ id: basketId }));
  expect(address).toBe(`https://api.test/cart/v1/cart/${basketId}`);
});

it('what such a reader cannot read is no answer, and errors are none of its business', async () => {
  const parse = vi.fn((body: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(body)));
  const { read } = cartService([json('{"id":'), json(rejection('BSK404'), 404)], { parse });
  await expect(read()).rejects.toMatchObject({ reason: 'malformed' });
  expect(await thrownBy(read())).toMatchObject({ errorId: 'BSK404' });
  expect(parse).toHaveBeenCalledTimes(1);
});
