import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openBooks, type Books } from '@haberdash/demo-providers/books.ts';
import { createSandboxApp } from '@haberdash/demo-providers/sandbox-app.ts';
import { generateProduct } from '@haberdash/demo-shop/product-generator.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { httpRecommender } from './http.ts';
import type { Recommender } from './provider.ts';

const { id: CODE, categoryId: CATEGORY } = generateProduct(0);

describe('the recommender of the sandbox, over the network', () => {
  let folder: string;
  let books: Books;
  let sandbox: FastifyInstance;
  let url: string;
  const open = (timeoutMs = 2_000, apiKey = 'the-key'): Recommender =>
    httpRecommender({ url, apiKey, brand: 'northfell', timeoutMs }, 'http://localhost:3000');
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'http-recommender-'));
    books = openBooks(folder);
    const options = { books, now: () => 0, apiKey: 'the-key', logLevel: 'silent' };
    sandbox = await createSandboxApp({ ...options, publicOrigin: 'http://127.0.0.1' });
    url = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await sandbox.close();
    books.close();
    await rm(folder, { recursive: true });
  });

  it('recommends by the strategy: other products, each with a token of its own', async () => {
    const fetchFrom = (strategy: string) =>
      open().recommend({ strategy, placement: 'product', productId: CODE, categoryId: CATEGORY });
    const [alternatives, wornWith] = [await fetchFrom('alternatives'), await fetchFrom('worn-with')];
    expect(alternatives.length).toBeGreaterThan(0);
    for (const row of [alternatives, wornWith]) {
      expect(row.some(({ productId }) => productId === CODE)).toBe(false);
      expect(new Set(row.map(({ recToken }) => recToken)).size).toBe(row.length);
    }
    const known = new Set(alternatives.map(({ productId }) => productId));
    expect(wornWith.some(({ productId }) => known.has(productId))).toBe(false);
  });

  const visitorOf = (digit: string) => ({ customerId: `vuid_${digit.repeat(27)}`, path: '/en-us' });

  it('decides for a visitor: the group of the experience, and other products than for everyone', async () => {
    const query = { strategy: 'popular', placement: 'home' } as const;
    const everyone = await open().recommend(query);
    const { products, decision } = await open().decide(query, visitorOf('3'));
    expect(decision).toEqual({ name: 'Recommendations for you', experience: 'Experiment' });
    expect(products.map(({ productId }) => productId)).not.toEqual(
      everyone.map(({ productId }) => productId),
    );
    expect(await open().decide(query, visitorOf('3'))).toEqual({ products, decision });
  });

  it('leaves the control group with the products of the shop', async () => {
    const query = { strategy: 'popular', placement: 'home' } as const;
    expect(await open().decide(query, visitorOf('f'))).toEqual({
      products: [],
      decision: { name: 'Recommendations for you', experience: 'Control' },
    });
  });

  it('counts what was seen, and what was followed, by token', async () => {
    await open().report({ event: 'seen', recTokens: ['a', 'b'] });
    await open().report({ event: 'seen', recTokens: ['a'] });
    await open().report({ event: 'clicked', recTokens: ['b'] });
    expect(
      books.prepare('select token, event, times from recommendation_feedback order by token, event').all(),
    ).toMatchObject([
      { token: 'a', event: 'seen', times: 2 },
      { token: 'b', event: 'clicked', times: 1 },
      { token: 'b', event: 'seen', times: 1 },
    ]);
  });

  it.each(['NFFAILS0', 'NFSILENT', 'NFLIES00'])('throws beside %s', async (productId) => {
    const query = { strategy: 'alternatives', placement: 'product', productId } as const;
    await expect(open(200).recommend(query)).rejects.toBeDefined();
  });

  it('rejects another key', async () => {
    const query = { strategy: 'popular', placement: 'home' } as const;
    await expect(open(2_000, 'wrong').recommend(query)).rejects.toBeDefined();
  });

  it.each([
    ['http://localhost:3000', true],
    ['https://preprod.shop.example', true],
    ['https://qa2-shop.example', true],
    ['https://pr-41.shop.example', true],
    ['https://shop.example', false],
    ['https://devon-shop.example', false],
  ])('a placeholder address is sent outside production only: %s', async (shopUrl, isSent) => {
    const sent: unknown[] = [];
    const provider = createServer((request, response) => {
      request.setEncoding('utf8').on('data', (text: string) => sent.push(JSON.parse(text)));
      request.on('end', () => response.end('{"data":{"responses":[]}}'));
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const { port } = provider.address() as AddressInfo;
    const own = { url: `http://127.0.0.1:${port}`, apiKey: 'the-key', brand: 'northfell', timeoutMs: 2_000 };
    await httpRecommender(own, shopUrl).report({ event: 'seen', recTokens: ['a'] });
    const visitor = {
      customerId: 'vuid_1',
      monetateId: '5.17',
      path: '/en-us/cart',
      userAgent: 'Browser/1',
      cartLines: [{ pid: 'NF100234', sku: 'NF10023401', quantity: 2, currency: 'USD', value: '240.00' }],
    };
    await httpRecommender(own, shopUrl).decide({ strategy: 'small-extras', placement: 'cart' }, visitor);
    provider.close();
    const decided: unknown = sent.pop();
    expect(decided).toMatchObject({
      customerId: 'vuid_1',
      monetateId: '5.17',
      channel: `northfell/p/${new URL(shopUrl).hostname}`,
    });
    expect((decided as { events: { eventType: string }[] }).events.slice(isSent ? 1 : 0)).toMatchObject([
      { eventType: 'monetate:context:UserAgent', userAgent: 'Browser/1' },
      { eventType: 'monetate:context:Cart', cartLines: visitor.cartLines },
      { eventType: 'monetate:context:PageView', url: `${shopUrl}/en-us/cart`, path: '/en-us/cart' },
      { eventType: 'monetate:context:CustomVariables' },
      { eventType: 'monetate:decision:DecisionRequest', includeReporting: true },
    ]);
    const placeholder = { eventType: 'monetate:context:IpAddress', ipAddress: '203.0.113.7' };
    const events = [{ eventType: 'monetate:record:RecImpressions', recImpressions: ['a'] }];
    expect(sent).toMatchObject([{ events: isSent ? [placeholder, ...events] : events }]);
  });
});
