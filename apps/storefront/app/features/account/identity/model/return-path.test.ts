import { describe, expect, it } from 'vitest';
import { pathAfter, refererPath, shopPath } from './return-path.ts';

const site = { locale: 'en-gb' };

describe('the redirect path after a sign-in', () => {
  it.each([
    '/en-gb',
    '/en-gb/checkout',
    '/en-gb/p/corrie-shell-NF100234?color=moss',
    '/en-gb/account/orders',
  ])('may be a page of the shop: %s', (path) => expect(shopPath(site, path)).toBe(path));

  it.each([
    'https://evil.example/en-gb',
    '//evil.example/en-gb',
    '/\\evil.example/en-gb',
    '/\t/evil.example/en-gb',
    '/en-gb/../../evil',
    '/en-us/cart',
    'javascript:alert(1)',
    'en-gb',
    '/',
    '',
    `/en-gb/${'a'.repeat(500)}`,
    // Answers that are no pages, and pages for guests.
    '/en-gb/me',
    '/en-gb/sign-out',
    '/en-gb/sign-in',
    null,
  ])('may be nothing else: %j', (path) => expect(shopPath(site, path)).toBeUndefined());
});

describe('a sign-in or sign-out without a requested page', () => {
  it.each([
    '/en-gb/cart',
    '/en-gb/checkout/billing',
    '/en-gb/favorites',
    '/en-gb/account',
    '/en-gb/account/orders?start=10',
    '/en-gb/order-confirmation?orderNumber=NF12345678',
  ])('comes from %s to the home page', (path) => expect(pathAfter(site, path)).toBe('/en-gb'));

  it.each(['/en-gb/c/jackets-1100?page=2', '/en-gb/search?q=boots', '/en-gb'])('stays on %s', (path) =>
    expect(pathAfter(site, path)).toBe(path),
  );

  it('comes from elsewhere to the home page', () => {
    const url = new URL('http://shop.test/en-gb/sign-in');
    const from = (referer: string) => refererPath(new Request(url, { headers: { referer } }), url);
    expect(pathAfter(site, from('https://evil.example/en-gb/search'))).toBe('/en-gb');
    expect(pathAfter(site, from('http://shop.test/en-gb/search?q=a'))).toBe('/en-gb/search?q=a');
    expect(pathAfter(site, undefined)).toBe('/en-gb');
  });
});
