import { expect, it } from 'vitest';

import { shopperEmail } from './shopper-email.ts';

it.each([
  ['Linh@Example.com', 'linh@example.com'],
  [' linh+shop@example.com', 'linh@example.com'],
  ['linh+a+b@example.com', 'linh@example.com'],
  ['\uFF4Cinh@example.com', 'linh@example.com'],
  ['no-address', 'no-address'],
  ['', ''],
])('%s is the shopper %s', (address, shopper) => {
  expect(shopperEmail(address)).toBe(shopper);
});
