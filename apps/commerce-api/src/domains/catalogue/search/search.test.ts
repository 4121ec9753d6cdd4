import { createSeedSource } from '@haberdash/demo-shop';
import { generateProduct, generateProducts } from '@haberdash/demo-shop/product-generator.ts';
import type { Listing, Suggestions } from '@haberdash/api-client/products';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { seedDatabase } from '../../../seed/seed-database.ts';
import { type SeededService, startSeededService } from '../../../seed/seeded-service.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';

const demoShop = createSeedSource();
const SIZE = 150;
let database: TestDatabase;
let service: SeededService;
beforeAll(async () => {
  database = await cloneDatabase();
  await seedDatabase(database, demoShop, { products: SIZE });
  service = await startSeededService(database);
}, 120_000);
afterAll(() => database.close());

const find = async (q: string, locale = 'en-us', rest = ''): Promise<Listing> => {
  const { status, body } = await service.get<Listing>(
    `/products/v2/search/productSearch?count=96&q=${encodeURIComponent(q)}${rest}`,
    locale,
  );
  expect(status).toBe(200);
  return body;
};
const ids = ({ products }: Listing): string[] => products.map(({ id }) => id).toSorted();

describe('a search', () => {
  it('finds a product by its name, and puts it first', async () => {
    const product = generateProduct(4);
    expect((await find(product.copies[0]?.name ?? '')).products[0]?.id).toBe(product.id);
  });

  it('finds a product by its code, by that of a variant and by a bar code', async () => {
    const product = generateProduct(9);
    const variant = product.variants[0];
    for (const text of [product.id, product.id.toLowerCase(), variant?.id ?? '', variant?.upc ?? '']) {
      expect(ids(await find(text))).toEqual([product.id]);
    }
  });

  it.each([
    ['jakcet', 'jacket', 'en-us'],
    ['hiikng boots', 'hiking boots', 'en-us'],
    ['merinoo', 'merino', 'en-gb'],
    ['rucksak', 'rucksack', 'de-de'],
    ['pantalno', 'pantalon', 'fr-fr'],
    ['mochlia', 'mochila', 'es-es'],
    ['scarpnoi', 'scarponi', 'it-it'],
  ])('forgives the typo %s', async (wrong, right, locale) => {
    const expected = ids(await find(right, locale));
    expect(expected.length).toBeGreaterThan(0);
    expect(ids(await find(wrong, locale))).toEqual(expected);
  });

  it.each([
    ['pants', 'trousers', 'en-us'],
    ['rucksack', 'backpack', 'en-gb'],
    ['sneaker', 'shoe', 'en-us'],
    ['Frauen', 'Damen', 'de-de'],
    ['lluvia', 'impermeable', 'es-es'],
    ['maglietta', 't-shirt', 'it-it'],
  ])('knows that %s and %s are one thing', async (one, other, locale) => {
    const found = new Set(ids(await find(one, locale)));
    const expected = ids(await find(other, locale));
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.filter((id) => !found.has(id))).toEqual([]);
  });

  it.each([
    ['impermeable', 'imperméable', 'fr-fr'],
    ['VÊTEMENTS IMPERMÉABLES', 'vetements impermeables', 'fr-ca'],
    ['MUTZE', 'Mütze', 'de-de'],
    ['pantalon', 'PANTALÓN', 'es-es'],
  ])('does not mind accents and capitals: %s', async (one, other, locale) => {
    expect(ids(await find(one, locale))).toEqual(ids(await find(other, locale)));
  });

  it('finds a German compound by its head', async () => {
    const labelled = [...generateProducts(SIZE)].filter(
      ({ status, copies }) => status === 'active' && /\wjacke\b/.test(copies[2]?.kindLabel ?? ''),
    );
    const found = new Set(ids(await find('Jacke', 'de-de')));
    expect(labelled.length).toBeGreaterThan(5);
    expect(labelled.filter(({ id }) => !found.has(id))).toEqual([]);
  });

  it.each([
    ['chaquetas', 'chaqueta', 'es-es'],
    ['calcetines', 'calcetín', 'es-es'],
    ['giacche', 'giacca', 'it-it'],
    ['borracce da viaggio', 'borraccia viaggio', 'it-it'],
  ])('takes %s for %s', async (one, other, locale) => {
    const expected = ids(await find(other, locale));
    expect(expected.length).toBeGreaterThan(0);
    expect(ids(await find(one, locale))).toEqual(expected);
  });

  it('takes plural for singular, and the beginning of a word for the word', async () => {
    expect(ids(await find('boots'))).toEqual(ids(await find('boot')));
    expect((await find('backp')).total).toBeGreaterThan(0);
  });

  it('narrows by every word, and passes over words that no one knows', async () => {
    const jackets = await find('jacket');
    const rain = await find('rain jacket women');
    expect(rain.total).toBeGreaterThan(0);
    expect(rain.total).toBeLessThan(jackets.total);
    expect(ids(await find('qqxyzzq jacket'))).toEqual(ids(jackets));
  });

  it('filters and pages like a listing', async () => {
    const all = await find('jacket');
    const blue = await find('jacket', 'en-us', '&color=blue');
    const option = all.facets.find(({ id }) => id === 'color')?.options.find(({ id }) => id === 'blue');
    expect(blue.total).toBe(option?.count);
    expect(blue.facets.find(({ id }) => id === 'category')?.options[0]?.label).toMatch(
      /jackets|parkas|vests|fleece/i,
    );
  });

  it('takes a colour in the text as a filter that can be taken back', async () => {
    const red = await find('red jacket');
    const filtered = await find('jacket', 'en-us', '&color=red');
    expect(red.understood).toEqual([{ facet: 'color', label: 'Red', without: 'jacket' }]);
    expect(ids(red)).toEqual(ids(filtered));
  });

  it('replaces a colour of the text by one that is chosen by hand', async () => {
    const chosen = await find('red jacket', 'en-us', '&color=blue');
    expect(chosen.understood).toBeUndefined();
    expect(ids(chosen)).toEqual(ids(await find('jacket', 'en-us', '&color=blue')));
  });

  it('reads a size as words where as a filter it would leave nothing', async () => {
    const tents = await find('tent size 42');
    expect(tents.understood).toBeUndefined();
    expect(ids(tents)).toEqual(ids(await find('tent')));
  });

  it('takes the number of a shoe by the scale of the country, and by the European one', async () => {
    const american = await find('boots 8.5');
    const european = await find('boots 42');
    expect(american.understood?.map(({ label }) => label)).toEqual(['Size 8.5']);
    expect(european.total).toBeGreaterThan(0);
    expect((await find('boots 8.5', 'de-de')).understood).toBeUndefined();
  });

  it('returns the corrected text of a typo, and none where it found the word itself', async () => {
    expect((await find('hiikng boots')).corrected).toBe('hiking boots');
    expect((await find('red jakcet')).corrected).toBe('jackets');
    expect((await find('jacket')).corrected).toBeUndefined();
  });

  it('leads to a help page that every word matches, but never past products of that name', async () => {
    expect((await find('returns')).redirect).toBe('/returns');
    expect((await find('jacket')).redirect).toBeUndefined();
    expect((await find('how do I return shoes')).redirect).toBeUndefined();
  });

  it.each([
    ['backpack 40 l', 'backpack 40 litres'],
    ['bottle 0.5l', 'bottle 500 ml'],
    ['2-person tent', 'tent 2 people'],
    ['trousers 32"', 'trousers 32 inch'],
  ])('takes %s for %s', async (one, other) => {
    const found = await find(one);
    expect(found.understood).toHaveLength(1);
    expect(found.total).toBeGreaterThan(0);
    expect(ids(found)).toEqual(ids(await find(other)));
  });

  it('leads to a page of help, in suggestions too', async () => {
    expect((await find('returns')).pages?.[0]).toEqual({ text: 'Returns', url: '/returns' });
    expect((await find('jacket')).pages).toBeUndefined();
    const { body } = await service.get<Suggestions>('/products/v2/search/autoSuggest?q=deliv', 'en-gb');
    expect(body.pages).toEqual([{ text: 'Delivery', url: '/delivery' }]);
  });

  it('returns an unknown text with terms to try and popular products', async () => {
    const listing = await find('zzqqxxyy');
    expect(listing.total).toBe(0);
    expect(listing.products).toEqual([]);
    expect(listing.suggestedTerms?.length).toBeGreaterThan(0);
    expect(listing.popular?.length).toBeGreaterThan(0);
  });

  it.each([
    ['quotes and comments', `'";--%_\\`],
    ['query language', "' | !( & :* <-> 'a'::tsquery"],
    ['a template', '${7*7}{{7*7}}<script>alert(1)</script>'],
    ['emoji and right-to-left', '🧥🧦 ‮tekcaj'],
    ['lone surrogates', 'boots \ud800'],
    ['two hundred letters', 'a'.repeat(200)],
  ])('survives hostile text: %s', async (_name, text) => {
    const url = `/products/v2/search/productSearch?q=${encodeURIComponent(text.toWellFormed())}`;
    expect((await service.get(url)).status).toBe(200);
    const short = `/products/v2/search/autoSuggest?q=${encodeURIComponent(text.toWellFormed().slice(0, 100))}`;
    expect((await service.get(short)).status).toBe(200);
  });

  it('rejects a text of spaces, which is none', async () => {
    for (const call of ['productSearch', 'autoSuggest'])
      expect(await service.get(`/products/v2/search/${call}?q=%20%E2%80%8B%20`)).toMatchObject({
        status: 400,
        body: { errorDetails: [{ errorId: 'API400', field: 'query.q' }] },
      });
  });

  it.each([
    ['an empty text', ''],
    ['a NUL', 'jacket%00'],
  ])('rejects %s', async (_name, text) => {
    expect(await service.get(`/products/v2/search/productSearch?q=${text}`)).toMatchObject({
      status: 400,
      errorIds: ['API400'],
    });
  });
});

describe('suggestions', () => {
  const suggest = async (q: string, locale = 'en-us') =>
    (await service.get<Suggestions>(`/products/v2/search/autoSuggest?q=${encodeURIComponent(q)}`, locale))
      .body;

  it('complete what is being typed with terms, categories and products', async () => {
    const { terms, categories, products } = await suggest('women jack');
    expect(terms.every((term) => /women/i.test(term) && /jack/i.test(term))).toBe(true);
    expect(categories[0]?.url).toMatch(/^\/c\/women-/);
    expect(products.length).toBeGreaterThan(0);
  });

  it('find products from one or two letters of the last word on', async () => {
    expect((await suggest('rain ja')).products.length).toBeGreaterThan(0);
  });

  it('do not repeat a category by a term', async () => {
    const { terms, categories } = await suggest('women jack');
    const texts = categories.map(({ text }) => text.toLowerCase());
    expect(texts.length).toBeGreaterThan(0);
    expect(terms.filter((term) => texts.includes(term.toLowerCase()))).toEqual([]);
  });

  it('show products in the colour that is typed', async () => {
    const { products } = await suggest('blue jacket');
    const { products: listed } = await find('blue jacket');
    expect(products.map(({ image }) => image.src)).toEqual(listed.slice(0, 4).map(({ image }) => image.src));
  });

  it('mend typos', async () => {
    const { terms, categories } = await suggest('bakcpack');
    expect(terms[0] ?? categories[0]?.text).toMatch(/backpack/i);
  });

  it('speak the language of the site', async () => {
    const { terms, categories } = await suggest('ruck', 'de-de');
    expect([...terms, ...categories.map(({ text }) => text)].some((text) => /rucks/i.test(text))).toBe(true);
  });

  it('are empty for a text without words', async () => {
    expect(await suggest('!!')).toEqual({ terms: [], categories: [], products: [] });
  });
});
