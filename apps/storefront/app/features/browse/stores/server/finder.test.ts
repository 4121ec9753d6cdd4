import { describe, expect, it } from 'vitest';
import { fakeShopper, outcome, type Responses } from '../../../../shared/testing/fake-shopper.fixtures.ts';
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
  weeklyHours: [{ from: 1, to: 6, opens: '10:00', closes: '19:00' }],
  timeZone: 'Europe/London',
  specialDays: [{ date: '2026-12-24', opens: '10:00', closes: '16:00' }, { date: '2026-12-25' }],
  services: ['pickup', 'repair'],
};
const POINTS = 'POST /stores/v1/collectionPoints';
const point = { ...leeds, id: 'GB-1', provider: 'relay', name: 'Corner shop' };
const responses: Responses = {
  [SEARCH]: { body: { stores: [leeds] } },
  [POINTS]: { body: { collectionPoints: [point] } },
};

describe('the store finder', () => {
  it('asks for the stores of the country near the place that was typed last, and draws each', async () => {
    const values = { 'store-place': 'LS1 6BE', 'favourite-store': leeds.id };
    const { shopper, seen } = fakeShopper(responses, { path, values });
    expect(await readFinder(shopper)).toMatchObject({
      place: 'LS1 6BE',
      favourite: leeds.id,
      stores: [{ id: leeds.id, address: '9 Queen Victoria Street, Leeds LS1 6BE' }],
      map: { points: [{ x: 180, y: 120 }] },
    });
    expect(seen.at(-1)?.body).toMatchObject({ countryCode: 'GB', postalCode: 'LS1 6BE' });
  });

  it('says of each store whether it is open now, by its own clock', async () => {
    const shown = async (moment: string) => {
      const { stores } = await readFinder(fakeShopper(responses, { path }).shopper, Date.parse(moment));
      return stores?.map(({ today }) => today);
    };
    expect(await shown('2026-11-23T12:00:00Z')).toEqual([{ isOpen: true, text: 'Open until 19:00' }]);
    expect(await shown('2026-12-25T12:00:00Z')).toEqual([{ isOpen: false, text: 'Closed today' }]);
  });

  it('shows the stores with a service, by an address that says nothing else', async () => {
    const of = async (service: string) =>
      (await readFinder(fakeShopper(responses, { path: `/stores?service=${service}` }).shopper)).stores
        ?.length;
    expect([await of('repair'), await of('recycling'), await of('anything')]).toEqual([1, 0, 1]);
  });

  it('shows collection points beside the stores once a place was entered', async () => {
    expect((await readFinder(fakeShopper(responses, { path }).shopper)).points).toEqual([]);
    const values = { 'store-place': 'LS1 6BE' };
    const { points } = await readFinder(fakeShopper(responses, { path, values }).shopper);
    expect(points).toMatchObject([{ kind: 'point', name: 'Corner shop' }]);
    const down = { ...responses, [POINTS]: { status: 500, body: {} } };
    expect((await readFinder(fakeShopper(down, { path, values }).shopper)).points).toBeUndefined();
  });

  it('is a page without stores where they cannot be read', async () => {
    const { shopper } = fakeShopper({ [SEARCH]: { status: 500, body: {} } }, { path });
    expect(await readFinder(shopper)).toMatchObject({ stores: undefined, map: { points: [] } });
  });

  it('keeps what was typed and what was chosen in the session, and not in an address', async () => {
    const typed = fakeShopper(responses, { path, fields: { intent: 'find', place: 'Leeds' } });
    expect(await outcome(runFinder(typed.shopper))).toEqual({ to: '/en-gb/stores' });
    expect(typed.values.get('store-place')).toBe('Leeds');
    const chosen = fakeShopper(responses, { path, fields: { intent: 'favourite', store: leeds.id } });
    expect(await outcome(runFinder(chosen.shopper))).toEqual({ to: '/en-gb/stores' });
    expect(chosen.values.get('favourite-store')).toBe(leeds.id);
  });

  it('looks near the position of the browser, to about a kilometre, and shows it in no field', async () => {
    const fields = { intent: 'near', latitude: '53.797743', longitude: '-1.540289' };
    const near = fakeShopper(responses, { path, fields });
    expect(await outcome(runFinder(near.shopper))).toEqual({ to: '/en-gb/stores' });
    const { shopper, seen } = fakeShopper(responses, { path, values: Object.fromEntries(near.values) });
    expect(await readFinder(shopper)).toMatchObject({ place: '' });
    expect(seen.at(-1)?.body).toMatchObject({ latitude: 53.8, longitude: -1.54 });
  });

  it.each([
    ['no number', 'north', '1'],
    ['no place on the globe', '91', '181'],
  ])('keeps no position that is %s', async (_what, latitude, longitude) => {
    const { shopper, values } = fakeShopper(responses, {
      path,
      fields: { intent: 'near', latitude, longitude },
    });
    await outcome(runFinder(shopper));
    expect(values.get('store-place')).toBeUndefined();
  });

  it('rejects a form of another kind', async () => {
    const { shopper } = fakeShopper(responses, { path, fields: { intent: 'buy' } });
    await expect(outcome(runFinder(shopper))).rejects.toBeDefined();
  });
});

describe('the page of a store', () => {
  const read = (store: string) =>
    readStore({ ...fakeShopper(responses, { path: `${path}/${store}` }).shopper, params: { store } });

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

  it('tells its holidays to people and to search engines', async () => {
    expect(await read(leeds.id)).toMatchObject({
      services: ['pickup', 'repair'],
      specialDays: ['Thursday 24 December: 10:00 – 16:00', 'Friday 25 December: closed'],
      jsonLd: {
        openingHoursSpecification: [
          {
            dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
            opens: '10:00',
            closes: '19:00',
          },
        ],
        specialOpeningHoursSpecification: [
          { validFrom: '2026-12-24', opens: '10:00', closes: '16:00' },
          { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
        ],
      },
    });
  });

  it('does not exist where the country has no such store', async () => {
    await expect(read('NF-US-01')).rejects.toBeDefined();
  });
});
