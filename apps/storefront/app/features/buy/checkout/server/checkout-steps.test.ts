import type { Address } from '@haberdash/api-client/cart';
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
import { requireStep } from './checkout-cart.server.ts';
import { rejectedByAddress } from '../../../../shared/form-errors/error-text.server.ts';
import { readConfirmation } from './confirmation.server.ts';
import { readShippingStep, runShippingStep } from './shipping-step.server.ts';
import { runSummaryStep } from './summary-step.server.ts';

const address: Address = {
  firstName: 'Ailsa',
  lastName: 'Reid',
  addressLine1: '12 Harbour Street',
  city: 'Leith',
  countryCode: 'GB',
  country: 'GB',
  postalCode: 'EH6 6JJ',
  phone: '+447911123456',
  phoneCode: '44',
  email: 'ailsa@example.com',
};
const method = {
  code: 'standard',
  label: 'Standard',
  deliveryTime: '3-4 business days',
  price: { amount: 0 },
  selected: true,
};
const shipment = { shippingId: 'me', code: 'standard', applicableShippingMethods: [method] };
const delivered = cart({ shippingMethods: [{ ...shipment, address }] });
const ready = { ...delivered, billingAddress: address };
const payment = JSON.stringify({
  cartId,
  sessionID: 'session-1',
  type: 'VISA',
  bin: '424242',
  lastFour: '4242',
});
const sessionWithCard = { values: { payment } };

const getCart = `GET /cart/v1/cart/${cartId}`;
const countries: Responses = {
  'GET /consumers-v3/utilities/countryList': {
    body: { countries: [{ code: 'GB', name: 'United Kingdom', dialCode: '44' }] },
  },
  'GET /consumers-v3/utilities/countryList/GB': {
    body: {
      countryCode: 'GB',
      fields: { postalCode: { pattern: '^[A-Z]{1,2}[0-9][0-9A-Z]? ?[0-9][A-Z]{2}$', capitalize: true } },
      provinces: [],
    },
  },
};
const typed = {
  email: 'ailsa@example.com',
  firstName: 'Ailsa',
  lastName: 'Reid',
  addressLine1: '12 Harbour Street',
  addressLine2: '',
  city: 'Leith',
  postalCode: 'eh6 6jj',
  phone: '07911 123456',
  phoneCode: '44',
  countryCode: 'GB',
};

describe('a step of the checkout', () => {
  it.each([
    ['shipping', cart(), undefined],
    ['billing', cart(), '/en-gb/checkout/shipping'],
    ['summary', delivered, '/en-gb/checkout/billing'],
    ['summary', ready, undefined],
  ] as const)('%s opens when what comes before it is there', async (step, given, to) => {
    const { shopper } = fakeShopper({ [getCart]: { body: given } }, given === ready ? sessionWithCard : {});
    await expect(outcome(requireStep(shopper, step))).resolves.toMatchObject(
      to === undefined ? { data: {} } : { to },
    );
  });

  it('of an empty or missing cart is the bag', async () => {
    const empty = fakeShopper({ [getCart]: { body: cart({ items: [] }) } }).shopper;
    const none = fakeShopper({}, { basketId: undefined }).shopper;
    await expect(outcome(requireStep(empty, 'summary'))).resolves.toEqual({ to: '/en-gb/cart' });
    await expect(outcome(requireStep(none, 'shipping'))).resolves.toEqual({ to: '/en-gb/cart' });
  });

  it('does not count a card that was typed for another cart', async () => {
    const values = { payment: payment.replace(cartId, 'a1f29f3e-7c1b-4a63-9b0e-4d7a1f0a6b22') };
    const { shopper } = fakeShopper({ [getCart]: { body: ready } }, { values });
    await expect(outcome(requireStep(shopper, 'summary'))).resolves.toEqual({
      to: '/en-gb/checkout/billing',
    });
  });
});

describe('the form of the delivery address', () => {
  it('has an address of its own, which the step leads to, so that Back from the options reaches it', async () => {
    const { shopper } = fakeShopper(
      { [getCart]: { body: cart() }, ...countries },
      { path: '/checkout/shipping?rejected=SHP404' },
    );
    await expect(outcome(readShippingStep(shopper))).resolves.toEqual({
      to: '/en-gb/checkout/shipping?rejected=SHP404&edit=address',
    });
  });
});

describe('a delivery option', () => {
  const choose = (more: ReadonlyMap<string, string>) => {
    const fields = { intent: 'method', method: 'express', ...Object.fromEntries(more) };
    const save = 'POST /cart/v1/shippingMethod';
    const fake = fakeShopper({ [getCart]: { body: delivered }, [save]: { body: delivered } }, { fields });
    return outcome(runShippingStep(fake.shopper));
  };

  it('that is chosen stays on the page, which updates its totals', async () => {
    const response = await choose(new Map([['then', 'stay']]));
    expect(response).toMatchObject({ data: { formErrors: [] } });
  });

  it('that is confirmed leads to the payment', async () => {
    const response = await choose(new Map());
    expect(response).toEqual({ to: '/en-gb/checkout/billing' });
  });
});

describe('the delivery address', () => {
  const save = `POST /cart/v2/cart/${cartId}/shippingAddress`;
  const run = (fields: Record<string, string>, response: Responses = {}) => {
    const fake = fakeShopper({ [getCart]: { body: cart() }, ...countries, ...response }, { fields });
    return { ...fake, result: outcome(runShippingStep(fake.shopper)) };
  };

  it('is sent clean, with the phone in international form, and leads to the delivery options', async () => {
    const { result, seen } = run({ ...typed, intent: 'address' }, { [save]: { body: delivered } });
    await expect(result).resolves.toEqual({ to: '/en-gb/checkout/shipping#delivery' });
    expect(seen.find(({ call }) => call === save)?.body).toEqual({
      addresses: [address],
    });
  });

  it('that is wrong comes back with everything that was typed and a text for each field', async () => {
    const { result, seen } = run({
      ...typed,
      intent: 'address',
      email: 'ailsa',
      lastName: '',
      postalCode: '1',
      phone: '07911 123456 x12',
    });
    const { status, data } = await result;
    expect(status).toBe(400);
    expect(data).toMatchObject({
      formErrors: expect.arrayContaining([
        { place: 'field', field: 'email', code: 'email', text: 'Email is not valid' },
        { place: 'field', field: 'lastName', code: 'required', text: 'This field is required' },
        { place: 'field', field: 'postalCode', code: 'pattern', text: 'Please check the format' },
        expect.objectContaining({ field: 'phone', text: expect.stringContaining('without an extension') }),
      ]),
      form: { values: { firstName: 'Ailsa', postalCode: '1', phone: '07911 123456 x12' } },
    });
    expect(seen.some(({ call }) => call === save)).toBe(false);
  });

  it('that the service rejects is shown at its field', async () => {
    const { result } = run({ ...typed, intent: 'address' }, { [save]: formError('SHP500', 400) });
    expect((await result).data).toMatchObject({
      formErrors: [
        { field: 'addressLine1', text: 'We can’t deliver to a PO box. Please enter a street address.' },
      ],
    });
  });

  it('is kept when the service does not answer', async () => {
    const { result } = run({ ...typed, intent: 'address' }, { [save]: 'no-answer' });
    expect((await result).data).toMatchObject({
      formErrors: [{ code: 'NO_ANSWER', place: 'banner' }],
      form: { values: { city: 'Leith' } },
    });
  });

  it('needs an option before the payment', async () => {
    const { result } = run({ intent: 'method' });
    expect((await result).data).toMatchObject({
      formErrors: [{ field: 'method', text: 'Choose a delivery option.' }],
    });
  });
});

describe('billing', () => {
  const save = `POST /cart/v1/cart/${cartId}/billingAddress`;
  const card = { sessionID: 'session-1', cardType: 'VISA', cardBin: '424242', cardLastFour: '4242' };
  const run = (fields: Record<string, string>, values = {}) => {
    const fake = fakeShopper(
      { [getCart]: { body: delivered }, ...countries, [save]: { body: ready } },
      { fields, values },
    );
    return { ...fake, result: outcome(runBillingStep(fake.shopper)) };
  };

  it('keeps the card and leads to the review', async () => {
    const { result, values, seen } = run({ intent: 'billing', billing: 'same', ...card });
    await expect(result).resolves.toEqual({ to: '/en-gb/checkout/summary' });
    expect(values.get('payment')).toBe(payment);
    expect(seen.find(({ call }) => call === save)?.body).toEqual(address);
  });

  it('asks for a card', async () => {
    const { result } = run({ intent: 'billing', billing: 'same' });
    expect((await result).data).toMatchObject({
      formErrors: [{ field: 'card', text: 'Enter your card details.' }],
    });
  });

  it('never keeps more of a card than may be shown', async () => {
    const { values, result } = run({
      intent: 'billing',
      billing: 'same',
      ...card,
      number: '4242424242424242',
      cardLastFour: '4242424242424242',
    });
    await result;
    expect(values.get('payment') ?? '').not.toContain('4242424242424242');
  });

  it('keeps a good card while another address is put right', async () => {
    const { result, values } = run({ intent: 'billing', billing: 'other', ...typed, ...card, city: '' });
    expect((await result).data).toMatchObject({
      formErrors: [{ field: 'city', text: 'This field is required' }],
      choice: 'other',
      card: { brand: 'VISA', lastFour: '4242' },
    });
    expect(values.has('payment')).toBe(true);
  });
});

describe('placing the order', () => {
  const prepare = 'POST /cart/v1/cart/prepareOrder';
  const place = 'PUT /cart/v2/checkout/order';
  const fields = { intent: 'place', cartId, sessionID: 'session-1', expectedTotal: '240' };
  const order = (more = {}) => ({ body: { orderNumber: 'NF0000000042', flash: [], ...more } });
  const challenge = { url: 'http://pay.test/challenge', sessionID: 'session-1' };
  const run = (responses: Responses, sent: Record<string, string> = fields) => {
    const fake = fakeShopper({ [prepare]: { body: {} }, ...responses }, { fields: sent, ...sessionWithCard });
    return { ...fake, result: outcome(runSummaryStep(fake.shopper)) };
  };

  it('leads to the confirmation, and keeps the cart until that is shown', async () => {
    const { result, shopper, values, seen } = run({ [place]: order() });
    await expect(result).resolves.toEqual({ to: '/en-gb/order-confirmation?orderNumber=NF0000000042' });
    expect([shopper.session.basketId(), values.has('payment')]).toEqual([cartId, true]);
    expect(seen.at(-1)?.body).toMatchObject({ cartId, expectedTotal: 240 });
  });

  it('looks for the order where the answer names none that can be', async () => {
    const { result } = run({ [place]: { body: { orderNumber: '4711', flash: [] } } });
    await expect(result).resolves.toEqual({ to: '/en-gb/checkout/outcome?try=0' });
  });

  it('without a card is paid by the tenders of the cart where they leave nothing open', async () => {
    const fields = {
      intent: 'place',
      cartId,
      covered: 'GIFT_CARD',
      expectedTotal: '240',
      'captcha-placeOrder': 'token',
    };
    const responses = { [prepare]: { body: {} }, [place]: order() };
    const fake = fakeShopper(responses, { fields });
    await expect(outcome(runSummaryStep(fake.shopper))).resolves.toMatchObject({
      to: expect.stringContaining('NF0000000042'),
    });
    expect(fake.seen.at(-1)?.body).toEqual({
      cartId,
      paymentMethod: { code: 'GIFT_CARD' },
      recaptcha_response: 'token',
      expectedTotal: 240,
    });
  });

  it('sent again for a cart that became an order leads to the same order', async () => {
    const { result } = run({ [prepare]: formError('BSK404', 404), [place]: order() });
    await expect(result).resolves.toMatchObject({ to: expect.stringContaining('NF0000000042') });
  });

  it.each([
    ['PAY400', '/en-gb/checkout/billing?rejected=PAYMENT_ERROR'],
    ['PYT404', '/en-gb/checkout/billing?rejected=PAYMENT_INSTRUMENT_NOT_FOUND'],
    ['SHP404', '/en-gb/checkout/shipping?rejected=SHP404'],
  ])('rejected with %s leads to %s and keeps the cart', async (errorId, to) => {
    const { result, shopper } = run({ [place]: formError(errorId) });
    await expect(result).resolves.toEqual({ to });
    expect(shopper.session.basketId()).toBe(cartId);
  });

  it('forgets a card that was declined', async () => {
    const { result, values } = run({ [place]: formError('PAY400') });
    await result;
    expect(values.has('payment')).toBe(false);
  });

  it.each([
    ['INV701', '/en-gb/cart?rejected=SOME_PRODUCTS_NO_INVENTORY', 'sold out while you were checking out'],
    ['TAX309', '/en-gb/checkout/billing?rejected=TAX309', 'tax'],
    ['AUT403', '/en-gb/checkout/summary?rejected=AUT403', 'not a robot'],
    ['XYZ123', '/en-gb/checkout/billing?rejected=XYZ123', 'That didn’t work'],
  ])('rejected with %s leads to %s, says so there and keeps the card', async (errorId, to, words) => {
    const { result, values, shopper } = run({ [place]: formError(errorId) });
    await expect(result).resolves.toEqual({ to });
    const { searchParams } = new URL(to, 'http://shop.test');
    expect(rejectedByAddress(shopper.t, 'checkout.place-order', searchParams)?.text).toContain(words);
    expect(values.has('payment')).toBe(true);
  });

  it('that is another one by now comes back with what changed, to be sent again', async () => {
    const seen = { ...fields, expectedTotal: '120', line: 'NF10023401 1 120 Corrie shell' };
    const { result, values } = run({ [place]: formError('ORD415'), [getCart]: { body: ready } }, seen);
    await expect(result).resolves.toMatchObject({
      status: 409,
      data: {
        changed: {
          formError: { code: 'ORD415', text: expect.stringContaining('The total has changed') },
          changes: ['Corrie shell: quantity 1, now 2', 'Total: £120.00, now £240.00'],
        },
      },
    });
    expect(values.has('payment')).toBe(true);
  });

  it('that is another one by now leads to the review where the cart cannot be read', async () => {
    const { result } = run({ [place]: formError('ORD415'), [getCart]: 'no-answer' });
    await expect(result).resolves.toEqual({ to: '/en-gb/checkout/summary?rejected=ORD415' });
  });

  it.each([
    ['no answer', 'no-answer'],
    ['a failing server', formError('GEN500', 500)],
    ['a page of a proxy', { status: 504, body: 'Gateway Timeout' }],
    [
      'a payment provider that has not decided',
      formError('PAY400', 409, { additionalInfo: { paymentPending: true } }),
    ],
  ] as const)('with %s leads to the page that finds out, and keeps everything', async (_name, response) => {
    const { result, shopper, values } = run({ [place]: response });
    await expect(result).resolves.toEqual({ to: '/en-gb/checkout/outcome?try=0' });
    expect([shopper.session.basketId(), values.has('payment')]).toEqual([cartId, true]);
  });

  it('is not sent when the count before it was rejected', async () => {
    const { result, seen } = run({ [prepare]: formError('INV701') });
    await result;
    expect(seen.map(({ call }) => call)).toEqual([prepare]);
  });

  it('asks the card issuer first when it must', async () => {
    const flash = [{ code: 'PaymentNotAuthorized', message: 'Ask.', challenge }];
    const { result, shopper } = run({ [place]: order({ flash }) });
    expect((await result).data).toEqual({ challenge: { ...challenge, orderNumber: 'NF0000000042' } });
    expect(shopper.session.basketId()).toBe(cartId);
  });

  const completed = {
    intent: 'challenge',
    orderNumber: 'NF0000000042',
    sessionID: 'session-1',
    threeDS2Result: 'yes',
  };
  const patch = 'PATCH /cart/v2/checkout/order/NF0000000042';

  it('is finished by the answer of the card issuer', async () => {
    const { result, seen } = run({ [patch]: order() }, completed);
    await expect(result).resolves.toMatchObject({ to: expect.stringContaining('/order-confirmation') });
    expect(seen.at(-1)?.body).toMatchObject({ paymentMethod: { additionalData: { threeDS2Result: 'yes' } } });
  });

  it('goes back to the payment when the challenge fails', async () => {
    const { result } = run({ [patch]: formError('PAY400') }, completed);
    await expect(result).resolves.toEqual({ to: '/en-gb/checkout/billing?rejected=CHALLENGE_FAILED' });
  });

  it('leads to the page that finds out when the answer of the card issuer is lost', async () => {
    const { result } = run({ [patch]: 'no-answer' }, completed);
    await expect(result).resolves.toEqual({ to: '/en-gb/checkout/outcome?try=0' });
  });

  it('leads to the bag when the cart is lost', async () => {
    const { result } = run({ [place]: formError('BSK404', 404) });
    await expect(result).resolves.toEqual({ to: '/en-gb/cart?lost=cart-not-found' });
  });
});

describe('the confirmation', () => {
  const read = (path: string, responses: Responses = {}) =>
    outcome(readConfirmation(fakeShopper(responses, { path }).shopper));

  it.each(['', '?orderNumber=', '?orderNumber=../../etc', '?orderNumber=NF1'])(
    'of %j asks nobody and helps',
    async (query) => {
      await expect(read(`/order-confirmation${query}`)).resolves.toMatchObject({
        status: 404,
        data: { kind: 'missing' },
      });
    },
  );

  it('of another shopper’s order is that of an unknown one', async () => {
    const responses = { 'GET /consumers-v3/consumer/purchase/NF0000000042': formError('ORD409', 404) };
    await expect(read('/order-confirmation?orderNumber=NF0000000042', responses)).resolves.toMatchObject({
      status: 404,
      data: { kind: 'missing' },
    });
  });
});

it.each([
  ['lies', { body: { countries: [{ code: true, name: true, dialCode: true }] } }],
  ['fails', formError('GEN500', 500)],
] as const)(
  'the address form offers the country of the site when the list of countries %s',
  async (_how, response) => {
    const { shopper } = fakeShopper(
      {
        ...countries,
        'GET /consumers-v3/utilities/countryList': response,
        [getCart]: { body: cart() },
      },
      { path: '/checkout/shipping?edit=address' },
    );
    const step = await readShippingStep(shopper);
    expect(step.form?.countries).toEqual([{ value: 'GB', label: 'United Kingdom' }]);
    expect(step.form?.countryCode).toBe('GB');
  },
);
