import { expect, it } from 'vitest';
import { eventProblems } from './event-schema.ts';

const search = {
  event: 'search',
  search_term: 'coat',
  page_type: 'Search',
  user_segment: '',
  channel: 'ECOMM',
};

it.each([
  ['an event of the schema', search],
  ['the entry that clears products', { ecommerce: null }],
  ['a command of a Google tag', { 0: 'consent', 1: 'default', 2: {} }],
  ['the start of a Google tag', { 'gtm.start': 1, event: 'gtm.js' }],
])('nothing is wrong with %s', (_what, entry) => {
  expect(eventProblems(entry)).toEqual([]);
});

it.each([
  ['a field too many', { ...search, term: 'coat' }, /search .*additional properties/],
  ['a field too few', { ...search, channel: undefined }, /search .*channel/],
  ['an event of no name', {}, /an entry without event/],
])('%s is named with its event', (_what, entry, words) => {
  expect(eventProblems(JSON.parse(JSON.stringify(entry))).join('\n')).toMatch(words);
});
