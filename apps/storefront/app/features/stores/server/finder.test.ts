import { describe, expect, it } from 'vitest';
import { fakeShopper, outcome, type Answers } from '../../../shared/testing/fake-shopper.fixtures.ts';
import { readFinder, runFinder } from './finder.server.ts';
import { readStore } from './store-page.server.ts';

const SEARCH = 'POST /stores/v1/search';
const path = '/stores';
const leeds = {
  id: 'NF-GB-08',
  name: 'Northfell Leeds',
  addressLine1: '9 Queen Victoria Street',
  city: 'Leeds',
  postalCode: 'LS1 6BE',
  countryCode: 'GB',
  phone: '+441135550142',
  latitude: 53.8,
  longitude: -1.54,
  openingHours: ['Mon – Sat: 10:00 – 19:00'],
};
const answers: Answers = { [SEARCH]: { body: { stores: [leeds] } } };

describe('the store finder', () => {
  it('asks for the stores of the country near the place that was typed last, and draws each', async () => {
    const values = { 'store-place': 'LS1 6BE', 'favourite-store': leeds.id };
    const { shopper, seen } = fakeShopper(answers, { path, values });
    expect(await readFinder(shopper)).toMatchObject({
      place: 'LS1 6BE',
      favourite: leeds.id,
      stores: [{ id: leeds.id, address: '9 Queen Victoria Street, Leeds LS1 6BE' }],
      map: { points: [{ x: 180, y: 120 }] },
    });
    expect(seen.at(-1)?.body).toMatchObject({ countryCode: 'GB', postalCode: 'LS1 6BE' });
  });

  it('is a page without stores where they cannot be read', async () => {
    const { shopper } = fakeShopper({ [SEARCH]: { status: 500, body: {} } }, { path });
    expect(await readFinder(shopper)).toMatchObject({ stores: undefined, map: { points: [] } });
  });

  it('keeps what was typed and what was chosen in the session, and not in an address', async () => {
    const typed = fakeShopper(answers, { path, fields: { intent: 'find', place: 'Leeds' } });
    expect(await outcome(runFinder(typed.shopper))).toEqual({ to: '/en-gb/stores' });
    expect(typed.values.get('store-place')).toBe('Leeds');
    const chosen = fakeShopper(answers, { path, fields: { intent: 'favourite', store: leeds.id } });
    expect(await outcome(runFinder(chosen.shopper))).toEqual({ to: '/en-gb/stores' });
    expect(chosen.values.get('favourite-store')).toBe(leeds.id);
  });

  it('refuses a form of another kind', async () => {
    const { shopper } = fakeShopper(answers, { path, fields: { intent: 'buy' } });
    await expect(outcome(runFinder(shopper))).rejects.toBeDefined();
  });
});

describe('the page of a store', () => {
  const read = (store: string) =>
    readStore({ ...fakeShopper(answers, { path: `${path}/${store}` }).shopper, params: { store } });

  it('says where it is to people and to search engines', async () => {
    expect(await read(leeds.id)).toMatchObject({
      store: { name: leeds.name, openingHours: leeds.openingHours },
      jsonLd: {
        '@type': 'ClothingStore',
        telephone: leeds.phone,
        address: { addressLocality: 'Leeds', addressCountry: 'GB' },
        geo: { latitude: leeds.latitude, longitude: leeds.longitude },
      },
    });
  });

  it('does not exist where the country has no such store', async () => {
    await expect(read('NF-US-01')).rejects.toBeDefined();
  });
});
