import { expect, it } from 'vitest';
import { createTranslator, type MessageTable } from './translator.ts';

const english: MessageTable = {
  'product.colour': 'Colour',
  'common.favourites': 'Your favourites',
  'product.coloursOf': 'Colours of {product}',
  'checkout.thanks': 'Thank you, {name}',
  'product.metaTitle': '{product}, {colour}',
  'common.moreColours': '{count, plural, one {# more colour} other {# more colours}}',
};
const translatorOf = (languageTag: string) =>
  createTranslator(english, {
    locale: languageTag.toLowerCase(),
    languageTag,
    language: 'en',
    currency: 'USD',
  });

it('spells colour and favourite as the country of the site does', () => {
  const [american, british, canadian] = ['en-US', 'en-GB', 'en-CA'].map(translatorOf);
  expect(american?.('product.colour')).toBe('Color');
  expect(american?.('common.favourites')).toBe('Your favorites');
  expect(american?.('product.coloursOf', { product: 'Tarn Shell' })).toBe('Colors of Tarn Shell');
  expect(british?.('product.colour')).toBe('Colour');
  expect(canadian?.('common.favourites')).toBe('Your favourites');
});

it('leaves what is put into a message as it is: a person called Favour keeps the name', () => {
  const american = translatorOf('en-US');
  expect(american('checkout.thanks', { name: 'Favour Colour' })).toBe('Thank you, Favour Colour');
  expect(american('product.metaTitle', { product: 'Favour Tee', colour: 'Moss' })).toBe('Favour Tee, Moss');
  expect(american('common.moreColours', { count: 2 })).toBe('2 more colors');
});
