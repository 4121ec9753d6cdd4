import { createSeedSource } from '@haberdash/demo-shop';
import { generateProduct, generateProducts } from '@haberdash/demo-shop/product-generator.ts';
import type {
  ProductCard,
  ProductDetails,
  ProductInventory,
  ProductSet,
  Reviews,
} from '@haberdash/api-client/products';
import type { Country, CountryRules } from '@haberdash/api-client/consumers';
import type { Store } from '@haberdash/api-client/stores';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { seedDatabase } from '../../../seed/seed-database.ts';
import { type SeededService, startSeededService } from '../../../seed/seeded-service.fixtures.ts';
import { marketOf } from '../../../shared/countries/table.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { cases as content } from '../../content/content/content.contract-cases.ts';
import { cases as listing } from '../listing/listing.contract-cases.ts';
import { cases as product } from './product.contract-cases.ts';
import { cases as reviews } from '../../community/reviews/reviews.contract-cases.ts';
import { cases as search } from '../search/search.contract-cases.ts';
import { cases as stores } from '../stores/stores.contract-cases.ts';
import { cases as utilities } from '../../operations/utilities/utilities.contract-cases.ts';
import { CODE, GONE, NEVER } from '../../../testing/contracts/read-cases.fixtures.ts';

const demoShop = createSeedSource();
const SIZE = 150;
let database: TestDatabase;
let service: SeededService;
beforeAll(async () => {
  database = await cloneDatabase();
  await seedDatabase(database, demoShop, { products: SIZE });
  await database.read.execute(sql`update product set status = 'gone' where id = ${GONE}`);
  service = await startSeededService(database, {
    views: async ({ productCode }) => (productCode === PRODUCT.id ? ['front', '02', '03', '04', 'worn'] : []),
    find: async (subject) =>
      subject.type === 'product' && subject.product.productCode === PRODUCT.id && subject.view === 'turn-00'
        ? { key: [], original: () => Promise.reject(new Error('nobody draws here')) }
        : undefined,
  });
}, 120_000);
afterAll(() => database.close());

const seeds = [...generateProducts(SIZE)].filter(({ status }) => status === 'active');
const PRODUCT = generateProduct(0);

const cases = { ...content, ...listing, ...product, ...reviews, ...search, ...stores, ...utilities };
const listed = Object.entries(cases).flatMap(([operationId, byStatus]) =>
  Object.entries(byStatus).map(([status, request]) => ({ operationId, status: Number(status), ...request })),
);

describe('the contracts of catalogue, stores, utilities and content', () => {
  it.each(listed)(
    '$operationId responds with $status as documented',
    async ({ url, status, body, errorId, locale }) => {
      const response = await (body ? service.post(url, body, locale) : service.get(url, locale));
      expect([response.status, ...response.errorIds]).toEqual(
        errorId === undefined ? [status] : [status, errorId],
      );
    },
  );

  it('promise the delivery and the returns of the country', async () => {
    const { delivery, returnDays } = marketOf('DE') ?? { delivery: undefined, returnDays: NaN };
    const { body } = await service.get<ProductDetails>(
      `/products/v2/products/${PRODUCT.id}/details`,
      'de-de',
    );
    expect(body.deliveryPromise).toMatchObject({
      returnDays,
      returns: `Kostenlose Rückgabe innerhalb von ${returnDays} Tagen`,
      cost: 5.95,
      days: { from: delivery?.standard[0], to: delivery?.standard[1] },
    });
  });

  it('name every picture that the source has in a colour, and one for a product without any', async () => {
    const views = async (id: string) =>
      (await service.get<ProductDetails>(`/products/v2/products/${id}/details`)).body.colors.map(
        ({ images }) => images.map(({ src }) => src.split('/').at(-1)),
      );
    const other = seeds.find(({ id }) => id !== PRODUCT.id && id !== GONE)?.id ?? '';
    expect(await views(PRODUCT.id)).toContainEqual(['front', '02', '03', '04', 'worn']);
    expect(new Set((await views(other)).flat())).toEqual(new Set(['front']));
  });

  it('name the pictures of a turn where the source has them, in their order, and of no other product', async () => {
    const details = async (id = '') =>
      (await service.get<ProductDetails>(`/products/v2/products/${id}/details`)).body.colors[0]?.turn;
    const turn = (await details(PRODUCT.id)) ?? [];
    expect([turn.length, turn[0], turn[23]]).toEqual([
      24,
      expect.stringMatching(/^\/images\/products\/\w+\/[\w-]+\/turn-00$/),
      expect.stringMatching(/\/turn-23$/),
    ]);
    expect(await details(seeds.find(({ id }) => id !== PRODUCT.id && id !== GONE)?.id)).toBeUndefined();
  });

  it('respond with 500 to a broken database, and reveal nothing about it', async () => {
    const broken = { ...database, read: { execute: async () => Promise.reject(new Error('secret detail')) } };
    // Every database call of a read fails.
    const app = await startSeededService(broken as unknown as TestDatabase);
    const response = await app.get<object>('/products/v2/catalog?categoryId=100000');
    expect([response.status, ...response.errorIds]).toEqual([500, 'GEN500']);
    expect(JSON.stringify(response.body)).not.toContain('secret');
  });
});

describe('product details', () => {
  const details = async (id: string, locale?: string) =>
    (await service.get<ProductDetails>(`/products/v2/products/${id}/details`, locale)).body;

  it('have every colour, size and variant of the product with its price and stock', async () => {
    const body = await details(CODE);
    expect(body.url).toMatch(new RegExp(`^/p/[a-z0-9-]+-${CODE}$`));
    expect(body.variants.map(({ productId }) => productId).toSorted()).toEqual(
      PRODUCT.variants.map(({ id }) => id).toSorted(),
    );
    expect(body.colors.map(({ id }) => id)).toEqual(PRODUCT.colors.map(({ way }) => way.id));
    expect(body.colors[0]?.images[0]?.src).toBe(
      `/images/products/${CODE}/${PRODUCT.colors[0]?.way.id}/front`,
    );
    for (const variant of body.variants) {
      const seed = PRODUCT.variants.find(({ id }) => id === variant.productId);
      const color = PRODUCT.colors.find(({ way }) => way.id === variant.colorId);
      expect(variant.price.current).toBe((color?.prices['USD']?.current ?? 0) / 100);
      expect(variant.stock === 'OUT_OF_STOCK').toBe(seed?.quantity === 0);
      expect(variant.quantity).toBe((seed?.quantity ?? 0) <= 5 ? seed?.quantity : undefined);
    }
  });

  it('are found by the code of a variant too', async () => {
    expect((await details(PRODUCT.variants[2]?.id ?? '')).id).toBe(CODE);
  });

  it('name the category to look in when the product is gone', async () => {
    const { body } = await service.get<{ errorDetails: { additionalInfo: object }[] }>(
      `/products/v2/products/${GONE}/details`,
    );
    expect(body.errorDetails[0]?.additionalInfo).toEqual({ categoryId: generateProduct(1).categoryId });
  });

  it('name the currencies that it has a price in', async () => {
    const { id = '' } = seeds.at(-1) ?? {};
    await database.read.execute(sql`delete from product_price where product_id = ${id} and currency = 'CAD'`);
    expect((await details(id)).soldIn).toEqual(['EUR', 'GBP', 'USD']);
    expect((await details(CODE)).soldIn).toEqual(['CAD', 'EUR', 'GBP', 'USD']);
  });

  it('print shoe sizes the way each country does', async () => {
    const shoe = seeds.find(({ categoryId }) => categoryId === '240100');
    const labels = async (locale: string) =>
      (await details(shoe?.id ?? '', locale)).sizes.map(({ label }) => label);
    expect((await labels('en-us'))[0]).toBe('US M 7');
    expect((await labels('en-gb'))[0]).toBe('UK 6');
    expect((await labels('fr-fr'))[0]).toBe('EU 40');
  });

  it('show both ends of the price where colours differ, and the delivery of the site', async () => {
    const mixed = seeds.find(
      ({ colors }) => new Set(colors.map(({ prices }) => prices['EUR']?.current)).size > 1,
    );
    const body = await details(mixed?.id ?? '', 'de-de');
    expect(body.price.highCurrent).toBeGreaterThan(body.price.current);
    expect(body.deliveryPromise.freeFrom).toBe(75);
    expect(body.deliveryPromise.label).toMatch(/^Standardversand: \S+, \d+\./u);
  });
});

describe('a set', () => {
  const setOf = async (id: string, locale?: string) =>
    (await service.get<ProductSet>(`/products/v2/products/${id}/productSet`, locale)).body;

  it('has its products in their order, in the language of the reader', async () => {
    const set = await setOf('NFSET0001', 'de-de');
    expect([set.name, set.url]).toEqual([
      'Erster Regen, erster Berg',
      '/sets/first-rain-first-hill-NFSET0001',
    ]);
    expect(set.products.map(({ id }) => seeds.find((seed) => seed.id === id)?.kind)).toEqual([
      'shell-jacket',
      'trousers',
      'boot',
    ]);
  });

  it('costs the sum of what can be bought, and is whole while every product can', async () => {
    const set = await setOf('NFSET0003');
    const sum = (field: 'current' | 'original', products = set.products) =>
      products.reduce((total, { price }) => total + Math.round(price[field] * 100), 0) / 100;
    expect([set.available, set.price.current, set.price.original]).toEqual([
      true,
      sum('current'),
      sum('original'),
    ]);
    const [first] = set.products;
    await database.read.execute(
      sql`update stock set quantity = 0 where variant_id in (select id from variant where product_id = ${first?.id})`,
    );
    service.wait();
    const partly = await setOf('NFSET0003');
    expect([partly.available, partly.price.current]).toEqual([false, sum('current', set.products.slice(1))]);
  });

  it('is listed for each of its products, and none for a product without one', async () => {
    const sets = async (id: string) =>
      (await service.get<{ productSets: ProductSet[] }>(`/products/v2/products/${id}/productSets`)).body
        .productSets;
    expect((await sets(CODE)).map(({ id }) => id)).toEqual(['NFSET0001']);
    expect(await sets(seeds.find(({ kind }) => kind === 'cap')?.id ?? '')).toEqual([]);
  });

  it('of which all but one product have left the shop is none', async () => {
    await database.read.execute(sql`update product set status = 'gone' where id in
      (select product_id from product_set_item where set_id = 'NFSET0004' and position > 0)`);
    expect((await service.get('/products/v2/products/NFSET0004/productSet')).status).toBe(404);
  });
});

describe('stock', () => {
  it('shows the exact number only when it is low', async () => {
    const { body } = await service.get<ProductInventory>(`/products/v2/products/${CODE}/inventory`);
    for (const { productId, stock, quantity } of body.variants) {
      const seed = PRODUCT.variants.find(({ id }) => id === productId)?.quantity ?? -1;
      expect(stock).toBe(seed === 0 ? 'OUT_OF_STOCK' : seed <= 5 ? 'LOW_STOCK' : 'IN_STOCK');
      expect(quantity).toBe(seed <= 5 ? seed : undefined);
    }
  });

  it('in stores is that of the variant, nothing in unknown stores, and never that of the warehouse', async () => {
    const { rows } = await database.read.execute<{ variant_id: string; location: string; quantity: number }>(
      sql`select variant_id, location, quantity from stock join variant on variant.id = variant_id
        join product on product.id = product_id and status = 'active' where location <> 'online' and quantity > 0 limit 1`,
    );
    const [row] = rows;
    const { body } = await service.post<{ stores: object[] }>(
      `/products/v1/products/${row?.variant_id}/availability`,
      {
        storeIds: [row?.location, 'online', 'nowhere'],
      },
    );
    expect(body.stores).toEqual([
      { storeId: row?.location, storeInventory: row?.quantity },
      { storeId: 'online', storeInventory: 0 },
      { storeId: 'nowhere', storeInventory: 0 },
    ]);
  });
});

describe('reviews', () => {
  const product = seeds.toSorted((a, b) => b.reviews.length - a.reviews.length)[0] ?? PRODUCT;
  const reviews = async (query: string, locale?: string) =>
    (await service.get<Reviews>(`/products/v1/products/${product.id}/reviews?${query}`, locale)).body;

  it('come with a summary of all of them, whichever page is read', async () => {
    const { summary, total } = await reviews('count=2&start=2');
    expect([total, summary.reviewsCount]).toEqual([product.reviews.length, product.reviews.length]);
    expect(summary.distribution.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    for (const { percentage } of summary.distribution)
      expect(Math.round(percentage * 10)).toBe(percentage * 10);
    const mean = product.reviews.reduce((sum, { score }) => sum + score, 0) / total;
    expect(summary.score).toBe(Math.round(mean * 10) / 10);
  });

  it('begin with those in the language of the reader, each part in the order requested', async () => {
    const { reviews: found } = await reviews('count=96&sort=lowest', 'fr-fr');
    const language = new Map(product.reviews.map(({ id, language: own }) => [id, own]));
    const isFrench = found.map(({ id }) => language.get(id) === 'fr');
    expect(isFrench.indexOf(false)).toBe(isFrench.filter(Boolean).length);
    const scores = found.filter(({ id }) => language.get(id) === 'fr').map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  });

  it('begin with the most helpful ones by default', async () => {
    const { reviews: found } = await reviews('count=96', 'en-us');
    const language = new Map(product.reviews.map(({ id, language: own }) => [id, own]));
    const votes = found.filter(({ id }) => language.get(id) === 'en').map(({ helpful = 0 }) => helpful);
    expect(votes.length).toBeGreaterThan(1);
    expect(votes).toEqual(votes.toSorted((a, b) => b - a));
  });

  it('page without repetition', async () => {
    const [first, second] = [await reviews('count=3'), await reviews('count=3&start=3')];
    expect(new Set([...first.reviews, ...second.reviews].map(({ id }) => id)).size).toBe(6);
  });
});

describe('recommendations', () => {
  const widget = async (query: string) =>
    (await service.get<{ products: ProductCard[] }>(`/products/v1/widgetRecommendations?${query}`)).body
      .products;
  const seedOf = (id: string) => seeds.find((product) => product.id === id);

  it('never show the product itself, nor what cannot be bought', async () => {
    for (const name of ['similar', 'complete-the-look', 'bestsellers', 'sale', 'new-arrivals']) {
      const products = await widget(`widget=${name}&productId=${CODE}&count=24`);
      expect(products.length).toBeGreaterThan(0);
      expect(products.some(({ id }) => id === CODE)).toBe(false);
      expect(products.every(({ available }) => available)).toBe(true);
    }
  });

  it('similar are of the same category; a look is of other kinds, for the same people', async () => {
    const similar = await widget(`widget=similar&productId=${CODE}`);
    expect(similar.every(({ id }) => seedOf(id)?.categoryId === PRODUCT.categoryId)).toBe(true);
    const look = (await widget(`widget=complete-the-look&productId=${CODE}`)).map(({ id }) => seedOf(id));
    expect(
      look.every((seed) => seed?.kind !== PRODUCT.kind && ['women', 'unisex'].includes(seed?.gender ?? '')),
    ).toBe(true);
    expect(new Set(look.map((seed) => seed?.kind)).size).toBe(look.length);
  });

  it('of a place begin with those of the provider, each with its token, and go on with the shop’s own', async () => {
    const { recommender } = service;
    const best = seeds.filter(({ id }) => id !== CODE).slice(0, 2);
    recommender.best.push(
      { productId: 'NF000000', recToken: 'unknown' },
      { productId: CODE, recToken: 'itself' },
      ...best.map(({ id }) => ({ productId: id, recToken: `tok-${id}` })),
    );
    try {
      const row = await widget(`widget=similar&placement=product&productId=${CODE}`);
      const ofProvider = row.filter(({ recToken }) => recToken !== undefined);
      expect(ofProvider.length).toBeGreaterThan(0);
      expect(row.slice(0, ofProvider.length)).toEqual(ofProvider);
      expect(ofProvider.every(({ id, recToken }) => recToken === `tok-${id}`)).toBe(true);
      expect(new Set(row.map(({ id }) => id)).size).toBe(row.length);
      const own = await widget(`widget=similar&productId=${CODE}`);
      expect(own.every(({ recToken }) => recToken === undefined)).toBe(true);
    } finally {
      recommender.best.length = 0;
    }
  });

  it.each(['down', 'silent'] as const)('are the shop’s own where the provider is %s', async (state) => {
    const { recommender } = service;
    recommender.state = state;
    service.wait();
    try {
      const row = await widget(`widget=similar&placement=cart&productId=${CODE}`);
      expect(row.length).toBeGreaterThan(0);
      expect(row).toEqual(await widget(`widget=similar&productId=${CODE}`));
    } finally {
      recommender.state = 'up';
    }
  });

  it('that were seen are reported to the provider', async () => {
    const feedback = { event: 'seen', recTokens: ['tok-1', 'tok-2'] };
    await service.post('/products/v1/widgetRecommendations/feedback', feedback);
    expect(service.recommender.reported).toContainEqual(feedback);
  });

  it('of the sale are reduced, and bestsellers are of many kinds', async () => {
    expect(
      (await widget('widget=sale')).every(
        ({ price }) => price.current < price.original || price.highCurrent !== undefined,
      ),
    ).toBe(true);
    const kinds = (await widget('widget=bestsellers&count=8')).map(({ id }) => seedOf(id)?.kind);
    expect(new Set(kinds).size).toBe(8);
  });
});

describe('stores and countries', () => {
  const stores = async (body: object, locale?: string) =>
    (await service.post<{ stores: Store[] }>('/stores/v1/search', { count: 50, ...body }, locale)).body
      .stores;

  it('lists the nearest store first, by coordinates or by the beginning of a postal code', async () => {
    expect(await stores({ countryCode: 'GB' })).toHaveLength(12);
    expect((await stores({ countryCode: 'GB', latitude: 54.6, longitude: -3.1 }))[0]?.city).toBe('Keswick');
    expect((await stores({ countryCode: 'DE', postalCode: '80333' }))[0]?.city).toBe('München');
    expect((await stores({ countryCode: 'CA', postalCode: 'v8e 0a1' }))[0]?.city).toBe('Whistler');
    expect(await stores({ countryCode: 'NO' })).toEqual([]);
  });

  it('has the stock of a product only on request, and opening hours in the locale', async () => {
    const [plain] = await stores({ countryCode: 'FR' }, 'fr-fr');
    expect(plain?.storeInventory).toBeUndefined();
    expect(plain?.openingHours).toEqual(['lun. – sam.: 10:00 – 19:30']);
    const request = await stores({ countryCode: 'FR', productId: NEVER }, 'fr-fr');
    expect(request.every(({ storeInventory }) => storeInventory === 0)).toBe(true);
  });

  it('names countries in the language of the site, its own first', async () => {
    const { body } = await service.get<{ countries: Country[] }>(
      '/consumers-v3/utilities/countryList',
      'de-de',
    );
    expect(body.countries[0]).toEqual({ code: 'DE', name: 'Deutschland', dialCode: '49' });
    expect(body.countries.map(({ name }) => name)).toContain('Frankreich');
  });

  it.each([
    ['US', '97201', '9720'],
    ['CA', 'K1A 0B1', 'D1A 0B1'],
    ['GB', 'SW1A 1AA', '12345'],
    ['FR', '75001', '7500'],
    ['DE', '10119', 'D-10119'],
    ['AT', '1010', '10100'],
    ['BE', '1000', '100'],
    ['NL', '1011 AB', '0011 AB'],
    ['IT', '00118', '118'],
    ['ES', '28001', '2800X'],
    ['IE', 'D02 X285', 'Dublin 2'],
  ])('knows the postal codes of %s', async (country, right, wrong) => {
    const { body } = await service.get<CountryRules>(`/consumers-v3/utilities/countryList/${country}`);
    const pattern = new RegExp(body.fields.postalCode?.pattern ?? '', 'u');
    expect([pattern.test(right), pattern.test(wrong)]).toEqual([true, false]);
    const { minLength = 0, maxLength = 0 } = body.fields.postalCode ?? {};
    expect(right.length >= minLength && right.length <= maxLength).toBe(true);
  });

  it('lists provinces where addresses need one, in the language of the site', async () => {
    const rules = async (country: string, locale: string) =>
      (await service.get<CountryRules>(`/consumers-v3/utilities/countryList/${country}`, locale)).body;
    expect((await rules('US', 'en-us')).provinces.filter(({ code }) => code === 'OR')).toEqual([
      { code: 'OR', name: 'Oregon' },
    ]);
    expect((await rules('CA', 'fr-ca')).provinces.find(({ code }) => code === 'QC')?.name).toBe('Québec');
    expect((await rules('GB', 'en-gb')).fields.province?.hidden).toBe(true);
    expect((await rules('IT', 'fr-fr')).provinces).toHaveLength(107);
    expect((await rules('ES', 'fr-fr')).provinces).toHaveLength(52);
  });
});
