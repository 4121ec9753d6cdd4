import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sites, siteOf } from '../sites/sites.ts';
import { blockTextsOf } from './block-texts.ts';

type Texts = Readonly<Record<string, string>>;
const urlOf = (path: string): URL => new URL(path, import.meta.url);
const read = (path: string): Texts =>
  existsSync(urlOf(path)) ? JSON.parse(readFileSync(urlOf(path), 'utf8')) : {};
const SHOP = '../../../../storefront/app/shared/i18n/messages';

const pick = (area: string, edition: string): Texts => {
  const shop = read(`${SHOP}/${edition}/${area}.json`);
  const needed = Object.keys(read(`./${area}/en.json`));
  return Object.fromEntries(needed.flatMap((key) => (key in shop ? [[key, shop[key] ?? '']] : [])));
};

const editions = readdirSync(urlOf(SHOP));
it.each(editions.flatMap((edition) => [['common', edition] as const, ['blocks', edition] as const]))(
  'blocks have the texts of the shop: %s in %s',
  (area, edition) => expect(read(`./${area}/${edition}.json`)).toEqual(pick(area, edition)),
);

it('numbers, names and plurals are formatted as in the shop', () => {
  const texts = blockTextsOf(siteOf('de-de'));
  expect([texts.colorCount(1), texts.colorCount(3), texts.position(2, 5)]).toEqual([
    '1 Farbe',
    '3 Farben',
    '2 von 5',
  ]);
  const english = blockTextsOf(siteOf('en-us'));
  expect(english.colorCount(2)).toBe('2 colors');
  expect([0, 1, 1_200].map((count) => english.articles().count(count))).toEqual([
    'No articles',
    '1 article',
    '1,200 articles',
  ]);
  expect(
    sites.filter((site) => blockTextsOf(site).lowestPrice !== undefined).map(({ locale }) => locale),
  ).toEqual(['fr-fr', 'de-de', 'es-es', 'it-it']);
});

it('a country has the texts of its edition, and otherwise those of its language', () => {
  const terms = (locale: string): string => blockTextsOf(siteOf(locale)).event().terms;
  expect(terms('en-gb')).not.toBe(terms('en-ca'));
  const policy = (locale: string): string => blockTextsOf(siteOf(locale)).newsletter().email;
  expect([policy('fr-fr'), policy('fr-ca')]).toEqual(['E-mail', 'Courriel']);
});
