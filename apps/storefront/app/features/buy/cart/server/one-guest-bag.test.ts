import { expect, it } from 'vitest';
import { cart, otherCartId, productId } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { run } from './run-cart-action.fixtures.ts';

const CREATE = 'POST /cart/v1/cart';

/** The idempotency key of an add that creates a cart. */
async function keyOf(options: Parameters<typeof run>[2]): Promise<string | undefined> {
  const responses = {
    [CREATE]: { body: { id: otherCartId }, status: 201 },
    'GET /cart/v1/cart': { status: 404, body: { errorDetails: [{ errorId: 'BSK404' }] } },
    'POST /cart/v1/item': { body: cart() },
  };
  const { seen } = await run(responses, { intent: 'add', productId }, { basketId: undefined, ...options });
  expect(seen.map(({ call }) => call)).toContain(CREATE);
  return seen.find(({ call }) => call === CREATE)?.key;
}

it('two tabs of a guest that begin a bag name it alike, so the service begins one', async () => {
  const [one, other] = await Promise.all([keyOf({}), keyOf({})]);
  expect(one).toBe(other);
  expect(one).toBeDefined();
});

it('the bag after an order is another one', async () => {
  const first = await keyOf({ values: { 'last-order': 'NF10000001' } });
  expect(first).not.toBe(await keyOf({}));
  expect(first).not.toBe(await keyOf({ values: { 'last-order': 'NF10000002' } }));
});

it('that of an account has no name, because an account has one open bag', async () => {
  expect(await keyOf({ consumer: {} })).toBeUndefined();
});
