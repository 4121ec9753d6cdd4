import { blockTypes } from '@haberdash/content-files';
import { describe, expect, it } from 'vitest';

import { DISPLAY_NAMES, SCENE_NAMES } from '@haberdash/demo-pictures/picture.ts';
import { CATEGORIES } from '../taxonomy.ts';
import { countries } from '@haberdash/commerce-api/shared/countries/table.ts';
import type { SeedDocument, ShopRules } from '@haberdash/commerce-api/seed/seed-source.ts';
import { generateProducts } from '../product-generator.ts';
import { contentRows } from './content-rows.ts';
import { EDITIONS, editionsOf } from './content-sites.ts';

const BLOCK_TYPES = blockTypes();

const FREE_FROM = new Map([
  ['USD', '$75.00'],
  ['CAD', '100,00 $'],
  ['GBP', '£60.00'],
  ['EUR', '75,00 €'],
]);
const rules: ShopRules = {
  categoryPath: (slug, id) => `/c/${slug}-${id}`,
  scenePath: (name) => `/images/scenes/${name}`,
  freeDeliveryFrom: (currency) => FREE_FROM.get(currency) ?? '',
  deliveryOptions: () => [{ label: 'Standard', time: '3–5 days', price: '5' }],
};
const written = contentRows(rules);
const rows = written.filter(({ mode }) => mode === 'live');
const blocksOf = ({ body }: SeedDocument): Record<string, unknown>[] => {
  const { blocks } = body;
  return Array.isArray(blocks) ? blocks : [];
};

function collect(value: unknown, key: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry) => collect(entry, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => [
    ...(name === key ? [entry] : []),
    ...collect(entry, key),
  ]);
}

describe('the published content', () => {
  it('gives an alias of a page its canonical path', () => {
    for (const { locale } of EDITIONS) {
      const pages = rows.filter((row) => row.locale === locale && row.kind === 'page');
      const byText = Map.groupBy(pages, (row) => collect(blocksOf(row), 'richText').join());
      const twice = [...byText].filter(([text, same]) => text !== '' && same.length > 1);
      expect(twice.length).toBeGreaterThanOrEqual(3);
      for (const [, same] of twice) {
        const own = same.filter(({ body }) => body['canonicalPath'] === undefined);
        const others = same.filter((row) => !own.includes(row));
        expect(own.map(({ slug }) => `/${slug}`)).toEqual([others[0]?.body['canonicalPath']]);
      }
    }
  });

  it('shows the photos of shoppers at most once on a page', () => {
    const galleries = rows.map((row) => ({
      page: `${row.locale} ${row.kind} ${row.slug}`,
      count: blocksOf(row).filter(({ type }) => type === 'SocialGallery' || type === 'UgcWidget').length,
    }));
    expect(galleries.filter(({ count }) => count > 1)).toEqual([]);
    expect(galleries.some(({ page, count }) => page.includes(' product ') && count === 1)).toBe(true);
  });

  it('has the same documents in every edition', () => {
    const named = (locale: string) =>
      rows
        .filter((row) => row.locale === locale)
        .map(({ kind, slug }) => `${kind}/${slug}`)
        .toSorted();
    const expected = named('en-us');
    for (const name of [
      'page/home',
      'augmentedpage/cart',
      'augmentedpage/checkout',
      'augmentedpage/order-confirmation',
      'augmentedpage/search',
      'augmentedpage/error-4xx',
      'fragment/promo-bar',
      'menu/main',
      'footer/main',
    ]) {
      expect(expected).toContain(name);
    }
    const european = ['help/withdrawal', 'page/imprint', 'page/withdrawal'];
    for (const { locale } of EDITIONS) {
      const isEuropean = ['fr-fr', 'de-de', 'es-es', 'it-it'].includes(locale);
      expect(named(locale)).toEqual([...expected, ...(isEuropean ? european : [])].toSorted());
    }
  });

  it('has one document per address', () => {
    expect(
      new Set(rows.map(({ kind, site_id, locale, mode, slug }) => [kind, site_id, locale, mode, slug].join()))
        .size,
    ).toBe(rows.length);
  });

  it('has a draft in every edition that no reader gets, and that is to come', () => {
    const drafts = written.filter(({ mode }) => mode === 'preview');
    expect(drafts.map(({ locale }) => locale)).toEqual(EDITIONS.map(({ locale }) => locale));
    for (const { slug, publish_from: from } of drafts)
      expect([slug, from]).toEqual(['home', '2026-12-01T08:00:00.000Z']);
  });

  it('gives every block of a page an id of its own and a type', () => {
    for (const row of rows) {
      const ids = blocksOf(row)
        .flatMap((block) => collect([block], 'id'))
        .filter((id) => typeof id === 'string');
      expect(new Set(ids).size).toBe(ids.length);
      for (const block of blocksOf(row))
        expect(block).toMatchObject({ type: expect.stringMatching(/^[A-Z]\w+$/), id: expect.any(String) });
    }
  });

  it('links to categories that exist and to pages that are published, never to another host', () => {
    const categories = new Set(CATEGORIES.map(({ slug, id }) => `/c/${slug}-${id}`));
    const pages = new Set(rows.filter(({ kind }) => kind === 'page').map(({ slug }) => `/${slug}`));
    const modals = new Set(rows.filter(({ kind }) => kind === 'fragment').map(({ slug }) => `#${slug}`));
    const forms = new Set([
      '/track-order',
      '/warranty',
      '/help',
      '/help/contact-us',
      '/gift-cards/balance',
      '/stores',
      '/account',
      '/account/orders',
    ]);
    const ids = new Set(rows.flatMap(({ body }) => collect(body, 'id')).map((id) => `#${String(id)}`));
    const urls = rows
      .flatMap(({ body }) => collect(body, 'url'))
      .map(String)
      .filter((url) => !url.startsWith('/images/') && !url.startsWith('/img/films/'));
    expect(urls.length).toBeGreaterThan(500);
    expect(
      urls.filter(
        (url) =>
          !categories.has(url) &&
          !pages.has(url) &&
          !modals.has(url) &&
          !ids.has(url) &&
          !pages.has(url.replace('/stories/', '/stories-')) &&
          !forms.has(url),
      ),
    ).toEqual([]);
  });

  it('shows scenes that can be drawn', () => {
    const sources = rows.flatMap(({ body }) => collect(body, 'src')).map(String);
    expect(sources.filter((src) => !SCENE_NAMES.some((name) => src === `/images/scenes/${name}`))).toEqual(
      [],
    );
  });

  it('is written in the language of each edition, with no placeholder left', () => {
    const text = (locale: string) =>
      JSON.stringify(rows.filter((row) => row.locale === locale).map(({ body }) => body));
    expect(text('fr-fr')).toContain('Livraison offerte dès 75');
    expect(text('fr-ca')).toContain('Livraison offerte dès 100');
    expect(text('de-de')).toContain('Kostenlose Lieferung ab 75');
    expect(text('es-es')).toContain('Envío gratis a partir de 75');
    expect(text('it-it')).toContain('Spedizione gratuita da 75');
    expect(text('en-gb')).toContain('Free delivery from £60');
    for (const { locale } of EDITIONS) expect(text(locale)).not.toMatch(/\{free\}|undefined/);
  });

  it('is written for a new country from its entry, once per language', () => {
    const canada = countries.find(({ code }) => code === 'CA');
    if (canada === undefined) throw new Error('no Canada');
    const editions = editionsOf([{ ...canada, code: 'XR' }]);
    expect(editions).toEqual([
      { siteId: 'NF-XR', locale: 'en-xr', language: 'en', currency: 'CAD' },
      { siteId: 'NF-XR', locale: 'fr-xr', language: 'fr', currency: 'CAD' },
    ]);
    const documents = (entries: readonly SeedDocument[], locale: string) =>
      entries.filter((row) => row.locale === locale).map(({ kind, slug }) => `${kind}/${slug}`);
    const abroad = contentRows(rules, editions).filter(({ mode }) => mode === 'live');
    for (const { locale } of editions) expect(documents(abroad, locale)).toEqual(documents(rows, 'en-us'));
  });

  it('has every type of block, and each that a page may carry several times', () => {
    const american = rows.filter(({ locale }) => locale === 'en-us');
    const types = american.flatMap(({ body }) => collect(body, 'type')).map(String);
    const counts = Object.groupBy(
      types.filter((type) => BLOCK_TYPES.includes(type)),
      (type) => type,
    );
    const once = ['PromoBar', 'PopUp'];
    for (const type of BLOCK_TYPES)
      expect([type, (counts[type]?.length ?? 0) >= (once.includes(type) ? 1 : 2)]).toEqual([type, true]);
  });

  it('greets on the first page with at least twelve types of blocks', () => {
    const home = rows.find(({ locale, slug }) => locale === 'en-us' && slug === 'home');
    const types = collect(home?.body, 'type').map(String);
    expect(new Set(types.filter((type) => BLOCK_TYPES.includes(type))).size).toBeGreaterThanOrEqual(12);
  });

  it('writes for products that there are', () => {
    const ids = new Set([...generateProducts(20)].map(({ id }) => id));
    const slugs = rows.filter(({ kind }) => kind === 'product').map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThan(0);
    expect(slugs.filter((slug) => !ids.has(slug))).toEqual([]);
  });

  it('offers variants that there are, in one size each, and leaves their prices to the catalogue', () => {
    const sizes = new Map(
      [...generateProducts(60)].flatMap(({ variants }) => {
        const all = new Set(variants.map(({ sizeId }) => sizeId)).size;
        return variants.map(({ id }) => [id, all]);
      }),
    );
    const upsells = rows.flatMap(({ body }) => collect(body, 'skus')).flat();
    expect(upsells.length).toBeGreaterThan(0);
    expect(upsells.filter((sku) => sizes.get(String(sku)) !== 1)).toEqual([]);
    expect(rows.flatMap(({ body }) => collect(body, 'productInventoryState'))).toEqual([]);
  });

  it('has a dozen stories in every language, each with enough in it to be read', () => {
    for (const { locale } of EDITIONS) {
      const stories = rows.filter((row) => row.locale === locale && row.slug.startsWith('stories-'));
      expect(stories.length).toBeGreaterThanOrEqual(12);
      const words = (row: SeedDocument) =>
        collect(blocksOf(row), 'richText')
          .join(' ')
          .replaceAll(/<[^>]+>/g, ' ')
          .trim()
          .split(/\s+/).length;
      expect(stories.filter((row) => words(row) < 200).map(({ slug }) => slug)).toEqual([]);
    }
  });

  it('is not written for a country without a shop', () => {
    expect(EDITIONS.map(({ locale }) => locale)).not.toContain('de-at');
  });

  it('shows products on every category tile and menu banner, not land alone', () => {
    const images = rows.flatMap(({ body }) => [
      ...collect(body, 'menuBanner').map((banner) => collect(banner, 'src')[0]),
      ...collect(body, 'items')
        .flatMap((items) => (Array.isArray(items) ? items : []))
        .filter((item) => item.type === 'CategoryCard')
        .map((item) => collect(item, 'src')[0]),
    ]);
    expect(images.length).toBeGreaterThan(0);
    const withProducts = DISPLAY_NAMES.map((name) => `/images/scenes/${name}`);
    expect(images.filter((src) => !withProducts.some((name) => name === src))).toEqual([]);
  });
});
