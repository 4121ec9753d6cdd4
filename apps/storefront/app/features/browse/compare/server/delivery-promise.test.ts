import { describe, expect, it } from 'vitest';
import { product } from '../../product/model/product.fixtures.ts';
import {
  fakeShopper,
  outcome,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readDeliveryPage, runDeliveryPage } from './delivery-promise.server.ts';

const CALL = 'POST /products/v1/products/NF100234/deliveryPromise';
const details: Responses = { 'GET /products/v2/products/NF100234/details': { body: product() } };
const standard = {
  code: 'standard',
  label: 'Standard delivery',
  deliveryTime: 'Thu 26 Nov',
  cost: 4.95,
  freeFrom: 60,
};

function at(responses: Responses, fields: Record<string, string> = {}) {
  const { shopper, seen } = fakeShopper(
    { ...details, ...responses },
    { path: '/p/corrie-shell-NF100234/delivery', fields },
  );
  return { shopper: { ...shopper, params: { product: 'corrie-shell-NF100234' } }, seen };
}

const send = async (responses: Responses, postalCode: string) => {
  const { shopper, seen } = at(responses, { postalCode });
  return { ...(await outcome(runDeliveryPage(shopper))), seen };
};

describe('the page of delivery dates', () => {
  it('leads back to the product in its colour', async () => {
    const page = await readDeliveryPage(at({}).shopper);
    expect(page.back).toBe('/en-gb/p/corrie-shell-NF100234?color=moss');
  });

  it('says every way with its days and what it costs, and keeps the code out of addresses', async () => {
    const body = { postalCode: 'SW1A 1AA', available: true, methods: [standard] };
    const { data, seen } = await send({ [CALL]: { body } }, ' sw1a 1aa ');
    expect(data).toMatchObject({
      postalCode: 'SW1A 1AA',
      isAvailable: true,
      ways: [{ label: 'Standard delivery', deliveryTime: 'Thu 26 Nov', cost: '£4.95, free from £60.00' }],
    });
    expect(seen.at(-1)?.body).toEqual({ postalCode: 'sw1a 1aa' });
    expect(seen.map(({ call }) => call).join(' ')).not.toContain('sw1a');
  });

  it('tells a postal code that the country cannot have at its field, and keeps what was typed', async () => {
    const { data } = await send({ [CALL]: formError('API400', 400, { field: 'postalCode' }) }, '97205');
    expect(data).toMatchObject({
      postalCode: '97205',
      formErrors: [{ field: 'postalCode', text: 'This is not a postcode of this country. Please check it.' }],
    });
  });

  it('asks nobody about nothing, and says so when nobody answers', async () => {
    const nothing = await send({}, '  ');
    expect(nothing.data).toMatchObject({ formErrors: [{ code: 'FIELD_MISSING' }] });
    const silent = await send({ [CALL]: ['no-answer'] }, 'SW1A 1AA');
    expect(silent.data).toMatchObject({ postalCode: 'SW1A 1AA', formErrors: [{ place: 'banner' }] });
  });
});
