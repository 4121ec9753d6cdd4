import { expect, it } from 'vitest';
import { shareStructure } from './share-structure.ts';

const share = (before: unknown, next: unknown): unknown =>
  shareStructure(before, JSON.parse(JSON.stringify(next)));
const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );

const listing = {
  title: 'Jackets',
  total: 2,
  products: [
    { id: 'a', price: { current: 10 }, colors: [{ id: 'red' }, { id: 'blue' }] },
    { id: 'b', price: { current: 20 }, colors: [] },
  ],
  image: null,
};

it('an answer that says the same is the object of the one before', () => {
  expect(share(listing, listing)).toBe(listing);
});

it('a part that says the same is the object of before, also in an answer that says something else', () => {
  const next = share(listing, { ...listing, total: 3 });
  expect(next).toEqual({ ...listing, total: 3 });
  expect(next).not.toBe(listing);
  expect(at(next, 'products')).toBe(listing.products);
});

it('of a list whose one entry has changed the others are those of before', () => {
  const [first, second] = listing.products;
  const next = share(listing, { ...listing, products: [{ ...first, price: { current: 9 } }, second] });
  expect(at(next, 'products', 0)).toEqual({ ...first, price: { current: 9 } });
  expect(at(next, 'products', 0, 'colors')).toBe(first?.colors);
  expect(at(next, 'products', 1)).toBe(second);
});

it('entries with ids are found in another order, and beside new ones', () => {
  const [first, second] = listing.products;
  const added = { id: 'c', price: { current: 5 }, colors: [] };
  const next = share(listing.products, [second, added, first]);
  expect(next).toEqual([second, added, first]);
  expect(at(next, 0)).toBe(second);
  expect(at(next, 2)).toBe(first);
});

it('a list in another order, a longer and a shorter one are other lists', () => {
  expect(share(['a', 'b'], ['b', 'a'])).toEqual(['b', 'a']);
  expect(share(['a'], ['a', 'b'])).toEqual(['a', 'b']);
  expect(share(['a', 'b'], ['a'])).toEqual(['a']);
  expect(share([{ id: 'a' }, { id: 'a' }], [{ id: 'a' }])).toEqual([{ id: 'a' }]);
});

it('nothing is taken from before that is not said any more', () => {
  expect(share({ badge: 'New', id: 1 }, { id: 1 })).toEqual({ id: 1 });
  expect(share({ of: [] }, { of: {} })).toEqual({ of: {} });
  expect(share({ of: {} }, { of: [] })).toEqual({ of: [] });
  expect(share({ of: { id: 1 } }, { of: null })).toEqual({ of: null });
  expect(share(null, { id: 1 })).toEqual({ id: 1 });
  expect(share({ a: 1 }, JSON.parse('{"__proto__": {"a": 1}}'))).not.toHaveProperty('a');
});
