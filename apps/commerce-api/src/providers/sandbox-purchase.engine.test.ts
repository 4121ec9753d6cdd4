import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openBooks, type Books } from '@haberdash/demo-providers/books.ts';
import { createSandboxApp } from '@haberdash/demo-providers/sandbox-app.ts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { readConfig } from '../platform/config/config.ts';
import { sellVariant, stockOf } from '../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { startTestService, testClock, usAddress, type TestService } from '../testing/service.ts';
import { openProviders } from './open-providers.ts';

/** Longer than a local response takes, short enough to wait for the card that never responds. */
const PAYMENT_TIMEOUT_MS = 2_000;

describe('a purchase through the sandbox providers, over the network', () => {
  const clock = testClock();
  let folder: string;
  let books: Books;
  let sandbox: FastifyInstance;
  let database: TestDatabase;
  let service: TestService;
  let shoe: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sandbox-purchase-'));
    books = openBooks(folder);
    sandbox = await createSandboxApp({
      books,
      now: () => clock.now(),
      publicOrigin: 'https://pay.test',
      apiKey: 'the-key',
      logLevel: 'silent',
    });
    const url = await sandbox.listen({ host: '127.0.0.1', port: 0 });
    database = await cloneDatabase();
    const provider = { PAYMENT_URL: url, PAYMENT_API_KEY: 'the-key', MAIL_URL: url, MAIL_API_KEY: 'the-key' };
    const config = readConfig({
      ...provider,
      ADDRESS_CHECK_URL: url,
      ADDRESS_CHECK_API_KEY: 'the-key',
      PAYMENT_TIMEOUT_MS: String(PAYMENT_TIMEOUT_MS),
    });
    service = await startTestService(database, { clock, config, providers: openProviders(config) });
  });
  afterAll(async () => {
    await service.app.close();
    await sandbox.close();
    books.close();
    await database.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    await database.empty();
    shoe = await sellVariant(database, { stock: 5 });
  });

  /** A cart whose session has a card. */
  async function cartWithCard(number: string) {
    const shopper = await service.shopper();
    const cartId = await shopper.readyCart([shoe, 1]);
    const session = await shopper.openSession(cartId);
    const card = { number, expiry: '12/34', securityCode: '123', holder: 'Ann Lee' };
    await sandbox.inject({ method: 'POST', url: `/frame/${session}/card`, payload: card });
    return { shopper, cartId, session };
  }
  const states = async (): Promise<string[]> => {
    const { rows } = await database.read.execute<{ state: string }>(sql`select state from payment_attempt`);
    return rows.map(({ state }) => state);
  };

  it('takes the money once and delivers the confirmation', async () => {
    const { shopper, cartId, session } = await cartWithCard('4242424242424242');
    const placed = await shopper.place(cartId, session);
    expect(placed.status).toBe(200);
    await service.checkout.background.drain();
    expect(await states()).toEqual(['COMPLETED']);
    expect(books.prepare('select state, captures from payment').all()).toMatchObject([
      { state: 'captured', captures: 1 },
    ]);
    expect((await sandbox.inject('/mailbox')).body).toContain('ann@example.org');
  });

  it('is rejected with the reason of a declined card, and gives the stock back', async () => {
    const { shopper, cartId, session } = await cartWithCard('4000000000009995');
    expect((await shopper.place(cartId, session)).errorIds).toEqual(['PYT400']);
    expect(await stockOf(database, shoe)).toBe(5);
  });

  it('returns the challenge of the card issuer', async () => {
    const { shopper, cartId, session } = await cartWithCard('4000002500003155');
    const placed = await shopper.place(cartId, session);
    expect(JSON.stringify(placed.body)).toContain(`https://pay.test/challenge/${session}`);
    const response = await sandbox.inject({
      method: 'POST',
      url: `/challenge/${session}/answer`,
      payload: { answer: 'approve' },
    });
    const { threeDS2Result } = response.json<{ threeDS2Result: string }>();
    const orderNumber = placed.body.orderNumber;
    expect((await shopper.answerChallenge(orderNumber, session, threeDS2Result)).status).toBe(200);
  });

  it('with a card that the provider is silent about is given up by the reconciler', async () => {
    const { shopper, cartId, session } = await cartWithCard('4000000000000341');
    await shopper.place(cartId, session);
    clock.advance(10 * 60_000);
    await service.checkout.reconcile();
    expect(await states()).toEqual(['RELEASED']);
    expect(await stockOf(database, shoe)).toBe(5);
  });

  it('has its address checked', async () => {
    const { shopper, cartId } = await cartWithCard('4242424242424242');
    const url = `/cart/v1/cart/${cartId}/shippingAddress/validation`;
    expect((await shopper.call('POST', url, usAddress({ city: 'PORTLAND' }))).body).toMatchObject({
      verdict: 'CORRECTED',
      suggestion: { city: 'Portland', lastName: 'Lee' },
    });
  });
});
