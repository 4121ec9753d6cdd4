import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageType } from './page-type.ts';
import * as paths from './paths.ts';

it.each([
  ['/en-us/p/trail-shoe-NF12AB34', 'NF12AB34'],
  ['/en-us/p/trail-shoe-NF12AB34CD56EF', 'NF12AB34CD56EF'],
  ['/en-us/p/trail-shoe-NF12AB34/?color=red#reviews', 'NF12AB34'],
  ['/en-us/p/trail-shoe-NF12AB3', undefined],
  ['/en-us/p/trail-shoe-nf12ab34', undefined],
  ['/en-us/p/trail-shoe-N112AB34', undefined],
  ['/en-us/p/trail-shoe-NF12AB34-red', undefined],
  ['/en-us?x=-NF12AB34', undefined],
])('product code of %s is %s', (path, code) => expect(paths.productCodeFromPath(path)).toBe(code));

it.each([
  ['/en-us/c/shoes-1234', '1234'],
  ['/en-us/c/shoes-1234567', '1234567'],
  ['/en-us/c/shoes-1234/?page=2', '1234'],
  ['/en-us/c/shoes-123', undefined],
  ['/en-us/c/shoes-12345678', undefined],
  ['/en-us/c/shoes', undefined],
])('category id of %s is %s', (path, id) => expect(paths.categoryIdFromPath(path)).toBe(id));

describe('the shapes of analytics are separate rules', () => {
  it.each([
    ['/en-us/c/shoes-1234', '1234'],
    ['/en-us/c/shoes-1234567890', '1234567890'],
    ['/en-us/c/men/shoes-1234', undefined],
    ['/c/shoes-1234', undefined],
    ['/mens-shoes-c123456', '123456'],
    ['/mens-shoes-c1234567', undefined],
  ])('category of %s is %s', (path, id) => expect(paths.analyticsCategoryId(path)).toBe(id));

  it.each([
    ['/en-us/p/trail-shoe-12345678', '12345678'],
    ['/en-us/p/trail-shoe-NF12AB34CDE', 'NF12AB34CDE'],
    ['/en-us/p/trail-shoe-NF12AB34CDEF', undefined],
    ['/en-us/p/trail-shoe-NF12AB3', undefined],
    ['/trail-shoe-pNF12AB34', 'NF12AB34'],
  ])('product of %s is %s', (path, id) => expect(paths.analyticsProductId(path)).toBe(id));
});

describe('path builders', () => {
  it('make the shapes of the specification', () => {
    expect(paths.productPath('en-us', 'trail-shoe', 'NF12AB34')).toBe('/en-us/p/trail-shoe-NF12AB34');
    expect(paths.categoryPath('fr-ca', 'chaussures', 1234)).toBe('/fr-ca/c/chaussures-1234');
  });
  it('resolve to the page, its code and its id, whatever the slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (slug) => {
        const product = paths.productPath('de-de', slug, 'NF12AB34');
        expect(product).toMatch(paths.analyticsPatterns.product);
        expect([
          pageType(product),
          paths.productCodeFromPath(product),
          paths.analyticsProductId(product),
        ]).toEqual(['PDP', 'NF12AB34', 'NF12AB34']);
        const category = paths.categoryPath('de-de', slug, '4711');
        expect([
          pageType(category),
          paths.categoryIdFromPath(category),
          paths.analyticsCategoryId(category),
        ]).toEqual(['PLP', '4711', '4711']);
      }),
    );
  });
});

describe('product URLs', () => {
  it.each([
    ['https://shop.example/en-us/p/a-NF12AB34?color=red#top', '/en-us/p/a-NF12AB34?color=red#top'],
    ['//shop.example/en-us/p/a-NF12AB34', '/en-us/p/a-NF12AB34'],
    ['/en-us/p/a-NF12AB34', '/en-us/p/a-NF12AB34'],
    ['https://shop.example//evil.example/p/a-NF12AB34', '/evil.example/p/a-NF12AB34'],
    ['https://shop.example/\\evil.example/p/a', '/evil.example/p/a'],
    ['https://shop.example/en-us/help', 'https://shop.example/en-us/help'],
    ['https://shop.example/en-us?next=/p/a', 'https://shop.example/en-us?next=/p/a'],
  ])('%s becomes %s', (url, expected) => expect(paths.toRelativeProductUrl(url, true)).toBe(expected));

  it('stay absolute where the feature is off', () => {
    const url = 'https://shop.example/en-us/p/a-NF12AB34';
    expect(paths.toRelativeProductUrl(url, false)).toBe(url);
  });
});
