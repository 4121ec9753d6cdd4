import { expect, it } from 'vitest';
import { discountTag, discountTags } from './discount-tag.ts';

it('discount tags are Free Gift and Marked Down', () =>
  expect(Object.values(discountTags)).toEqual(['Free Gift', 'Marked Down']));

it.each([
  ['a gift of a promotion is a Free Gift', { isGift: true }, 'Free Gift'],
  ['a gift with a price is a Free Gift', { isGift: true, current: 10, original: 10 }, 'Free Gift'],
  ['what was reduced to nothing is a Free Gift', { current: 0, original: 10 }, 'Free Gift'],
  ['a price below the original one is Marked Down', { current: 9.99, original: 10 }, 'Marked Down'],
  ['the original price has no tag', { current: 10, original: 10 }, undefined],
  ['a price above the original one has no tag', { current: 11, original: 10 }, undefined],
  ['what never cost anything has no tag', { current: 0, original: 0 }, undefined],
  ['a missing price has no tag', { original: 10 }, undefined],
  ['a price that is no number has no tag', { current: Number.NaN, original: 10 }, undefined],
  ['a price of null has no tag', { current: null, original: null }, undefined],
])('%s', (_rule, price, expected) => expect(discountTag(price)).toBe(expected));
