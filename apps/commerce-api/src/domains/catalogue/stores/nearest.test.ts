import { describe, expect, it } from 'vitest';
import { nearestFirst, type ShopperPlace } from './nearest.ts';

const boston = { id: 'a', city: 'Boston', postalCode: '02116', latitude: 42.35, longitude: -71.08 };
const montreal = { id: 'b', city: 'Montréal', postalCode: 'H2T 1S1', latitude: 45.52, longitude: -73.6 };
const denver = { id: 'c', city: 'Denver', postalCode: '80202', latitude: 39.76, longitude: -105.01 };
const stores = [denver, boston, montreal];
const found = (where: ShopperPlace) =>
  nearestFirst(stores, where).map(({ store, distanceKm }) => [store.id, distanceKm]);

describe('stores nearest first', () => {
  it('have their distance from coordinates', () => {
    expect(found({ latitude: 42.35, longitude: -71.08, city: 'Denver' })).toEqual([
      ['a', 0],
      ['b', 406.1],
      ['c', 2840.6],
    ]);
  });

  it.each([
    ['a postal code', { postalCode: '02110' }, 'a'],
    ['a city without its accents', { city: 'montreal' }, 'b'],
    ['the beginning of a city', { city: 'Den' }, 'c'],
    ['a postal code before a city', { postalCode: '80203', city: 'Boston' }, 'c'],
  ])('are placed by %s, of whose own store no distance is known', (_name, where, first) => {
    const [nearest, ...others] = found(where);
    expect(nearest).toEqual([first, undefined]);
    expect(others.every(([, km]) => typeof km === 'number' && km > 100)).toBe(true);
  });

  it('keep their order, without distances, where nothing matches', () => {
    expect(found({ city: 'Nowhere' })).toEqual(stores.map(({ id }) => [id, undefined]));
    expect(found({ city: '!' })).toEqual(stores.map(({ id }) => [id, undefined]));
    expect(found({})).toEqual(stores.map(({ id }) => [id, undefined]));
  });
});
