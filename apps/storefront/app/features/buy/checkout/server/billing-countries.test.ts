import { expect, it } from 'vitest';
import { fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { addressFormView } from './address.server.ts';

it('the form of the bill offers every country that can be billed, with the fields of the one that is chosen', async () => {
  const list = {
    countries: [
      { code: 'GB', name: 'United Kingdom', dialCode: '44' },
      { code: 'HK', name: 'Hong Kong' },
    ],
  };
  const { shopper, seen } = fakeShopper(
    {
      'GET /consumers-v3/utilities/countryList': { body: list },
      'GET /consumers-v3/utilities/countryList/HK': {
        body: { countryCode: 'HK', fields: { postalCode: { required: false } }, provinces: [] },
      },
    },
    { path: '/checkout/billing' },
  );
  const form = await addressFormView(shopper, 'billing', 'HK', {});
  expect(form.countries.map(({ value }) => value)).toEqual(['GB', 'HK']);
  expect(form.fields.find(({ name }) => name === 'postalCode')?.required).toBe(false);
  expect(seen.find(({ call }) => call.endsWith('countryList'))?.query).toBe('?purpose=billing');
});
