import { expect, it } from 'vitest';
import { sites } from '../sites/sites.ts';
import { editionTable } from './message-table.ts';
import { createTranslator, type Translator } from './translator.ts';
import { translatorFor } from './translator.server.ts';

const of = (name: string): Translator => {
  const site = sites.find(({ locale }) => locale === name);
  if (site === undefined) throw new Error(`No site ${name}`);
  return translatorFor(site);
};

it('an edition words what its country says differently, and its language says the rest', () => {
  const files = {
    '/m/en/product.json': { colour: 'Colour', size: 'Size' },
    '/m/en-us/product.json': { colour: 'Color' },
    '/m/fr/product.json': { colour: 'Couleur' },
  };
  const [american, british] = ['en-us', 'en-gb'].map((locale) =>
    editionTable(files, { language: 'en', locale }),
  );
  expect(american).toEqual({ 'product.colour': 'Color', 'product.size': 'Size' });
  expect(british).toEqual({ 'product.colour': 'Colour', 'product.size': 'Size' });
});

it('English is British where no edition says otherwise', () => {
  const [american, british, canadian] = ['en-us', 'en-gb', 'en-ca'].map(of);
  expect(american?.('product.colour')).toBe('Color');
  expect(american?.('common.favourites')).toBe('Favorites');
  expect(british?.('product.colour')).toBe('Colour');
  expect(canadian?.('common.favourites')).toBe('Favourites');
});

it('leaves what is put into a message as it is: a person called Favour keeps the name', () => {
  const american = of('en-us');
  expect(american('product.coloursOf', { product: 'Favour Tee' })).toBe('Colors of Favour Tee');
  expect(american('product.metaTitle', { product: 'Favour Tee', colour: 'Moss' })).toBe('Favour Tee, Moss');
});

it('a key without a message shows itself', () => {
  const [site] = sites;
  expect(createTranslator({}, site)('product.colour')).toBe('product.colour');
});
