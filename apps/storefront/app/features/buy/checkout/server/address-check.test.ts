import type { Address } from '@haberdash/api-client/cart';
import { describe, expect, it } from 'vitest';
import {
  cart,
  cartId,
  fakeShopper,
  outcome,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { runShippingStep } from './shipping-step.server.ts';

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

describe('a delivery address', () => {
  const save = `POST /cart/v2/cart/${cartId}/shippingAddress`;
  const run = (fields: Record<string, string>, response: Responses = {}) => {
    const fake = fakeShopper({ [getCart]: { body: cart() }, ...countries, ...response }, { fields });
    return { ...fake, result: outcome(runShippingStep(fake.shopper)) };
  };
  const check = `POST /cart/v1/cart/${cartId}/shippingAddress/validation`;
  const corrected = {
    body: { verdict: 'CORRECTED', suggestion: { ...address, addressLine1: '12 Harbour St' } },
  };
  const about = '12 Harbour Street||Leith|EH6 6JJ|GB';

  it('that the check would write in another way is offered so, and not saved yet', async () => {
    const { result, seen } = run({ ...typed, intent: 'address' }, { [check]: corrected });
    await expect(result).resolves.toMatchObject({
      data: { formErrors: [], offer: { suggestion: { addressLine1: '12 Harbour St' }, about } },
    });
    expect(seen.some(({ call }) => call === save)).toBe(false);
  });

  it.each([
    ['suggestion', '12 Harbour St'],
    ['typed', '12 Harbour Street'],
  ])('is saved as it was chosen then: %s', async (use, addressLine1) => {
    const { result, seen } = run(
      { ...typed, intent: 'address', checked: about, use },
      { [check]: corrected, [save]: { body: cart() } },
    );
    await expect(result).resolves.toEqual({ to: '/en-gb/checkout/shipping#delivery' });
    expect(seen.find(({ call }) => call === save)?.body).toMatchObject({ addresses: [{ addressLine1 }] });
  });

  it('that the check does not find is looked at once more, and is then taken as it is', async () => {
    const unknown = { [check]: { body: { verdict: 'INVALID' } }, [save]: { body: cart() } };
    const first = run({ ...typed, intent: 'address' }, unknown);
    await expect(first.result).resolves.toMatchObject({ data: { offer: { about } } });
    const second = run({ ...typed, intent: 'address', checked: about }, unknown);
    await expect(second.result).resolves.toEqual({ to: '/en-gb/checkout/shipping#delivery' });
  });

  it.each([
    ['a postal code without its blank', { postalCode: 'eh66jj' }, {}, { postalCode: 'EH6 6JJ' }],
    ['two blanks, which are not measured', { postalCode: ' EH6  6JJ ' }, {}, { postalCode: 'EH6 6JJ' }],
    ['a city in small letters', { city: 'leith' }, {}, { city: 'Leith' }],
    ['a city as its shopper spells it', { city: 'McLeith' }, { city: 'MCLEITH' }, { city: 'McLeith' }],
    ['blanks in a street', { addressLine1: '12  Harbour Street' }, {}, { addressLine1: '12 Harbour Street' }],
  ])('is saved without a question for %s', async (_name, fields, suggested, saved) => {
    const { result, seen } = run(
      { ...typed, ...fields, intent: 'address' },
      {
        [check]: { body: { verdict: 'CORRECTED', suggestion: { ...address, ...suggested } } },
        [save]: { body: cart() },
      },
    );
    await expect(result).resolves.toEqual({ to: '/en-gb/checkout/shipping#delivery' });
    expect(seen.find(({ call }) => call === save)?.body).toMatchObject({ addresses: [saved] });
  });

  it('is offered where blanks part other numbers', async () => {
    const { result } = run(
      { ...typed, addressLine1: '1 2 Harbour Street', intent: 'address' },
      { [check]: { body: { verdict: 'CORRECTED', suggestion: address } } },
    );
    await expect(result).resolves.toMatchObject({ data: { offer: {} } });
  });

  it('that was changed after the offer is checked again', async () => {
    const { result } = run(
      { ...typed, addressLine1: '14 Harbour Street', intent: 'address', checked: about, use: 'typed' },
      { [check]: corrected },
    );
    await expect(result).resolves.toMatchObject({ data: { offer: { about: about.replace('12', '14') } } });
  });
});
