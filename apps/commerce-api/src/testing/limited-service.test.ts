import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { sellVariant } from './catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from './database.ts';
import { frSite, startTestService, usSite, type TestService } from './service.ts';
import { parseLimits } from '../platform/limits/budgets.ts';

const VISITOR = '203.0.113.7';

/** A caller with an address of its own or behind a proxy. */
interface From {
  readonly remoteAddress?: string;
  readonly forwarded?: string;
}

describe('a service with limits', () => {
  let database: TestDatabase;
  let service: TestService;
  const lines: string[] = [];
  beforeAll(async () => {
    database = await cloneDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.empty();
    lines.length = 0;
    const limits = parseLimits('tokens-address=3/60,codes-shopper=2/600,changes-shopper=5/60');
    if (limits === undefined || limits === 'off')
      throw new TypeError('the limits of the test cannot be read');
    service = await startTestService(database, {
      limits,
      logLevel: 'trace',
      logTarget: { write: (line) => void lines.push(line) },
    });
  });
  afterEach(() => service.app.close());

  const newToken = (
    { remoteAddress = '127.0.0.1', forwarded }: From = {},
    site: Record<string, string> = usSite,
  ) =>
    service.app.inject({
      method: 'POST',
      url: '/token/v2/auth/token',
      headers: { ...site, ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }) },
      remoteAddress,
      payload: { type: 'Guest' },
    });
  const statuses = async (times: number, from: (time: number) => From): Promise<number[]> => {
    const found: number[] = [];
    for (let time = 0; time < times; time += 1) found.push((await newToken(from(time))).statusCode);
    return found;
  };

  it('rejects a call over the limit with 429, a code, a text and a retry time', async () => {
    await statuses(3, () => ({ forwarded: VISITOR }));
    const response = await newToken({ forwarded: VISITOR }, frSite);
    expect(response.statusCode).toBe(429);
    expect(response.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
    expect(response.json()).toMatchObject({
      errorDetails: [{ errorId: 'API429', message: expect.stringContaining('patienter') as string }],
    });
  });

  it('counts the visitor whom our proxy names, and not the others behind it', async () => {
    expect(await statuses(4, () => ({ forwarded: VISITOR }))).toEqual([200, 200, 200, 429]);
    expect(await statuses(1, () => ({ forwarded: '203.0.113.8' }))).toEqual([200]);
  });

  it('is not fooled by addresses that a caller writes itself', async () => {
    expect(
      await statuses(4, (time) => ({ remoteAddress: VISITOR, forwarded: `198.51.100.${time}` })),
    ).toEqual([200, 200, 200, 429]);
    expect(await statuses(4, (time) => ({ forwarded: `198.51.100.${time}, 203.0.113.9` }))).toEqual([
      200, 200, 200, 429,
    ]);
  });

  it('counts the addresses of one IPv6 network together', async () => {
    const from = (time: number): From => ({ forwarded: `2001:db8:1:2:${time}::${time}` });
    expect(await statuses(4, from)).toEqual([200, 200, 200, 429]);
    expect(await statuses(1, () => ({ forwarded: '2001:db8:1:3::1' }))).toEqual([200]);
  });

  it('does not let a shopper guess promo codes, and leaves the rest of the cart usable', async () => {
    const shoe = await sellVariant(database);
    const shopper = await service.shopper();
    const cartId = await shopper.newCart([shoe, 1]);
    const tries = [];
    for (const code of ['A1', 'A2', 'A3']) {
      const { status, errorIds } = await shopper.call('PUT', '/cart/v1/coupon', { cartId, code });
      tries.push([status, ...errorIds]);
    }
    expect(tries).toEqual([
      [400, 'PRM130'],
      [400, 'PRM130'],
      [429, 'API429'],
    ]);
    expect((await shopper.cart(cartId)).status).toBe(200);
  });

  it('counts calls that break their contract, and none without a good token', async () => {
    const shopper = await service.shopper();
    const call = (authorization: string) =>
      service.app.inject({
        method: 'POST',
        url: '/cart/v1/item',
        headers: { ...usSite, authorization },
        payload: { nonsense: true },
      });
    for (let time = 0; time < 9; time += 1) await call('Bearer nonsense');
    const found = [];
    for (let time = 0; time < 6; time += 1) found.push((await call(shopper.authorization)).statusCode);
    expect(found).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('logs no client address', async () => {
    await statuses(5, () => ({ forwarded: VISITOR }));
    await statuses(5, () => ({ remoteAddress: '198.51.100.77' }));
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.join('')).not.toMatch(/203\.0\.113|198\.51\.100/);
  });
});

describe('a service that is not ready', () => {
  it('sends Retry-After', async () => {
    const database = await cloneDatabase();
    const unreachable = { ...database, check: () => Promise.reject(new Error('down')) };
    const service = await startTestService(unreachable, { logTarget: { write: () => undefined } });
    const response = await service.app.inject('/health/ready');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    await service.app.close();
    await database.close();
  });
});
