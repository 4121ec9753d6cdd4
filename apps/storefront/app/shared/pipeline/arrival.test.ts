import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { fakeShopper } from '../testing/fake-shopper.fixtures.ts';
import { run } from '../testing/run-middleware.fixtures.ts';
import { arrival } from './arrival.ts';
import { sessionContext } from './context.ts';

async function land(query: string, { method = 'GET', values = {} as Record<string, string> } = {}) {
  const { shopper, values: stored } = fakeShopper({}, { path: '/p/x', values });
  const context = new RouterContextProvider();
  context.set(sessionContext, shopper.session);
  const response = await run([arrival], new Request(`http://shop.test/en-us${query}`, { method }), {
    context,
  });
  return { response, stored: JSON.parse(stored.get('invitation') ?? '{}') as object };
}

it('attribution is stored, and removed from the address of any page', async () => {
  const { response, stored } = await land('?q=a&leadSource=FB&referral_code=ABC&storeNum=NF-US-05');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/en-us?q=a']);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(stored).toEqual({ leadSource: 'FB', referralCode: 'ABC', storeNum: 'NF-US-05' });
});

it('a later link adds to what was known, and what breaks its rules is left out', async () => {
  const values = { invitation: JSON.stringify({ leadSource: 'FB', referralCode: 'ABC' }) };
  const { stored } = await land(`?leadSource=mail&storeNum=${encodeURIComponent('<b>')}`, { values });
  expect(stored).toEqual({ leadSource: 'mail', referralCode: 'ABC' });
});

it.each([
  ['an address without it', '?q=a', 'GET'],
  ['a form', '?leadSource=FB', 'POST'],
])('%s is left alone', async (_what, query, method) => {
  const { response, stored } = await land(query, { method });
  expect([response.status, stored]).toEqual([200, {}]);
});
