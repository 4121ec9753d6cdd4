import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sites, siteOf } from '../sites/sites.ts';
import { blockTextsOf } from './block-texts.ts';

const read = (path: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const SHOP = '../../../../storefront/app/shared/i18n/messages';

it.each(['en', 'en-us', 'de', 'fr', 'es', 'it'])('blocks say the words of the shop in %s', (edition) => {
  const shop = read(`${SHOP}/${edition}/common.json`);
  const own = read(`./${edition}.json`);
  expect(own).toEqual(Object.fromEntries(Object.keys(own).map((key) => [key, shop[key]])));
});

it('numbers, names and plurals stand in them as in the shop', () => {
  const texts = blockTextsOf(siteOf('de-de'));
  expect([texts.moreColors(1), texts.moreColors(3), texts.position(2, 5)]).toEqual([
    '1 weitere Farbe',
    '3 weitere Farben',
    '2 von 5',
  ]);
  expect(blockTextsOf(siteOf('en-us')).colorsOf('Fell Runner')).toBe('Colors of Fell Runner');
  expect(
    sites.filter((site) => blockTextsOf(site).lowestPrice !== undefined).map(({ locale }) => locale),
  ).toEqual(['fr-fr', 'de-de', 'es-es', 'it-it']);
});

it('a text of a newer block is shown by its name', () => {
  const texts: Readonly<Record<string, unknown>> = Object(blockTextsOf(siteOf('en-us')));
  const part = texts['newsletter'];
  const words: unknown = typeof part === 'function' ? part() : undefined;
  expect(Reflect.get(Object(words), 'submit')).toBe('[submit]');
});
