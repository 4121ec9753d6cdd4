import { expect, it } from 'vitest';
import { unstorableField } from './storable-text.ts';

it.each<[string, unknown, string | undefined]>([
  ['a NUL', { q: 'a\0b' }, 'q'],
  ['half of a surrogate pair', { addresses: [{ city: 'Lyon' }, { city: '\ud800' }] }, 'addresses.1.city'],
  ['the other half, in a list', { names: ['a', '\udc00'] }, 'names.1'],
  ['a key', { more: { 'a\0': 1 } }, 'more'],
])('names the place of %s', (_name, value, place) => expect(unstorableField(value)).toBe(place));

it.each<[string, unknown]>([
  ['an emoji', { text: '🧥' }],
  ['a line break', { text: 'a\nb' }],
  ['bytes', Buffer.from([0, 0])],
  ['nothing', undefined],
])('has no objection to %s', (_name, value) => expect(unstorableField(value)).toBeUndefined());
