import type { Address } from '@haberdash/api-client/cart';
import { describe, expect, it } from 'vitest';
import { runCartAction } from '../../cart/server/cart-action.server.ts';
import {
  cart,
  cartId,
  fakeShopper,
  outcome,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { config } from '../../../../shared/config/config.ts';
import { readBillingStep, runBillingStep } from '../server/billing-step.server.ts';
import { readShippingStep, runShippingStep } from '../server/shipping-step.server.ts';

const getCart = `GET /cart/v1/cart/${cartId}`;
const list = 'GET /consumers-v3/utilities/countryList';
const rules = `${list}/GB`;
const address: Address = {
  firstName: 'Ailsa',
  lastName: 'Reid',
  addressLine1: '12 Harbour Street',
  city: 'Leith',
  countryCode: 'GB',
  postalCode: 'EH6 6JJ',
  phone: '+447911123456',
};
const working: Responses = {
  [getCart]: {
    body: cart({
      shippingMethods: [{ shippingId: 'me', code: 'standard', applicableShippingMethods: [], address }],
    }),
  },
  [list]: { body: { countries: [{ code: 'GB', name: 'United Kingdom', dialCode: '44' }] } },
  [rules]: { body: { countryCode: 'GB', fields: {}, provinces: [] } },
};
const typed = { firstName: 'Ailsa', city: 'Leith', postalCode: 'EH6 6JJ', countryCode: 'GB' };
const failures = [
  ['does not answer', 'no-answer'],
  ['fails', formError('GEN500', 500)],
  ['answers in a wrong shape', { body: { id: 4711, countryCode: 4711, countries: 4711 } }],
] as const;
const reads = [getCart, list, rules].flatMap((call) =>
  failures.map(([what, result]) => [call, what, result] as const),
);

describe('a form comes back as it was typed', () => {
  it.each(reads)('delivery address: %s %s', async (call, _what, result) => {
    const fake = fakeShopper(
      { ...working, [call]: result },
      { fields: { ...typed, intent: 'address', email: 'a@example.com' } },
    );
    const { data } = await outcome(runShippingStep(fake.shopper));
    expect(data).toMatchObject({
      formErrors: expect.arrayContaining([expect.anything()]),
      form: { values: { firstName: 'Ailsa', city: 'Leith' }, countryCode: 'GB' },
    });
    // A document shows the page after the form: it does not fail with the same read.
    await expect(readShippingStep(fake.shopper)).resolves.toMatchObject({ head: expect.anything() });
  });

  it.each(reads)('billing address: %s %s', async (call, _what, result) => {
    const fake = fakeShopper(
      { ...working, [call]: result },
      {
        fields: {
          ...typed,
          intent: 'billing',
          billing: 'other',
          sessionID: 'session-1',
          cardType: 'VISA',
          cardBin: '424242',
          cardLastFour: '4242',
        },
      },
    );
    const { data } = await outcome(runBillingStep(fake.shopper));
    expect(data).toMatchObject({
      choice: 'other',
      form: { values: { city: 'Leith' } },
      card: { lastFour: '4242' },
    });
    await expect(readBillingStep(fake.shopper)).resolves.toMatchObject({ head: expect.anything() });
  });

  it('with another try for the card form', async () => {
    const openSession = 'GET /cart/v1/paymentSession';
    const frameUrl = `${config().paymentOrigin}/frame`;
    const session = { success: true, provider: 'sandbox', frameUrl, sessionID: 'session-2' };
    const run = (responses: Responses) =>
      outcome(
        runBillingStep(
          fakeShopper(
            { ...working, ...responses },
            { fields: { ...typed, intent: 'card', billing: 'other' } },
          ).shopper,
        ),
      );
    const filled = { formErrors: [], choice: 'other', form: { values: { city: 'Leith' } } };
    await expect(run({ [openSession]: { body: session } })).resolves.toMatchObject({
      data: { ...filled, cardSession: { sessionID: 'session-2' } },
    });
    await expect(run({ [openSession]: formError('PAY400'), [getCart]: 'no-answer' })).resolves.toMatchObject({
      data: filled,
    });
  });

  it.each([
    ['apply-code', { intent: 'apply-code', code: 'HILLS10' }, 'PUT /cart/v1/coupon', 'field', 'HILLS10'],
    [
      'set-quantity',
      { intent: 'set-quantity', itemId: 'line-1', qty: '3' },
      `PUT /cart/v1/cart/${cartId}/item`,
      'line',
      '3',
    ],
  ] as const)('of the bag: %s', async (_intent, fields, call, place, value) => {
    for (const result of ['no-answer', formError('GEN500', 500)] as const) {
      const { shopper, form } = fakeShopper({ [call]: result }, { fields });
      await expect(runCartAction(shopper, form)).resolves.toMatchObject({
        ok: false,
        formError: { place, typed: value, text: expect.stringMatching(/again/) },
      });
    }
  });
});

it('a step that answers no form fails with its read, so that the page says so', async () => {
  const { shopper } = fakeShopper({ ...working, [getCart]: 'no-answer' });
  await expect(readShippingStep(shopper)).rejects.toThrow(/./);
});
