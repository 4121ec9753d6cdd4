import { createSeedSource } from '@haberdash/demo-shop';
import { generateProducts, type ProductSeed } from '@haberdash/demo-shop/product-generator.ts';
import type { Facet, Listing } from '@haberdash/api-client/products';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { discountOf } from '../../../seed/load/rows.ts';
import { seedDatabase } from '../../../seed/seed-database.ts';
import { type SeededService, startSeededService } from '../../../seed/seeded-service.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';

const demoShop = createSeedSource();
const SIZE = 150;
const WOMEN = '100000';
let database: TestDatabase;
let service: SeededService;
beforeAll(async () => {
  database = await cloneDatabase();
  await seedDatabase(database, demoShop, { products: SIZE });
  service = await startSeededService(database);
}, 120_000);
afterAll(() => database.close());

const active = [...generateProducts(SIZE)].filter(({ status }) => status === 'active');
const women = active.filter(({ categoryIds }) => categoryIds.includes(WOMEN));
const inStock = (product: ProductSeed, size: string): boolean =>
  product.variants.some(({ sizeId, quantity }) => sizeId === size && quantity > 0);
const families = ({ colors }: ProductSeed): string[] => colors.map(({ way }) => way.family);

const list = async (query: string, locale = 'en-us'): Promise<Listing> => {
  const { status, body } = await service.get<Listing>(`/products/v2/catalog?${query}`, locale);
  expect(status).toBe(200);
  return body;
};
const facet = (listing: Listing, id: Facet['id']): Record<string, number> =>
  Object.fromEntries(
    listing.facets.find((entry) => entry.id === id)?.options.map((option) => [option.id, option.count]) ?? [],
  );

describe('a listing', () => {
  it('holds every product that is sold in the category and below it', async () => {
    const listing = await list(`categoryId=${WOMEN}&count=96`);
    expect(listing.total).toBe(women.length);
    expect(listing.products.map(({ id }) => id).toSorted()).toEqual(women.map(({ id }) => id).toSorted());
    expect(listing.breadcrumbs).toEqual([{ text: 'Women', url: '/c/women-100000' }]);
    expect(listing.subcategories?.length).toBe(4);
  });

  it('counts each option as the number of products that choosing it would show', async () => {
    const listing = await list(`categoryId=${WOMEN}`);
    const sizes = facet(listing, 'size');
    expect(sizes['M']).toBe(women.filter((product) => inStock(product, 'M')).length);
    const shown = await list(`categoryId=${WOMEN}&size=M`);
    expect(shown.total).toBe(sizes['M']);
    const colors = facet(listing, 'color');
    for (const family of ['blue', 'green', 'black']) {
      expect(colors[family]).toBe(women.filter((product) => families(product).includes(family)).length);
    }
  });

  it('does not offer whom products are for twice, as categories and as people', async () => {
    const sale = await list('categoryId=900000');
    expect(sale.facets.map(({ id }) => id)).toContain('category');
    expect(sale.facets.map(({ id }) => id)).not.toContain('gender');
  });

  it('parts sizes by what they are of, in order, where it holds several runs', async () => {
    const sizes = (await list(`categoryId=${WOMEN}`)).facets.find(({ id }) => id === 'size')?.options ?? [];
    const groups = [...new Set(sizes.map(({ group }) => group))];
    expect(groups).toEqual(['Clothing', 'Pants (waist × inseam)', 'Women’s shoes']);
    expect(sizes.map(({ group }) => groups.indexOf(group))).toEqual(
      sizes.map(({ group }) => groups.indexOf(group)).toSorted((a, b) => a - b),
    );
    const shoes = (await list('categoryId=140000')).facets.find(({ id }) => id === 'size')?.options ?? [];
    expect(shoes.map(({ group }) => group)).toEqual(shoes.map(() => undefined));
  });

  it.each([
    ['fr-fr', '140000', 'Pointure'],
    ['es-es', '140000', 'Número'],
    ['it-it', '140000', 'Numero'],
    ['fr-fr', '120000', 'Taille'],
    ['es-es', '420300', 'Capacidad'],
    ['it-it', '900000', 'Taglia'],
  ])('titles the facet on %s in category %s by the %s of its products', async (locale, categoryId, label) => {
    const path = `/products/v2/catalog?categoryId=${categoryId}`;
    const { body } = await service.get<Listing>(path, locale);
    expect(body.facets.find(({ id }) => id === 'size')?.label).toBe(label);
  });

  it('narrows the other facets by a choice, but not the facet it belongs to', async () => {
    const before = await list(`categoryId=${WOMEN}`);
    const after = await list(`categoryId=${WOMEN}&color=blue`);
    expect(facet(after, 'color')).toEqual(facet(before, 'color'));
    const blueM = women.filter(
      (product) => families(product).includes('blue') && inStock(product, 'M'),
    ).length;
    expect(facet(after, 'size')['M']).toBe(blueM);
    expect(facet(before, 'size')['M']).toBeGreaterThan(blueM);
  });

  it('joins values of one facet with or, and facets with and', async () => {
    const listing = await list(`categoryId=${WOMEN}&color=blue&color=green&size=M&count=96`);
    const expected = women.filter(
      (product) =>
        inStock(product, 'M') && families(product).some((family) => family === 'blue' || family === 'green'),
    );
    expect(listing.products.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
  });

  it('shows a card in the colour that was chosen', async () => {
    const { products } = await list(`categoryId=${WOMEN}&color=blue`);
    for (const card of products) {
      const seed = women.find(({ id }) => id === card.id);
      const blue = seed?.colors.find(({ way }) => way.family === 'blue');
      expect(card.image.src).toBe(`/images/products/${card.id}/${blue?.way.id}/front`);
    }
  });

  it('reads price ranges with the lower end in and the upper end out', async () => {
    const { products, facets } = await list(`categoryId=${WOMEN}&price=100-150&count=96`);
    expect(products.length).toBeGreaterThan(0);
    expect(products.every(({ price }) => price.current >= 100 && price.current < 150)).toBe(true);
    expect(facets.find(({ id }) => id === 'price')?.options.find(({ id }) => id === '100-150')).toMatchObject(
      {
        selected: true,
        count: products.length,
        label: '$100 – $150',
      },
    );
    const open = await list(`categoryId=${WOMEN}&price=200-&count=96`);
    expect(open.products.every(({ price }) => price.current >= 200)).toBe(true);
  });

  it('keeps an option that is chosen but leads nowhere, so that it can be taken back', async () => {
    const listing = await list(`categoryId=${WOMEN}&size=NO-SUCH`);
    expect(listing.total).toBe(0);
    const options = listing.facets.find(({ id }) => id === 'size')?.options ?? [];
    expect(options.find(({ id }) => id === 'NO-SUCH')).toMatchObject({ selected: true, count: 0 });
    expect(options.length).toBeGreaterThan(3);
  });

  it.each(['size', 'color', 'activity'] as const)(
    'counts a %s by the name of something that every object has as no product',
    async (id) => {
      for (const name of ['__proto__', 'constructor', 'toString'])
        expect(facet(await list(`categoryId=${WOMEN}&${id}=${name}`), id)[name]).toBe(0);
    },
  );

  it('pages without a gap or a repetition, and past the end with nothing', async () => {
    const first = await list(`categoryId=${WOMEN}&count=7&sort=newest`);
    const second = await list(`categoryId=${WOMEN}&count=7&start=7&sort=newest`);
    const all = await list(`categoryId=${WOMEN}&count=14&sort=newest`);
    expect([...first.products, ...second.products].map(({ id }) => id)).toEqual(
      all.products.map(({ id }) => id),
    );
    const last = await list(`categoryId=${WOMEN}&count=7&start=${women.length - 1}`);
    expect(last.products).toHaveLength(1);
    const beyond = await list(`categoryId=${WOMEN}&start=10000`);
    expect([beyond.products.length, beyond.total]).toEqual([0, women.length]);
  });

  it('sorts by price, age, rating and discount', async () => {
    const by = async (sort: string) => (await list(`categoryId=${WOMEN}&count=96&sort=${sort}`)).products;
    const prices = (await by('price-asc')).map(({ price }) => price.current);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const falling = (await by('price-desc')).map(({ price }) => price.current);
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
    const scores = (await by('rating')).map(({ rating }) => rating?.score ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const created = new Map(women.map(({ id, createdAt }) => [id, createdAt.getTime()]));
    const ages = (await by('newest')).map(({ id }) => created.get(id) ?? 0);
    expect(ages).toEqual(ages.toSorted((a, b) => b - a));
    const reductions = new Map(women.map((product) => [product.id, discountOf(product)]));
    const discounts = (await by('discount')).map(({ id }) => reductions.get(id) ?? 0);
    expect(discounts).toEqual(discounts.toSorted((a, b) => b - a));
  });

  it('shows what cannot be bought last unless another order is requested', async () => {
    const { products } = await list(`categoryId=${WOMEN}&count=96`);
    const firstSoldOut = products.findIndex(({ available }) => available === false);
    expect(
      products.slice(firstSoldOut === -1 ? products.length : firstSoldOut).some(({ available }) => available),
    ).toBe(false);
  });

  it('speaks the language and counts in the currency of the site', async () => {
    const listing = await list(`categoryId=110100`, 'de-de');
    expect(listing.title).toBe('Regen- und Windjacken für Damen');
    expect(listing.products[0]?.price.currency).toBe('EUR');
    expect(listing.products[0]?.kindLabel).toMatch(/für Damen$/);
    expect(listing.facets.find(({ id }) => id === 'color')?.label).toBe('Farbe');
  });

  it('puts sizes in the order that a person would', async () => {
    const listing = await list(`categoryId=110000`);
    expect(listing.facets.find(({ id }) => id === 'size')?.options.map(({ id }) => id)).toEqual([
      'XS',
      'S',
      'M',
      'L',
      'XL',
      'XXL',
    ]);
  });

  it('follows the stock after a few seconds', async () => {
    const product = women.find(
      (entry) => entry.variants.every(({ sizeId }) => sizeId !== 'OS') && inStock(entry, 'M'),
    );
    const before = facet(await list(`categoryId=${WOMEN}`), 'size')['M'] ?? 0;
    await database.read.execute(
      sql`update stock set quantity = 0 where location = 'online' and quantity > 0 and variant_id in (select id from variant where product_id = ${product?.id} and size_id = 'M')`,
    );
    service.wait();
    expect(facet(await list(`categoryId=${WOMEN}`), 'size')['M']).toBe(before - 1);
  });
});
