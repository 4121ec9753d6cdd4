import { describe, expect, it } from 'vitest';
import { cart, fakeShopper, outcome, formError } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readCartLink, runCartLink } from './cart-link.server.ts';

const path = '/cart/link?lines=NF1A2B3CRED.2_NF4D5E6FBLU.1';
const fields = { intent: 'take-over' };
const add = 'POST /cart/v1/item';
const ok = { body: cart() };

describe('a bag that was linked from another device', () => {
  it('is counted, and adds nothing by being looked at', async () => {
    const { shopper, seen } = fakeShopper({}, { path });
    await expect(readCartLink(shopper)).resolves.toMatchObject({ count: 3 });
    expect(seen).toEqual([]);
  });

  it('is added line by line, and those that cannot be had are counted', async () => {
    const { shopper, seen } = fakeShopper({ [add]: [ok, formError('INV405')] }, { path, fields });
    await expect(outcome(runCartLink(shopper))).resolves.toEqual({
      to: '/en-gb/cart?done=linked&rejected_lines=1',
    });
    expect(seen.map(({ body }) => body)).toMatchObject([
      [{ productId: 'NF1A2B3CRED', qty: 2 }],
      [{ productId: 'NF4D5E6FBLU', qty: 1 }],
    ]);
  });

  it('says so when nobody has answered', async () => {
    const { shopper } = fakeShopper({ [add]: 'no-answer' }, { path, fields });
    await expect(runCartLink(shopper)).resolves.toEqual({ isOutcomeUnknown: true });
  });

  it('that names nothing leads to the bag', async () => {
    const { shopper } = fakeShopper({}, { path: '/cart/link?lines=nothing' });
    await expect(outcome(Promise.resolve().then(() => readCartLink(shopper)))).resolves.toEqual({
      to: '/en-gb/cart',
    });
  });
});
