import { expect, it } from 'vitest';
import { person } from './account.fixtures.ts';
import { consumeAccountFlash, redirectWithAccountFlash } from './account-flash.server.ts';

const path = '/account/profile';

it('what was done is shown once, on the page that it leads to, and by no address', () => {
  const { shopper, values } = person({}, { path });
  const { headers } = redirectWithAccountFlash(shopper, 'account/profile', 'profile');
  expect(headers.get('location')).toBe(`/en-gb${path}`);
  expect(consumeAccountFlash(person({}, { path: `${path}?done=profile` }).shopper)).toBeUndefined();
  expect(consumeAccountFlash({ ...shopper, pathname: '/en-gb/account/payment' })).toBeUndefined();
  expect(consumeAccountFlash(shopper)).toContain('saved');
  expect(consumeAccountFlash(shopper)).toBeUndefined();
  expect([...values]).toEqual([]);
});

it('a code that no form sets shows nothing', () => {
  const { shopper } = person(
    {},
    { path, values: { 'flash-page': JSON.stringify({ codes: ['dance'], path: `/en-gb${path}` }) } },
  );
  expect(consumeAccountFlash(shopper)).toBeUndefined();
});
