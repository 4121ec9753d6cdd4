import { expect, it, vi } from 'vitest';
import { createIdentityCache } from './identity-cache.ts';

it('the same objects and the same key are made once', () => {
  const madeOf = createIdentityCache<object>();
  const [listing, below] = [{}, []];
  const make = vi.fn(() => ({}));
  const first = madeOf([listing, below], 'en-us /c', make);
  expect(madeOf([listing, below], 'en-us /c', make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

it('another object, one more of them, or another key makes another', () => {
  const madeOf = createIdentityCache<object>();
  const [listing, below] = [{}, {}];
  const first = madeOf([listing, below], 'en-us', () => ({}));
  expect(madeOf([listing, {}], 'en-us', () => ({}))).not.toBe(first);
  expect(madeOf([listing, undefined], 'en-us', () => ({}))).not.toBe(first);
  expect(madeOf([listing], 'en-us', () => ({}))).not.toBe(first);
  expect(madeOf([listing, below], 'de-de', () => ({}))).not.toBe(first);
});

it('remembers few addresses of one answer', () => {
  const madeOf = createIdentityCache<string>();
  const make = vi.fn(() => '');
  const listing = {};
  for (let number = 0; number < 100; number += 1) madeOf([listing], `?c=${number}`, make);
  madeOf([listing], '?c=99', make);
  madeOf([listing], '?c=0', make);
  expect(make).toHaveBeenCalledTimes(101);
});
