import { expect, it } from 'vitest';
import {
  cart,
  cartId,
  fakeShopper,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { addEachResponse } from './add-each-response.server.ts';

const ADD = 'POST /cart/v1/item';

function send(responses: Responses, ...skus: string[]) {
  const { shopper, seen } = fakeShopper(responses, { basketId: cartId });
  const form = new FormData();
  for (const sku of skus) form.append('sku', sku);
  return { result: addEachResponse({ ...shopper, form: async () => form }), seen };
}

it('several products are in the bag with one press, each once', async () => {
  const { result, seen } = send({ [ADD]: { body: cart() } }, 'NF1002341S', 'NF1003001S', 'NF1002341S');
  expect(await result).toEqual({ ok: true });
  expect(seen.map(({ body }) => body)).toMatchObject([
    [{ productId: 'NF1002341S' }],
    [{ productId: 'NF1003001S' }],
  ]);
});

it.each([
  ['some cannot be had', [{ body: cart() }, formError('INV405', 409)], 'not all of them'],
  ['the only one cannot be had', [formError('INV405', 409), formError('INV405', 409)], 'sold out'],
])('shows a text when %s', async (_what, responses, text) => {
  expect(await send({ [ADD]: responses }, 'NF1002341S', 'NF1003001S').result).toEqual({
    ok: false,
    message: expect.stringContaining(text),
    rejected: expect.arrayContaining([{ sku: 'NF1003001S', message: expect.stringContaining('sold out') }]),
  });
});

it('what is no product is no form of the shop', async () => {
  const { result, seen } = send({}, 'all');
  await expect(result).rejects.toBeDefined();
  expect(seen).toEqual([]);
});
