import { expect, it } from 'vitest';

import { relyingPartyOf } from './relying-party.ts';

it.each([
  ['https://shop.example', 'shop.example', 'https://shop.example'],
  ['https://shop.example:8443/', 'shop.example', 'https://shop.example:8443'],
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
  ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
])('passkeys of a shop at %s belong to %s', (shopUrl, id, origin) => {
  expect(relyingPartyOf(shopUrl)).toEqual({ id, origin });
});
