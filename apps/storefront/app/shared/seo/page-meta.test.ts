import { describe, expect, it } from 'vitest';
import { siteOf } from '../sites/sites.ts';
import { pageHead } from './page-head.ts';
import { pageMeta } from './page-meta.ts';

type Facts = Parameters<typeof pageHead>[1];

const linksOf = (facts: Omit<Facts, 'title'>) =>
  pageMeta(pageHead({ site: siteOf('de-de') }, { title: 'Jacke', ...facts })).flatMap((tag) => {
    if (!('rel' in tag)) return [];
    const named = 'hrefLang' in tag ? tag.hrefLang : tag.rel;
    return [`${String(named)} ${new URL(String(tag['href'])).pathname}`];
  });

describe('the links of a head', () => {
  it('name the page itself, the same page of each site, and the first of them for everybody else', () => {
    expect(linksOf({ path: '/p/jacke-NF100234' })).toEqual([
      'canonical /de-de/p/jacke-NF100234',
      'en-US /en-us/p/jacke-NF100234',
      'en-CA /en-ca/p/jacke-NF100234',
      'fr-CA /fr-ca/p/jacke-NF100234',
      'en-GB /en-gb/p/jacke-NF100234',
      'fr-FR /fr-fr/p/jacke-NF100234',
      'de-DE /de-de/p/jacke-NF100234',
      'es-ES /es-es/p/jacke-NF100234',
      'it-IT /it-it/p/jacke-NF100234',
      'x-default /en-us/p/jacke-NF100234',
    ]);
  });

  it('name no site that does not have the page', () => {
    const isIn: Facts['isIn'] = ({ currency }) => currency === 'GBP' || currency === 'EUR';
    expect(linksOf({ path: '/p/jacke-NF100234', isIn })).toEqual([
      'canonical /de-de/p/jacke-NF100234',
      'en-GB /en-gb/p/jacke-NF100234',
      'fr-FR /fr-fr/p/jacke-NF100234',
      'de-DE /de-de/p/jacke-NF100234',
      'es-ES /es-es/p/jacke-NF100234',
      'it-IT /it-it/p/jacke-NF100234',
      'x-default /en-gb/p/jacke-NF100234',
    ]);
  });

  it('are none where a page has no address of its own or is not for search engines', () => {
    expect(linksOf({})).toEqual([]);
    expect(linksOf({ path: '/p/jacke-NF100234', noIndex: true })).toEqual([]);
  });
});

describe('the social card', () => {
  const tagsOf = (facts: Omit<Facts, 'title'>) =>
    pageMeta(pageHead({ site: siteOf('de-de') }, { title: 'Jacke', ...facts })).flatMap((tag) =>
      'property' in tag && /type|product/.test(String(tag.property))
        ? [`${String(tag.property)} ${String(tag.content)}`]
        : [],
    );

  it('of a product has its price, and the one before a reduction', () => {
    expect(tagsOf({ product: { currency: 'EUR', current: 90, original: 120, isAvailable: true } })).toEqual([
      'og:type product',
      'product:price:amount 120.00',
      'product:price:currency EUR',
      'product:sale_price:amount 90.00',
      'product:sale_price:currency EUR',
      'product:availability in stock',
    ]);
    expect(tagsOf({ product: { currency: 'EUR', current: 90, original: 90, isAvailable: false } })).toEqual([
      'og:type product',
      'product:price:amount 90.00',
      'product:price:currency EUR',
      'product:availability out of stock',
    ]);
  });

  it('of any other page is a website’s', () => {
    expect(tagsOf({})).toEqual(['og:type website']);
  });
});
