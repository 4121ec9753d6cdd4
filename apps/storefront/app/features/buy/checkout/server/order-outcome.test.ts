import { describe, expect, it } from 'vitest';
import { runCartAction } from '../../cart/server/cart-action.server.ts';
import {
  cart,
  cartId,
  cartItem,
  fakeShopper,
  otherCartId,
  outcome,
  productId,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readLastOrder } from '../../cart/model/last-order.ts';
import { requireStep } from './checkout-cart.server.ts';
import { readConfirmation } from './confirmation.server.ts';
import { readOutcome } from './order-outcome.server.ts';
import { runShippingStep } from './shipping-step.server.ts';

const orderNumber = 'NF0000000042';
const confirmation = `/en-gb/order-confirmation?orderNumber=${orderNumber}`;
const getCart = `GET /cart/v1/cart/${cartId}`;
const ordered = formError('BSK404', 404, { additionalInfo: { orderNumber } });
const pending = {
  body: cart({ flash: [{ code: 'PaymentPending', message: 'We are checking.', type: 'info' }] }),
};
const payment = { payment: '{}' };

describe('a cart that became an order whose answer was lost', () => {
  it.each(['shipping', 'billing', 'summary'] as const)('leads from %s to that order', async (step) => {
    const { shopper } = fakeShopper({ [getCart]: ordered });
    await expect(outcome(requireStep(shopper, step))).resolves.toEqual({ to: confirmation });
    expect(shopper.session.basketId()).toBe(cartId);
  });

  it('leads a form of the checkout to that order', async () => {
    const { shopper } = fakeShopper({ [getCart]: ordered }, { fields: { intent: 'method', method: 'x' } });
    await expect(outcome(runShippingStep(shopper))).resolves.toEqual({ to: confirmation });
  });

  it.each([
    [{ intent: 'set-quantity', itemId: 'line-1', qty: '2' }, `PUT /cart/v1/cart/${cartId}/item`],
    [{ intent: 'remove', itemId: 'line-1' }, 'DELETE /cart/v1/item'],
    [{ intent: 'apply-code', code: 'HILLS10' }, 'PUT /cart/v1/coupon'],
  ])('leads %j to that order', async (fields, call) => {
    const { shopper, form } = fakeShopper({ [call]: ordered }, { fields });
    await expect(outcome(runCartAction(shopper, form) ?? Promise.resolve())).resolves.toEqual({
      to: confirmation,
    });
  });

  it('is shown, with its number, to a shopper who adds something more', async () => {
    const { shopper, form } = fakeShopper(
      {
        'POST /cart/v1/cart': { body: { id: otherCartId }, status: 201 },
        'POST /cart/v1/item': [ordered, { body: cart() }],
      },
      { fields: { intent: 'add', productId } },
    );
    await expect(runCartAction(shopper, form)).resolves.toMatchObject({
      ok: true,
      replaced: { orderNumber, text: expect.stringContaining(orderNumber) },
    });
  });

  it('is forgotten when the order is shown, and its number is kept', async () => {
    const order = {
      orderNumber,
      cartId,
      st: 'secret',
      status: 'PLACED',
      currency: 'GBP',
      email: 'a@example.com',
      createdAt: '2026-11-21T09:30:00Z',
      billingAddress: {
        firstName: 'Ailsa',
        lastName: 'Reid',
        addressLine1: '12 Harbour Street',
        city: 'Leith',
        countryCode: 'GB',
        postalCode: 'EH6 6JJ',
        phone: '+441315550100',
      },
      shipments: [],
      items: [],
      totals: cart().totals,
      paymentMethod: [],
      promoSummary: [],
      flash: [],
    };
    const call = `GET /consumers-v3/consumer/purchase/${orderNumber}`;
    const see = async (basketId: string) => {
      const path = `/order-confirmation?orderNumber=${orderNumber}`;
      const fake = fakeShopper({ [call]: { body: order } }, { path, basketId, values: payment });
      await readConfirmation(fake.shopper);
      const { session } = fake.shopper;
      return [session.basketId(), fake.values.has('payment'), readLastOrder(session)];
    };
    expect(await see(cartId)).toEqual([undefined, false, orderNumber]);
    expect(await see(otherCartId)).toEqual([otherCartId, true, undefined]);
  });
});

describe('a placement whose outcome is not known', () => {
  const look = (responses: Responses, tries = 0) =>
    outcome(readOutcome(fakeShopper(responses, { path: `/checkout/outcome?try=${tries}` }).shopper));

  it('leads to the order as soon as there is one', async () => {
    await expect(look({ [getCart]: ordered })).resolves.toEqual({ to: confirmation });
  });

  it.each([
    ['the payment is under way', pending],
    ['the service cannot be asked', 'no-answer'],
    ['the service fails', formError('GEN500', 500)],
    ['the service knows of no such call', formError('API404', 404)],
  ] as const)('looks again while %s, however long', async (_name, result) => {
    for (const tries of [0, 3, 200]) {
      await expect(look({ [getCart]: result }, tries)).resolves.toMatchObject({
        data: { tries: tries + 1 },
      });
    }
  });

  it('looks three more times for a call that may still be on its way, then leads back to the summary', async () => {
    const open = { [getCart]: { body: cart() } };
    const kinds = [];
    for (const tries of [0, 1, 2, 3]) kinds.push((await look(open, tries)).to ?? 'looks again');
    expect(kinds).toEqual([
      'looks again',
      'looks again',
      'looks again',
      '/en-gb/checkout/summary?rejected=NOT_PLACED',
    ]);
  });

  it('leads every step of the checkout to the page that finds out', async () => {
    const { shopper } = fakeShopper({ [getCart]: pending });
    await expect(outcome(requireStep(shopper, 'summary'))).resolves.toEqual({
      to: '/en-gb/checkout/outcome?try=0',
    });
  });

  it.each(['-1', 'x', '1e9', ''])('reads the address %j as a first look', async (tries) => {
    const { shopper } = fakeShopper({ [getCart]: pending }, { path: `/checkout/outcome?try=${tries}` });
    await expect(readOutcome(shopper)).resolves.toMatchObject({ tries: 1 });
  });
});

it('a cart with a line that cannot be bought leads from every step to the bag, with words', async () => {
  const soldOut = { body: cart({ items: [cartItem({ available: false, maxQty: 0 })] }) };
  for (const step of ['shipping', 'billing', 'summary'] as const) {
    const { shopper } = fakeShopper({ [getCart]: soldOut });
    await expect(outcome(requireStep(shopper, step))).resolves.toEqual({
      to: '/en-gb/cart?rejected=SHORT_OF_STOCK',
    });
  }
});
