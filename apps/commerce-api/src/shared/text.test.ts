import { expect, it } from 'vitest';

import { editionOf, fallbacksOf, formatText } from './text.ts';

const trousers = { en: 'Trousers for {who}', fr: 'f', de: 'd', es: 'e', it: 'i', 'en-us': 'Pants for {who}' };

it('reads a locale in the edition of its country, or in its language where none is written', () => {
  expect(['en-us', 'en-CA', 'fr-ca', 'en-gb', 'en-ie', 'de-at', 'pl-pl'].map(editionOf)).toEqual([
    'en-us',
    'en-ca',
    'fr-ca',
    'en',
    'en',
    'de',
    'en',
  ]);
});

it('falls back text by text from an edition to its language', () => {
  expect(formatText(trousers, 'en-us', { who: 'all' })).toBe('Pants for all');
  expect(formatText(trousers, 'en-ca', { who: 'all' })).toBe('Trousers for all');
});

it('looks for rows in the edition, then in its language, then in English', () => {
  expect(fallbacksOf('fr-ca')).toEqual(['fr-ca', 'fr', 'en']);
  expect(fallbacksOf('en')).toEqual(['en']);
});
