import { expect, it } from 'vitest';
import { pageKey } from './page-key.ts';

it.each([
  ['/en-us', '/en-us'],
  ['/en-us?utm_source=mail&gclid=1', '/en-us'],
  [
    '/en-us/c/jackets-1100?size=M&utm_medium=x&color=red&size=L',
    '/en-us/c/jackets-1100?color=red&size=M&size=L',
  ],
  ['/en-us?page=2&q=a', '/en-us'],
  ['/en-us/c/jackets-1100?_routes=x', '/en-us/c/jackets-1100'],
  ['/en-us/menu/women?for=drawer&utm_source=mail', '/en-us/menu/women?for=drawer'],
  ['/en-us/search?q=caf%C3%A9+bag', '/en-us/search?q=caf%C3%A9+bag'],
  [
    '/en-us/c/jackets-1100.data?_routes=routes%2Fcategory',
    '/en-us/c/jackets-1100.data?_routes=routes%2Fcategory',
  ],
])('%s is cached as %s', (url, key) => expect(pageKey(url)).toBe(key));

it.each([
  '/',
  '/en-us/cart',
  '/en-us/cart.data',
  '/en-us/checkout/shipping',
  '/en-us/order-confirmation',
  '/en-us/me',
  '/en-us/mini-cart',
  '/en-us/favorites/heart',
  '/en-us/mini-cart.data',
  '/xx-yy/cart',
  '/xx-yy',
  '/en-gb/privacy-choices?saved',
  '/en-gb/consent.css',
  '/en-us/me.data',
  '/en-us/search/suggest?q=a',
  '/en-us?preview=true',
  '/en-us/menu/women?for=drawer&preview=true',
  '/en-us?leadSource=FB&referral_code=ABC',
  `/en-us/search?q=${'a'.repeat(600)}`,
])('%s is never cached', (url) => expect(pageKey(url)).toBeUndefined());
