import { describe, expect, it } from 'vitest';
import {
  cart,
  cartId,
  fakeShopper,
  otherCartId,
  outcome,
  productId,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { expressCartOf } from '../../cart/index.ts';
import { inCheckout, leaveExpress, pageCart } from '../../cart/index.server.ts';
import { requireCart } from './checkout-cart.server.ts';
import { readPaymentMethod, runPaymentMethod } from './provider-payment.server.ts';

const getCart = `GET /cart/v1/cart/${cartId}`;
const SHIPPING = `POST /cart/v2/cart/${cartId}/shippingAddress`;
const BILLING = `POST /cart/v1/cart/${cartId}/billingAddress`;
const TENDER = `POST /cart/v1/cart/${cartId}/paymentInstruments`;
const contact = {
  firstName: 'Ailsa',
  lastName: 'Reid',
  addressLine1: '84 George Street',
  city: 'Edinburgh',
  postalCode: 'EH2 3BU',
  countryCode: 'GB',
  phone: '07911123456',
  email: 'wallet.owner@example.com',
};
const shipment = { shippingId: 'me', code: 'standard', applicableShippingMethods: [] };
const open = cart({ shippingMethods: [shipment] });
const countries: Responses = {
  'GET /consumers-v3/utilities/countryList/GB': { body: { countryCode: 'GB', fields: {}, provinces: [] } },
};
const send = (way: string, fields: Record<string, string>, responses: Responses) => {
  const fake = fakeShopper(
    {
      [getCart]: { body: open },
      ...countries,
      [SHIPPING]: { body: open },
      [BILLING]: { body: open },
      ...responses,
    },
    { fields },
  );
  const shopper = { ...fake.shopper, params: { locale: 'en-gb', way } };
  return { ...fake, result: outcome(runPaymentMethod(shopper)) };
};

describe('a wallet', () => {
  const confirmed = { ...contact, sessionID: 'session-0001' };

  it('brings the address of its owner along and leads to the review', async () => {
    const { result, seen } = send('wallet', confirmed, { [TENDER]: { body: open } });
    await expect(result).resolves.toEqual({ to: '/en-gb/checkout/summary' });
    const changes = seen.filter(({ call }) => call.startsWith('POST'));
    expect(changes.map(({ call }) => call)).toEqual([SHIPPING, BILLING, TENDER]);
    expect(changes[0]?.body).toMatchObject({
      addresses: [{ city: 'Edinburgh', email: 'wallet.owner@example.com', phone: '+447911123456' }],
    });
    expect(changes[2]?.body).toEqual({ payment_method_id: 'WALLET', sessionID: 'session-0001' });
  });

  it('leaves an address alone that was typed before', async () => {
    const address = { ...contact, city: 'Leith' };
    const typed = cart({ shippingMethods: [{ ...shipment, address }], billingAddress: address });
    const { result, seen } = send('wallet', confirmed, {
      [getCart]: { body: typed },
      [TENDER]: { body: typed },
    });
    await result;
    expect(seen.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call)).toEqual([TENDER]);
  });

  it('that is rejected says why on its page', async () => {
    const { result } = send('wallet', confirmed, { [TENDER]: formError('PYT404', 404) });
    await expect(result).resolves.toMatchObject({
      status: 409,
      data: { formErrors: [{ code: 'PAYMENT_INSTRUMENT_NOT_FOUND' }] },
    });
  });

  describe('from a product page', () => {
    const form = { intent: 'add', productId, from: '/en-gb/p/corrie-shell-NF100234' };
    const own = cart({ id: otherCartId, totalItems: 1, shippingMethods: [shipment] });

    it('buys that product in a cart of its own, and the bag stays as it is', async () => {
      const { result, seen, values, shopper } = send('wallet', form, {
        'POST /cart/v1/cartWithItem': { body: own, status: 201 },
      });
      await expect(result).resolves.toEqual({ to: '/en-gb/checkout/pay/wallet' });
      expect(seen.map(({ call }) => call)).toEqual(['POST /cart/v1/cartWithItem']);
      expect(seen[0]?.body).toMatchObject([{ productId, qty: 1 }]);
      expect(values.get('express')).toBe(otherCartId);
      expect(shopper.session.basketId()).toBe(cartId);
    });

    it('says in the bag why the product cannot be bought', async () => {
      const { result, values } = send('wallet', form, { 'POST /cart/v1/cartWithItem': formError('INV405') });
      await expect(result).resolves.toEqual({ to: '/en-gb/cart?rejected=ITEM_OOS&of=product' });
      expect(values.has('express')).toBe(false);
    });
  });

  describe('that buys a product by itself', () => {
    const values = { express: otherCartId };
    const GET_EXPRESS = `GET /cart/v1/cart/${otherCartId}`;
    const own = cart({ id: otherCartId, totalItems: 1, shippingMethods: [shipment] });
    const ordered = formError('BSK404', 404, { additionalInfo: { orderNumber: 'NF1000000001' } });
    const bag = { [getCart]: { body: open } };

    it('puts what was confirmed on the cart of that product', async () => {
      const { shopper, seen } = fakeShopper(
        {
          [GET_EXPRESS]: { body: own },
          ...countries,
          [SHIPPING.replace(cartId, otherCartId)]: { body: own },
          [BILLING.replace(cartId, otherCartId)]: { body: own },
          [TENDER.replace(cartId, otherCartId)]: { body: own },
        },
        { values, fields: confirmed },
      );
      const run = inCheckout(runPaymentMethod)({ ...shopper, params: { locale: 'en-gb', way: 'wallet' } });
      await expect(outcome(run)).resolves.toEqual({ to: '/en-gb/checkout/summary' });
      expect(seen.every(({ call }) => !call.includes(cartId))).toBe(true);
    });

    it('is left for the bag, which has what it had', async () => {
      const { shopper } = fakeShopper({ [GET_EXPRESS]: { body: own }, ...bag }, { values });
      await expect(leaveExpress(shopper)).resolves.toBe(true);
      await expect(pageCart(shopper)).resolves.toMatchObject({ cart: { id: cartId } });
      expect(expressCartOf(shopper.session)).toBeUndefined();
    });

    it('leads to its order first where the answer to the placement was lost', async () => {
      const { shopper } = fakeShopper({ [GET_EXPRESS]: ordered, ...bag }, { values });
      await expect(outcome(leaveExpress(shopper))).resolves.toMatchObject({
        to: expect.stringContaining('NF1000000001'),
      });
      expect(shopper.session.basketId()).toBe(cartId);
    });

    it('leads to where its payment stands while that is not known', async () => {
      const flash = [{ code: 'PaymentPending', message: '', type: 'info' as const }];
      const { shopper } = fakeShopper({ [GET_EXPRESS]: { body: { ...own, flash } } }, { values });
      await expect(outcome(leaveExpress(shopper))).resolves.toEqual({ to: '/en-gb/checkout/outcome?try=0' });
      expect(expressCartOf(shopper.session)).toBe(otherCartId);
    });

    it('is never the bag, even where it is gone', async () => {
      const { shopper, seen } = fakeShopper({ [GET_EXPRESS]: formError('BSK404', 404), ...bag }, { values });
      const read = inCheckout((each: typeof shopper) => requireCart(each));
      await expect(outcome(read(shopper))).resolves.toEqual({ to: '/en-gb/cart' });
      expect(seen.map(({ call }) => call)).toEqual([GET_EXPRESS]);
      expect(shopper.session.basketId()).toBe(cartId);
    });
  });

  it('leads back to the product where no size was chosen', async () => {
    const { result } = send('wallet', { intent: 'add', from: '/en-gb/p/corrie-shell-NF100234' }, {});
    await expect(result).resolves.toEqual({ to: '/en-gb/p/corrie-shell-NF100234' });
  });
});

describe('paying later', () => {
  const read = (given: ReturnType<typeof cart>, paymentMethods: readonly object[] = []) => {
    const { shopper, seen } = fakeShopper(
      {
        [getCart]: { body: given },
        [`GET /cart/v1/cart/${cartId}/paymentMethods`]: { body: { paymentMethods } },
      },
      { path: '/checkout/pay/later' },
    );
    const result = outcome(readPaymentMethod({ ...shopper, params: { locale: 'en-gb', way: 'later' } }));
    return Object.assign(result, { seen });
  };
  const billed = cart({
    shippingMethods: [{ ...shipment, address: contact }],
    billingAddress: contact,
    remainingToPay: 10,
  });

  it('says which amounts it takes where what is left is not among them, and asks no provider', async () => {
    const limits = { eligible: false, minimumAmount: 30, maximumAmount: 800 };
    const page = read(billed, [{ code: 'PAY_LATER', label: 'Pay later', additionalData: limits }]);
    await expect(page).resolves.toMatchObject({
      data: { limits: { least: 30, most: 800 }, session: undefined },
    });
    expect(page.seen.some(({ call }) => call.includes('paymentSession'))).toBe(false);
  });

  it('has no page on a site that has no such provider', async () => {
    await expect(read(billed, [{ code: 'CREDIT_CARD', label: 'Card' }])).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  it('needs the address of the bill first', async () => {
    const address = { ...contact };
    await expect(read(cart({ shippingMethods: [{ ...shipment, address }] }))).resolves.toEqual({
      to: '/en-gb/checkout/billing',
    });
  });

  it('asks for nothing where nothing is left to pay', async () => {
    const address = { ...contact };
    const covered = cart({
      shippingMethods: [{ ...shipment, address }],
      billingAddress: address,
      remainingToPay: 0,
    });
    await expect(read(covered)).resolves.toEqual({ to: '/en-gb/checkout/summary' });
  });
});
