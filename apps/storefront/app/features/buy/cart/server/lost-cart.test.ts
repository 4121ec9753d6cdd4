import { describe, expect, it } from 'vitest';
import {
  cart,
  cartId,
  fakeShopper,
  otherCartId,
  outcome,
  productId,
  formError,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { runCartAction } from './cart-action.server.ts';
import { pageCart } from './cart-calls.server.ts';
import { run } from './run-cart-action.fixtures.ts';

const add = { intent: 'add', productId };
const ok = { body: cart() };

describe('an add to a bag that is gone', () => {
  it('replaces a lost cart and tries once more', async () => {
    const { result, seen } = await run(
      {
        'POST /cart/v1/cart': { body: { id: otherCartId }, status: 201 },
        'POST /cart/v1/item': [formError('BSK404', 404), ok],
      },
      add,
    );
    expect(result).toMatchObject({
      ok: true,
      replaced: { text: 'Your bag had expired, so we started a new one.' },
    });
    expect(seen.map(({ call }) => call)).toEqual([
      'POST /cart/v1/item',
      'POST /cart/v1/cart',
      'POST /cart/v1/item',
    ]);
  });

  it('of a customer who is gone goes into the bag of a new guest, and says so', async () => {
    const { result, seen, shopper } = await run(
      {
        'POST /cart/v1/cart': { body: { id: otherCartId }, status: 201 },
        'POST /cart/v1/item': [formError('AUT498', 403), ok],
      },
      add,
      { values: { 'favourite-store': 'NF-GB-01' } },
    );
    expect(result).toMatchObject({
      ok: true,
      replaced: { text: 'Your session had ended, so we started a new bag.', loss: 'invalid-customer' },
    });
    expect(seen.map(({ call }) => call)).toEqual([
      'POST /cart/v1/item',
      'POST /cart/v1/cart',
      'POST /cart/v1/item',
    ]);
    expect(shopper.session.basketId()).toBe(otherCartId);
    expect(shopper.session.value('favourite-store'), 'nothing of the customer stays').toBeUndefined();
  });

  it('that is rejected by the new bag too says both', async () => {
    const { result } = await run(
      {
        'POST /cart/v1/cart': { body: { id: otherCartId }, status: 201 },
        'POST /cart/v1/item': [formError('BSK404', 404), formError('INV405')],
      },
      add,
    );
    expect(result).toMatchObject({
      ok: false,
      formError: {
        text: 'Your bag had expired, so we started a new one. Sorry, this size has just sold out.',
      },
    });
  });
});

describe('a change of a bag that is gone', () => {
  const created = { 'POST /cart/v1/cart': { body: { id: otherCartId }, status: 201 } } as const;
  const code = { intent: 'apply-code', code: 'HILLS10' };

  it.each([
    ['BSK404', 404, 'lost'],
    ['AUT498', 403, 'invalid-customer'],
  ] as const)(
    'is made in the new one after %s, and leads to the bag that says so',
    async (errorId, status, what) => {
      const { shopper, form } = fakeShopper(
        { ...created, 'PUT /cart/v1/coupon': [formError(errorId, status), ok] },
        { fields: code },
      );
      await expect(outcome(runCartAction(shopper, form) ?? Promise.resolve())).resolves.toEqual({
        to: `/en-gb/cart?done=apply-code&replaced=${what}`,
      });
    },
  );

  it('says so when there is nothing to change in the new one', async () => {
    const { shopper, form } = fakeShopper(
      {
        ...created,
        [`PUT /cart/v1/cart/${cartId}/item`]: formError('BSK404', 404),
        [`PUT /cart/v1/cart/${otherCartId}/item`]: formError('ORD404', 404),
      },
      { fields: { intent: 'set-quantity', itemId: 'line-1', qty: '2' } },
    );
    await expect(outcome(runCartAction(shopper, form) ?? Promise.resolve())).resolves.toEqual({
      to: '/en-gb/cart?done=gone&replaced=lost',
    });
  });
});

describe('an error of type flash', () => {
  it('comes with the cart as it is now', async () => {
    const { result } = await run(
      {
        'POST /cart/v1/item': formError('NEW999', 409, { type: 'flash' }),
        [`GET /cart/v1/cart/${cartId}`]: { body: cart({ totalItems: 7 }) },
      },
      add,
    );
    expect(result).toMatchObject({ ok: false, formError: { code: 'NEW999' }, cart: { totalItems: 7 } });
  });

  it('is shown where the cart cannot be read, too', async () => {
    const { result } = await run(
      {
        'POST /cart/v1/item': formError('NEW999', 409, { type: 'flash' }),
        [`GET /cart/v1/cart/${cartId}`]: 'no-answer',
      },
      add,
    );
    expect(result).toMatchObject({ ok: false, formError: { code: 'NEW999' } });
  });
});

describe('the cart of a page', () => {
  it('is asked for once, however many parts of the page need it', async () => {
    const { shopper, seen } = fakeShopper({ [`GET /cart/v1/cart/${cartId}`]: ok });
    await Promise.all([pageCart(shopper), pageCart(shopper)]);
    expect(seen).toHaveLength(1);
  });

  it.each([
    ['BSK404', 'cart-not-found'],
    ['AUT498', 'invalid-customer'],
  ])('that is lost (%s) is recreated and shown as %s', async (errorId, loss) => {
    const { shopper } = fakeShopper({
      [`GET /cart/v1/cart/${cartId}`]: formError(errorId, 404),
      'POST /cart/v1/cart': { body: { id: otherCartId }, status: 201 },
    });
    await expect(pageCart(shopper)).resolves.toEqual({ cart: undefined, loss });
    expect(shopper.session.basketId()).toBe(otherCartId);
  });

  it('is nothing, and costs no call, for who has none', async () => {
    const { shopper, seen } = fakeShopper({}, { basketId: undefined });
    await expect(pageCart(shopper)).resolves.toEqual({ cart: undefined });
    expect(seen).toEqual([]);
  });
});

describe('the bag of an account', () => {
  const own = cart({ id: otherCartId, totalItems: 2 });
  const registered = { consumer: {} };

  it('is found by a device that has none yet', async () => {
    const { shopper } = fakeShopper(
      { 'GET /cart/v1/cart': { body: own }, [`GET /cart/v1/cart/${otherCartId}`]: { body: own } },
      { ...registered, basketId: undefined },
    );
    await expect(pageCart(shopper)).resolves.toMatchObject({ cart: { id: otherCartId } });
    expect(shopper.session.basketId()).toBe(otherCartId);
  });

  it('takes the place of one that is gone, and nothing is lost', async () => {
    const { shopper } = fakeShopper(
      {
        [`GET /cart/v1/cart/${cartId}`]: formError('BSK404', 404),
        'GET /cart/v1/cart': { body: own },
        [`GET /cart/v1/cart/${otherCartId}`]: { body: own },
      },
      registered,
    );
    await expect(pageCart(shopper)).resolves.toEqual({ cart: own });
  });

  it('takes the place of one that was ordered on the page of the bag, which names the order', async () => {
    const responses = {
      [`GET /cart/v1/cart/${cartId}`]: formError('BSK404', 404, {
        additionalInfo: { orderNumber: 'NF1000000001' },
      }),
      'GET /cart/v1/cart': { body: own },
      [`GET /cart/v1/cart/${otherCartId}`]: { body: own },
    };
    const bag = fakeShopper(responses, registered);
    await expect(pageCart(bag.shopper, { isPatchRequired: true })).resolves.toEqual({
      cart: own,
      orderNumber: 'NF1000000001',
    });
    const checkout = fakeShopper(responses, registered);
    await expect(pageCart(checkout.shopper)).resolves.toEqual({
      cart: undefined,
      orderNumber: 'NF1000000001',
    });
  });

  it('takes what is added on a device whose bag is gone', async () => {
    const { result } = await run(
      {
        'POST /cart/v1/item': [formError('BSK404', 404), { body: own }],
        'GET /cart/v1/cart': { body: own },
      },
      add,
      registered,
    );
    expect(result).toMatchObject({ ok: true, cart: { totalItems: 2 } });
    expect(result).not.toHaveProperty('replaced');
  });
});
