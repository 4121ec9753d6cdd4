import { expect, it } from 'vitest';
import { run } from '../testing/run-middleware.fixtures.ts';
import { exactAddress } from './exact-address.ts';

const responseTo = (path: string, init?: RequestInit) =>
  run([exactAddress], new Request(`http://localhost:3000${path}`, init));

it('an address with capitals leads to the page that it means, with its query', async () => {
  const response = await responseTo('/en-us/Search?q=Rain%20Jacket');
  expect(response).toMatchObject({ status: 301 });
  expect(response.headers.get('location')).toBe('/en-us/search?q=Rain%20Jacket');
});

it.each(['/en-us/search?q=coat', '/en-us/About', '/en-us/favorites/AbC', '/robots.txt'])(
  'any other stays where it is: %s',
  async (path) => expect(await responseTo(path)).toMatchObject({ status: 200 }),
);

it('a form is sent nowhere else', async () =>
  expect(await responseTo('/en-us/Cart', { method: 'POST' })).toMatchObject({ status: 200 }));
