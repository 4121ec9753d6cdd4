import { describe, expect, it } from 'vitest';
import {
  cart,
  cartId,
  cartItem,
  fakeShopper,
  outcome,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readDeliveryPage, runDeliveryPage } from './delivery-page.server.ts';

const getCart = `GET /cart/v1/cart/${cartId}`;
const putItem = `PUT /cart/v1/cart/${cartId}/item`;
const path = '/cart/delivery/line-1';
const options = (code: string) => [{ selected: true, shippingMethod: { code, label: code } }];
const atHome = { body: cart({ items: [cartItem({ shippingOptions: options('standard') })] }) };
const store = {
  id: 'NF-GB-01',
  name: 'Northfell Covent Garden',
  addressLine1: '19 Floral Street',
  city: 'London',
  postalCode: 'WC2E 9DS',
  countryCode: 'GB',
  latitude: 51.5,
  longitude: -0.1,
  openingHours: [],
  storeInventory: 3,
};
const found: Responses = {
  [getCart]: atHome,
  'POST /stores/v1/search': {
    body: { stores: [{ ...store, id: 'NF-GB-02', distanceKm: 16.09344 }, store] },
  },
  'POST /stores/v1/collectionPoints': { body: { collectionPoints: [] } },
};

function shopperOf(
  responses: Responses,
  fields: Record<string, string> = {},
  values: Record<string, string> = {},
) {
  const { shopper, ...rest } = fakeShopper(responses, { path, fields, values });
  return { shopper: { ...shopper, params: { locale: 'en-gb', line: 'line-1' } }, ...rest };
}

describe('the choice of a delivery', () => {
  it('shows the favourite store first, and distances as the country counts them', async () => {
    const { shopper } = shopperOf(found, {}, { 'favourite-store': 'NF-GB-01' });
    const { places } = await readDeliveryPage(shopper);
    expect(places).toMatchObject({
      favourite: 'NF-GB-01',
      stores: [
        { id: 'NF-GB-01', inventory: 3, address: '19 Floral Street, London WC2E 9DS' },
        { id: 'NF-GB-02', distance: '10\u00a0mi' },
      ],
    });
  });

  it.each([
    ['LS1 6BE', { postalCode: 'LS1 6BE' }],
    ['Leeds', { city: 'Leeds' }],
  ])('looks near %s, which no address tells of', async (typed, where) => {
    const { shopper, values } = shopperOf(found, { intent: 'find', place: ` ${typed} ` });
    await expect(outcome(runDeliveryPage(shopper))).resolves.toEqual({ to: '/en-gb/cart/delivery/line-1' });
    const next = shopperOf(found, {}, Object.fromEntries(values));
    expect((await readDeliveryPage(next.shopper)).places?.place).toBe(typed);
    expect(next.seen.find(({ call }) => call === 'POST /stores/v1/search')?.body).toMatchObject(where);
  });

  it('is shown without stores when they cannot be read', async () => {
    const { shopper } = shopperOf({ ...found, 'POST /stores/v1/search': formError('GEN500', 500) });
    const { line, places } = await readDeliveryPage(shopper);
    expect(line?.id).toBe('line-1');
    expect(places?.stores).toBeUndefined();
  });

  it('leads back to the bag when the line has left it', async () => {
    const { shopper } = shopperOf({ ...found, [getCart]: { body: cart({ items: [] }) } });
    await expect(outcome(readDeliveryPage(shopper))).resolves.toEqual({ to: '/en-gb/cart?done=gone' });
  });
});

describe('choosing a delivery', () => {
  const pickup = {
    intent: 'delivery',
    itemId: 'line-1',
    name: 'Corrie shell',
    way: 'pickup',
    storeId: 'NF-GB-01',
  };
  const there = cart({
    items: [
      cartItem({
        storeId: 'NF-GB-01',
        selectedShippingOption: 'pickup',
        shippingOptions: options('pickup'),
      }),
    ],
  });

  it('keeps the quantity that the bag has, and the store as the favourite one', async () => {
    const { shopper, seen, values } = shopperOf({ [getCart]: atHome, [putItem]: { body: there } }, pickup);
    await expect(outcome(runDeliveryPage(shopper))).resolves.toEqual({ to: '/en-gb/cart?done=delivery' });
    expect(seen.at(-1)?.body).toEqual({
      cartId,
      itemId: 'line-1',
      qty: 2,
      selectedShippingOption: 'pickup',
      storeId: 'NF-GB-01',
    });
    expect(values.get('favourite-store')).toBe('NF-GB-01');
  });

  it('sends no store along with the way home', async () => {
    const { shopper, seen } = shopperOf({ [getCart]: atHome, [putItem]: atHome }, { ...pickup, way: 'home' });
    await outcome(runDeliveryPage(shopper));
    expect(seen.at(-1)?.body).not.toHaveProperty('storeId');
  });

  it('says how many the store has, and keeps the favourite store', async () => {
    const short = formError('INV407', 409, { additionalInfo: { maxAllowedQty: 1 } });
    const { shopper, values } = shopperOf({ [getCart]: atHome, [putItem]: short }, pickup);
    await expect(outcome(runDeliveryPage(shopper))).resolves.toMatchObject({
      status: 409,
      data: {
        formError: { text: 'This store has just one. Lower the quantity, or choose another store.' },
      },
    });
    expect(values.has('favourite-store')).toBe(false);
  });

  it('counts as done after a lost answer when the bag shows it', async () => {
    const { shopper } = shopperOf(
      { [getCart]: [atHome, { body: there }], [putItem]: 'no-answer' },
      { ...pickup, ...Object.fromEntries(new Map([['then', 'stay']])) },
    );
    await expect(outcome(runDeliveryPage(shopper))).resolves.toMatchObject({
      status: 200,
      data: { ok: true, intent: 'delivery' },
    });
  });
});
