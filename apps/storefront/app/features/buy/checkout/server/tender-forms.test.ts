import { describe, expect, it } from 'vitest';
import {
  cart,
  cartId,
  fakeShopper,
  outcome,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { runBillingStep } from './billing-step.server.ts';

const INSTRUMENTS = `/cart/v1/cart/${cartId}/paymentInstruments`;
const STAY = new Map([['then', 'stay']]);
const send = (
  typed: Record<string, string>,
  responses: Responses,
  more: ReadonlyMap<string, string> = new Map(),
) => {
  const fake = fakeShopper(responses, { fields: { ...typed, ...Object.fromEntries(more) } });
  return { ...fake, result: outcome(runBillingStep(fake.shopper)) };
};
const giftCard = { intent: 'add-gift-card', giftCard: ' NF00 1234 ', pin: '0412' };

describe('a form of the tenders', () => {
  it('puts a gift card on the cart by its number and PIN, and shows the step again without a script', async () => {
    const { result, seen } = send(giftCard, { [`POST ${INSTRUMENTS}`]: { body: cart() } });
    await expect(result).resolves.toEqual({ to: '/en-gb/checkout/billing#tenders' });
    expect(seen[0]?.body).toEqual({ payment_method_id: 'GIFT_CARD', code: 'NF001234', pin: '0412' });
  });

  it('stays on a page that waits for its answer, so that a typed card is not lost', async () => {
    const { result } = send(giftCard, { [`POST ${INSTRUMENTS}`]: { body: cart() } }, STAY);
    await expect(result).resolves.toMatchObject({ data: { intent: 'add-gift-card', formErrors: [] } });
  });

  it.each([
    ['GFC740', 'There is no money left on this gift card.'],
    ['GFC700', 'This gift card can’t be found. Please check its number and PIN.'],
    ['GFC755', 'This gift card already pays for this order.'],
    ['GFC725', 'This gift card can’t be used in this country or currency.'],
    ['GFC410', 'No more gift cards can be used for this order.'],
  ])('says of %s at the number of the gift card why, and never repeats the PIN', async (code, text) => {
    const { result } = send(giftCard, { [`POST ${INSTRUMENTS}`]: formError(code) });
    const { data, status } = await result;
    expect(status).toBe(409);
    expect(data).toMatchObject({
      formErrors: [{ field: 'giftCard', text }],
      typed: { giftCard: 'NF00 1234' },
    });
    expect(JSON.stringify(data)).not.toContain('0412');
  });

  it('looks at a gift card without using it', async () => {
    const balance = { balance: 35.5, currency: 'GBP', lastFour: '1234' };
    const { result, seen } = send(
      { ...giftCard, intent: 'gift-card-balance' },
      { 'POST /cart/v1/giftcard/balance': { body: balance } },
    );
    await expect(result).resolves.toMatchObject({ data: { balance } });
    expect(seen).toHaveLength(1);
  });

  it('rejects a PIN of letters before it is sent', async () => {
    const { result, seen } = send({ ...giftCard, pin: 'abcd' }, {});
    await expect(result).resolves.toMatchObject({ data: { formErrors: [{ field: 'pin' }] } });
    expect(seen).toEqual([]);
  });

  it.each([
    ['10', 10],
    ['12,50', 12.5],
    ['1 200.5', 1200.5],
  ])('reads %j points as the amount %d', async (points, amount) => {
    const { seen, result } = send(
      { intent: 'add-points', points },
      { [`POST ${INSTRUMENTS}`]: { body: cart() } },
    );
    await result;
    expect(seen[0]?.body).toEqual({ payment_method_id: 'LOYALTY_POINTS', amount });
  });

  it.each(['', '0', '-5', 'ten', '1.2345'])('rejects the amount %j', async (points) => {
    const { result } = send({ intent: 'add-points', points }, {});
    await expect(result).resolves.toMatchObject({
      data: { formErrors: [{ field: 'points', code: 'AMOUNT_INVALID' }] },
    });
  });

  it('takes a tender off by its id', async () => {
    const { seen, result } = send(
      { intent: 'remove-tender', tender: 'tender-1' },
      { [`DELETE ${INSTRUMENTS}`]: { body: cart() } },
      STAY,
    );
    await expect(result).resolves.toMatchObject({ data: { formErrors: [] } });
    expect(seen[0]?.body).toEqual({ payment_instrument_id: 'tender-1' });
  });

  it.each([
    [
      { intent: 'add-reward', reward: 'NOSUCH' },
      formError('PYT404', 404, { field: 'code' }),
      'reward',
      'We don’t know this code. Please check it.',
    ],
    [
      giftCard,
      formError('GFC725', 409, { field: 'items' }),
      'giftCard',
      'Gift cards can’t be bought with gift cards. Please pay in another way.',
    ],
  ])('says in its own words why %j is rejected', async (fields, response, field, text) => {
    const { result } = send(fields, { [`POST ${INSTRUMENTS}`]: response });
    await expect(result).resolves.toMatchObject({ data: { formErrors: [{ field, text }] } });
  });

  it('says at the form that a call was not answered', async () => {
    const { result } = send({ intent: 'add-athlete' }, { [`POST ${INSTRUMENTS}`]: 'no-answer' });
    await expect(result).resolves.toMatchObject({
      data: { formErrors: [{ field: 'athlete', code: 'NO_ANSWER' }] },
    });
  });

  it('of a cart that became an order leads to that order', async () => {
    const gone = formError('BSK404', 404, { additionalInfo: { orderNumber: 'NF0012345678' } });
    const { result } = send(giftCard, { [`POST ${INSTRUMENTS}`]: gone });
    await expect(result).resolves.toEqual({ to: '/en-gb/order-confirmation?orderNumber=NF0012345678' });
  });
});
