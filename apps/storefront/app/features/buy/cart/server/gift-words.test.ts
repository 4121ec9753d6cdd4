import { expect, it } from 'vitest';
import { cart, fakeShopper, productId } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { runCartAction } from './cart-action.server.ts';

it('a promotion that gives a product has different texts for guests and customers', async () => {
  const gift = {
    promotionId: 'socks-GWP',
    promotionClass: 'PRODUCT' as const,
    calloutMsg: '',
    distanceFromConditionThreshold: 0,
  };
  const responses = { 'POST /cart/v1/item': { body: cart({ approachingDiscounts: [gift] }) } };
  for (const [consumer, words] of [
    [undefined, 'cart.giftGuest'],
    [{}, 'cart.giftRegistered'],
  ] as const) {
    const options = consumer === undefined ? {} : { consumer };
    const { shopper, form } = fakeShopper(responses, { fields: { intent: 'add', productId }, ...options });
    expect(await runCartAction(shopper, form)).toMatchObject({
      cart: { miniGoals: [{ message: shopper.t(words) }] },
    });
  }
});
