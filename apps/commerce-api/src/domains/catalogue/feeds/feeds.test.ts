import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createApp } from '../../../platform/app/app.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { bindAreas } from '../../../platform/operations/bind-areas.ts';
import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { createListings } from '../listing/listings.ts';
import { feedsArea } from './area.ts';
import { feedItem, type FeedItem, type FeedSite } from './google-feed.ts';

const SITE: FeedSite = {
  title: 'Northfell',
  link: 'https://shop.example/en-gb',
  currency: 'GBP',
  country: 'GB',
  shipping: { price: 495, freeFrom: 10_000 },
};
const ITEM: FeedItem = {
  id: 'SKU-1',
  productId: 'NF0A1B2C',
  name: 'Shell <light> & "dry"',
  description: 'Keeps the rain out.',
  link: 'https://shop.example/en-gb/p/shell-NF0A1B2C',
  imageLink: 'https://shop.example/images/products/NF0A1B2C/RED/front?w=1200&fm=jpeg',
  isAvailable: true,
  current: 9_000,
  original: 12_000,
  brand: 'Nordsti',
  gtin: '4006381333931',
  color: 'Red',
  size: 'M',
  gender: 'kids',
  productType: 'Kids > Jackets',
};

it('an item has what the vendor requires of apparel, escaped', () => {
  const xml = feedItem(ITEM, SITE);
  for (const part of [
    '<g:id>SKU-1</g:id>',
    '<g:item_group_id>NF0A1B2C</g:item_group_id>',
    '<g:title>Shell &lt;light&gt; &amp; &quot;dry&quot;, Red, M</g:title>',
    '<g:availability>in_stock</g:availability>',
    '<g:price>120.00 GBP</g:price><g:sale_price>90.00 GBP</g:sale_price>',
    '<g:gtin>4006381333931</g:gtin>',
    '<g:gender>unisex</g:gender><g:age_group>kids</g:age_group>',
    '<g:shipping><g:country>GB</g:country><g:service>Standard</g:service><g:price>4.95 GBP</g:price></g:shipping>',
  ])
    expect(xml).toContain(part);
});

it('an item without a bar code says so, one without a reduction has no sale price, and delivery may be free', () => {
  const xml = feedItem(
    { ...ITEM, gtin: undefined, current: 12_000, isAvailable: false, description: '' },
    SITE,
  );
  expect(xml).toContain('<g:identifier_exists>no</g:identifier_exists>');
  expect(xml).not.toContain('sale_price');
  expect(xml).toContain('<g:availability>out_of_stock</g:availability>');
  expect(xml).toContain('<g:description>Shell ');
  expect(xml).toContain('<g:service>Standard</g:service><g:price>0.00 GBP</g:price>');
});

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await cloneDatabase();
  folder = await mkdtemp(join(tmpdir(), 'feeds-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.close();
});

it('each site has a feed of what it sells, made again after a quarter of an hour, and others have none', async () => {
  const shoe = await sellVariant(database, { price: 5_000, stock: 1 });
  await sellVariant(database, { id: 'NF0GONEXRED', status: 'gone' });
  let now = Date.now();
  const clock = { now: () => now };
  const config = readConfig({ DATA_DIR: folder, SHOP_URL: 'https://shop.example' });
  const services = { database, clock, config };
  const area = feedsArea(services, createListings(services).trees);
  const app = await createApp({
    areas: () => bindAreas([area], database),
    authenticate: () => undefined,
    production: false,
    logLevel: 'silent',
    partial: true,
  });
  const feed = await app.inject('/feeds/google/fr-fr.xml');
  expect([feed.statusCode, feed.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(feed.body.match(/<item>/g)).toHaveLength(1);
  expect(feed.body).toContain(`<g:id>${shoe}</g:id>`);
  expect(feed.body).toContain('<g:title>Chaussure de trail, Rouge, ');
  expect(feed.body).toMatch(/<g:link>https:\/\/shop\.example\/fr-fr\/p\/[\w-]+<\/g:link>/);
  expect(feed.body).toContain(' EUR</g:price>');
  await database.read.execute(sql`update stock set quantity = 0`);
  expect((await app.inject('/feeds/google/fr-fr.xml')).body).toContain('in_stock');
  now += 16 * 60_000;
  expect((await app.inject('/feeds/google/fr-fr.xml')).body).toContain('out_of_stock');
  for (const path of ['de-fr.xml', 'fr-fr.csv', 'xx-xx.xml'])
    expect((await app.inject(`/feeds/google/${path}`)).statusCode).toBe(404);
  await app.close();
});
