import { describe, expect, it } from 'vitest';
import { fakeShopper, outcome, type Responses } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readPickupPage, runPickupPage } from './pickup-page.server.ts';

const responses: Responses = { 'POST /stores/v1/search': { body: { stores: [] } } };
const path = '/pickup?productId=NF10023401';

describe('the stores that have a size', () => {
  it('are asked for their stock of the very size', async () => {
    const { shopper, seen } = fakeShopper(responses, { path });
    await expect(readPickupPage(shopper)).resolves.toMatchObject({
      productId: 'NF10023401',
      places: { stores: [] },
    });
    expect(seen).toMatchObject([
      { call: 'POST /stores/v1/search', body: { countryCode: 'GB', productId: 'NF10023401' } },
    ]);
  });

  it.each([
    ['/en-gb/p/corrie-shell-NF100234', '/en-gb/p/corrie-shell-NF100234'],
    ['https://elsewhere.example/p/x', undefined],
    ['//elsewhere.example', undefined],
  ])('lead back to a product of the shop: %s is %s', async (from, back) => {
    const { shopper } = fakeShopper(responses, { path: `${path}&from=${encodeURIComponent(from)}` });
    expect((await readPickupPage(shopper)).back).toBe(back);
  });

  it('are no page without a size', async () => {
    const { shopper } = fakeShopper(responses, { path: '/pickup?productId=none' });
    await expect(readPickupPage(shopper)).rejects.toBeDefined();
  });

  it('are looked for elsewhere by a form, and the address keeps the size alone', async () => {
    const { shopper, values } = fakeShopper(responses, { path, fields: { intent: 'find', place: 'Leeds' } });
    await expect(outcome(runPickupPage(shopper))).resolves.toEqual({ to: `/en-gb${path}` });
    expect(values.get('store-place')).toBe('Leeds');
  });
});
