import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { visitorConsent } from '../../../../shared/consent/visitor-consent.ts';
import { cart, cartId, fakeShopper, formError } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readRequestedRow } from '../model/requested-row.ts';
import { currentConfig } from './configuration.server.ts';
import { decideRecommendations } from './recommendations.server.ts';

const DECISION = 'POST /products/v1/widgetRecommendations/decision';
const CART = `GET /cart/v1/cart/${cartId}`;
const decided = { products: [], decision: { name: 'For you', experience: 'Experiment' } };
const row = { widget: 'similar', count: 8, productId: 'NF1A2B3C', path: '/en-us/p/shell-NF1A2B3C' } as const;

beforeAll(async () => {
  const project = { version: '4', accountId: '1', projectId: '2', revision: '3' };
  vi.stubGlobal('fetch', async () => Response.json(project));
  await vi.waitFor(async () => {
    if ((await currentConfig()) === undefined) throw new Error('no configuration yet');
  });
});
afterAll(() => void vi.unstubAllGlobals());
afterEach(() => void vi.restoreAllMocks());

const visitor = `vuid_${'a'.repeat(27)}`;

function visitorOf(
  responses: Parameters<typeof fakeShopper>[0],
  headers: Record<string, string> = {},
  values: Record<string, string> = { visitor },
) {
  const { shopper, values: stored, seen } = fakeShopper(responses, { locale: 'en-us', values });
  const consent = visitorConsent({ region: 'NORA', cookies: null, hasPrivacySignal: false });
  const request = new Request('http://shop.test/en-us/recommendation-decision', { headers });
  return { read: { ...shopper, request, visitor: { consent, hasPrivacySignal: false } }, stored, seen };
}

it('the engine gets the context of the shopper: pseudonym, page, browser, cart, and its own id of the visitor', async () => {
  const { read, seen } = visitorOf(
    { [CART]: { body: cart() }, [DECISION]: { body: decided } },
    { 'user-agent': 'Browser/1', cookie: 'mt.v=5.171.176' },
  );
  expect(await decideRecommendations(read, row)).toEqual(decided);
  const sent = seen.find(({ call }) => call === DECISION)?.body;
  expect(sent).toEqual({
    widget: 'similar',
    count: 8,
    productId: 'NF1A2B3C',
    placement: 'product',
    visitor: {
      customerId: visitor,
      monetateId: '5.171.176',
      path: row.path,
      userAgent: 'Browser/1',
      cartLines: [{ pid: 'NF100234', sku: 'NF10023401', quantity: 2, currency: 'GBP', value: '240.00' }],
    },
  });
});

it.each([
  ['has failed', formError('GEN500', 500)],
  ['is unreachable', 'no-answer' as const],
])('a cart that %s costs its own part only', async (_how, response) => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { read, seen } = visitorOf({ [CART]: response, [DECISION]: { body: decided } });
  expect(await decideRecommendations(read, row)).toEqual(decided);
  expect(JSON.stringify(seen)).not.toContain('cartLines');
});

it('nothing is decided where the service fails', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { read } = visitorOf({ [CART]: { body: cart() }, [DECISION]: formError('GEN500', 500) });
  expect(await decideRecommendations(read, row)).toBeUndefined();
});

it.each([
  ['', 'no JSON'],
  ['[]', 'another shape'],
  [JSON.stringify({ ...row, widget: 'luck' }), 'an unknown row'],
  [JSON.stringify({ ...row, path: '/en-us?email=a' }), 'a query'],
  [JSON.stringify({ ...row, more: 1 }), 'more fields'],
  [JSON.stringify({ ...row, path: `/${'a'.repeat(3_000)}` }), 'too much'],
])('a request with %j is rejected: %s', (text) => {
  expect(readRequestedRow(text)).toBeUndefined();
});

it('a row is read as the browser requests it', () => {
  expect(readRequestedRow(JSON.stringify({ ...row, categoryId: undefined }))).toEqual(row);
});

it('nothing is asked for a new visitor, whose id the private read gives', async () => {
  const { read, stored, seen } = visitorOf({}, {}, {});
  expect(await decideRecommendations(read, row)).toBeUndefined();
  expect([seen, stored.size]).toEqual([[], 0]);
});
