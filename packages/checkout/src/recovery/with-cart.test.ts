import { describe, expect, it } from 'vitest';
import { apiError, cartId } from '../checkout.fixtures.ts';
import { cartLossOf, orderOf, withCart, type LostCart } from './with-cart.ts';

function service(...responses: (string | Error)[]) {
  const calls: string[] = [];
  return {
    calls,
    createCart: async (lost?: LostCart) => {
      calls.push(lost?.loss === 'invalid-customer' ? 'create invalid-customer' : 'create');
      return 'fresh';
    },
    call: async (id: string) => {
      calls.push(`call ${id}`);
      const response = responses.shift() ?? 'done';
      if (response instanceof Error) throw response;
      return response;
    },
  };
}

describe('a call on a cart', () => {
  it('uses the stored cart', async () => {
    const { calls, ...rest } = service();
    await expect(withCart({ cartId, ...rest })).resolves.toEqual({ cartId, result: 'done', replaced: false });
    expect(calls).toEqual([`call ${cartId}`]);
  });

  it('makes a cart when there is none', async () => {
    const { calls, ...rest } = service();
    await expect(withCart({ cartId: undefined, ...rest })).resolves.toEqual({
      cartId: 'fresh',
      result: 'done',
      replaced: false,
    });
    expect(calls).toEqual(['create', 'call fresh']);
  });

  it('replaces a cart that is gone and tries once more', async () => {
    const { calls, ...rest } = service(apiError('BSK404'));
    await expect(withCart({ cartId, ...rest })).resolves.toMatchObject({ cartId: 'fresh', replaced: true });
    expect(calls).toEqual([`call ${cartId}`, 'create', 'call fresh']);
  });

  it('replaces the cart of a deleted customer, and passes the reason to its creation', async () => {
    const { calls, ...rest } = service(apiError('AUT498'));
    await expect(withCart({ cartId, ...rest })).resolves.toEqual({
      cartId: 'fresh',
      result: 'done',
      replaced: true,
      loss: 'invalid-customer',
    });
    expect(calls).toEqual([`call ${cartId}`, 'create invalid-customer', 'call fresh']);
  });

  it('names the order that a replaced cart has become', async () => {
    const ordered = apiError('BSK404', { additionalInfo: { orderNumber: 'NF0000000042' } });
    const { calls: _calls, ...rest } = service(ordered);
    await expect(withCart({ cartId, ...rest })).resolves.toMatchObject({
      replaced: true,
      orderNumber: 'NF0000000042',
    });
    expect([orderOf(ordered), orderOf(apiError('BSK404'))]).toEqual(['NF0000000042', undefined]);
  });

  it('gives up when the new cart is gone as well', async () => {
    const { calls, ...rest } = service(apiError('BSK404'), apiError('BSK404'));
    await expect(withCart({ cartId, ...rest })).rejects.toMatchObject({ errorId: 'BSK404' });
    expect(calls).toEqual([`call ${cartId}`, 'create', 'call fresh']);
  });

  it('repeats nothing for another error', async () => {
    const { calls, ...rest } = service(apiError('INV405'));
    await expect(withCart({ cartId, ...rest })).rejects.toMatchObject({ errorId: 'INV405' });
    expect(calls).toEqual([`call ${cartId}`]);
  });
});

it.each([
  ['BSK404', 'cart-not-found'],
  ['AUT498', 'invalid-customer'],
  ['INV405', undefined],
])('%s means the loss %s', (errorId, loss) => {
  expect(cartLossOf(apiError(errorId))).toBe(loss);
});
