import { describe, expect, it } from 'vitest';
import { cart, cartId, cartItem } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { run } from './run-cart-action.fixtures.ts';

const ok = { body: cart() };

describe('gift options', () => {
  const putItem = `PUT /cart/v1/cart/${cartId}/item`;
  const gift = { intent: 'gift', itemId: 'line-1', wrap: 'on', message: ' Happy birthday ', receipt: 'on' };

  it('are sent with the quantity that the bag has, and without what is empty', async () => {
    const responses = { [`GET /cart/v1/cart/${cartId}`]: ok, [putItem]: ok };
    const { result, seen } = await run(responses, gift);
    expect(result).toMatchObject({ ok: true, text: 'The gift options were saved.' });
    const giftOption = { wrap: true, receipt: true, message: 'Happy birthday' };
    expect(seen.at(-1)?.body).toEqual({ cartId, itemId: 'line-1', qty: 2, giftOption });
    const none = await run(responses, { intent: 'gift', itemId: 'line-1', message: ' ' });
    expect(none.seen.at(-1)?.body).toMatchObject({ giftOption: {} });
  });

  it('keep a message that is too long in its field, and ask nobody', async () => {
    const message = 'x'.repeat(501);
    const { result, seen } = await run({}, { ...gift, message });
    expect(result).toMatchObject({
      ok: false,
      formError: { place: 'line', itemId: 'line-1', typed: message },
    });
    expect(seen).toEqual([]);
  });

  it('count as saved after a lost answer when the bag shows them', async () => {
    const giftOption = { wrap: true, receipt: true, message: 'Happy birthday' };
    const there = { body: cart({ items: [cartItem({ giftOption })] }) };
    const { result } = await run(
      { [`GET /cart/v1/cart/${cartId}`]: [ok, there], [putItem]: 'no-answer' },
      gift,
    );
    expect(result).toMatchObject({ ok: true, intent: 'gift' });
  });
});
