import { expect, it } from 'vitest';
import { readTags, writeTags } from './tag-settings.ts';

it.each([
  [{ google: 'GTM-ABC123' }],
  [{ collector: 'https://collect.example/events?shop=1' }],
  [{ google: 'G-AB12CD34', collector: 'https://collect.example/events' }],
])('a document gives back the providers that were written on it: %o', (settings) => {
  expect(readTags({ dataset: { tags: writeTags(settings) } })).toEqual(settings);
});

it('a shop without providers writes nothing, and a document with nothing has none', () => {
  expect(writeTags({})).toBeUndefined();
  expect(readTags({ dataset: {} })).toEqual({});
});
