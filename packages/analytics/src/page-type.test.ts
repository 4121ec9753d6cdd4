import { expect, it } from 'vitest';
import { pageType } from './page-type.ts';

it.each([
  ['/en-us/p/trail-shoe-NF12AB34', 'PDP'],
  ['/en-us/c/shoes-1234', 'PLP'],
  ['/en-us/cart', 'Cart'],
  ['/en-us/account/orders', 'Account'],
  ['/en-us/search', 'Search'],
  ['/en-us/searchhub', 'Search hub'],
  ['/en-us/help/searchhub/shoes', 'Search hub'],
  ['/en-us', 'Home'],
  ['en-us', 'Home'],
  ['/en-us/', 'Home'],
  ['/EN-US', 'Home'],
  ['/en-us?campaign=/cart#/p/', 'Home'],
  ['/en-usa', 'Other'],
  ['/en-us/order-confirmation?storeContext=paypalPdp', 'Order confirmation'],
  ['/en-us/checkout', 'Checkout'],
  ['/en-us/favorites', 'Other'],
  ['/', 'Other'],
  ['', 'Other'],
  ['/en-us/help?next=/cart', 'Other'],
  ['/en-us/help#/account', 'Other'],
  ['https://shop.example/en-us/checkout', 'Checkout'],
  ['https://searchhub.example/en-us/', 'Home'],
])('%s is %s', (path, expected) => expect(pageType(path)).toBe(expected));

it('takes the first row of the table where several fit', () => {
  expect(pageType('/en-us/p/cart-bag-NF12AB34/cart')).toBe('PDP');
  expect(pageType('/en-us/account/search')).toBe('Account');
  expect(pageType('/en-us/c/searchhub-1234')).toBe('PLP');
});

it('is Error on any path if the description says so', () => {
  expect(pageType('/en-us/p/x-NF12AB34', 'Sorry. Page is not available today')).toBe('Error');
  expect(pageType('/en-us', 'page is not available')).toBe('Home');
});
