import { expect, it } from 'vitest';
import { person } from './account.fixtures.ts';
import { takeDone, toDone } from './done.server.ts';

const path = '/account/profile';

it('what was done is told once, on the page that it leads to, and by no address', () => {
  const { shopper, values } = person({}, { path });
  const { headers } = toDone(shopper, 'account/profile', 'profile');
  expect(headers.get('location')).toBe(`/en-gb${path}`);
  expect(takeDone(person({}, { path: `${path}?done=profile` }).shopper)).toBeUndefined();
  expect(takeDone({ ...shopper, pathname: '/en-gb/account/payment' })).toBeUndefined();
  expect(takeDone(shopper)).toContain('saved');
  expect(takeDone(shopper)).toBeUndefined();
  expect([...values]).toEqual([]);
});

it('nothing is told that no form does', () => {
  const { shopper } = person({}, { path, values: { 'account-done': `dance /en-gb${path}` } });
  expect(takeDone(shopper)).toBeUndefined();
});
