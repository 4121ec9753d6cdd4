import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { DEFAULT_LIMITS } from '../../../platform/limits/budgets.ts';
import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { startTestService, type TestService, type TestShopper } from '../../../testing/service.ts';
import { orderLink } from '../../ledger/orders/link-schema.ts';
import { linkCode, mailLink, openLink } from './order-link.fixtures.ts';
import { placeChallenged, placeGiftCard, placeOrder } from './place-order.fixtures.ts';

const NO_ORDER = 'NF0000000000';

let database: TestDatabase;
let service: TestService;
let shoe: string;

beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.empty();
  shoe = await sellVariant(database, { stock: 50 });
  service = await startTestService(database);
  return async () => {
    await service.checkout.background.drain();
    await service.app.close();
  };
});

const newOrder = async () => placeOrder(await service.shopper(), shoe);

async function mailsOf(work: () => Promise<unknown>): Promise<string[]> {
  await service.checkout.reconcile();
  const before = service.mails.length;
  await work();
  await service.checkout.reconcile();
  return service.mails.slice(before).map(({ to }) => to);
}

/** A guest who has opened an order link. */
async function proved() {
  const order = await newOrder();
  const guest = await service.shopper();
  await mailLink(guest, order);
  const { body } = await openLink(service, await linkCode(service, order.email));
  return { order, guest, st: body.st };
}

const view = (guest: TestShopper, orderNumber: string, st?: string) =>
  guest.call(
    'GET',
    `/consumers-v3/consumer/purchase/${orderNumber}${st === undefined ? '' : `?st=${encodeURIComponent(st)}`}`,
  );

describe('a link to an order', () => {
  it('goes to the address of the order, opens it once, and is stored as a hash', async () => {
    const order = await newOrder();
    const { orderNumber, email, st } = order;
    const guest = await service.shopper();
    const reply = await mailLink(guest, { orderNumber, email: ` ${email.toUpperCase()} ` });
    expect([reply.status, reply.body]).toEqual([200, { accepted: true }]);
    const code = await linkCode(service, email);
    expect(JSON.stringify(await database.read.select().from(orderLink))).not.toContain(code);
    expect((await openLink(service, code)).body).toEqual({ orderNumber, st });
    expect((await openLink(service, code)).errorIds).toEqual(['API404']);
  });

  it('opens its order once, however many open it together', async () => {
    const order = await newOrder();
    await mailLink(await service.shopper(), order);
    const code = await linkCode(service, order.email);
    const replies = await Promise.all([1, 2, 3].map(() => openLink(service, code)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
  });

  it('opens nothing after half an hour', async () => {
    const order = await newOrder();
    await mailLink(await service.shopper(), order);
    const code = await linkCode(service, order.email);
    service.clock.advance(30 * 60_000);
    expect((await openLink(service, code)).errorIds).toEqual(['API404']);
  });

  it('is mailed to no other address, and the response does not reveal that', async () => {
    const { orderNumber, email } = await newOrder();
    const pending = await placeChallenged(service, await service.shopper(), shoe);
    const guest = await service.shopper();
    for (const request of [
      { orderNumber: NO_ORDER, email },
      { orderNumber, email: 'bob@example.org' },
      { orderNumber: pending.orderNumber, email },
    ]) {
      const mails = await mailsOf(async () => {
        const { status, body } = await mailLink(guest, request);
        expect([status, body]).toEqual([200, { accepted: true }]);
      });
      expect(mails).toEqual([]);
    }
  });

  it('needs an e-mail address', async () => {
    const { orderNumber } = await newOrder();
    const { status, body } = await mailLink(await service.shopper(), { orderNumber, email: 'ann' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errorDetails: [{ errorId: 'ORD400', field: 'email' }] });
  });

  it('is mailed ten times an hour, for any caller and whether or not the order exists', async () => {
    const budget = { ...DEFAULT_LIMITS.budgets['reset-mails-object'], most: 2 };
    const budgets = { ...DEFAULT_LIMITS.budgets, 'reset-mails-object': budget };
    const limited = await startTestService(database, { limits: { ...DEFAULT_LIMITS, budgets } });
    for (const order of [await newOrder(), { orderNumber: NO_ORDER, email: 'bob@example.org' }]) {
      const statuses: number[] = [];
      for (let time = 0; time < 3; time += 1)
        statuses.push((await mailLink(await limited.shopper(), order)).status);
      expect(statuses).toEqual([200, 200, 429]);
    }
    await limited.app.close();
  });
});

describe('the order behind a link', () => {
  it('is shown to the guest who has its secret, and cancelled; its invoice waits for the first parcel', async () => {
    const { order, guest, st } = await proved();
    const { orderNumber } = order;
    const { status, body } = await view(guest, orderNumber, st);
    expect(status).toBe(200);
    expect(body).toMatchObject({ orderNumber, email: order.email, items: [{ name: expect.any(String) }] });
    const invoice = { orderNumber, st };
    const early = await guest.call('POST', '/consumers-v3/consumer/purchase/invoice/download', invoice);
    expect(early.errorIds).toEqual(['OHS4004']);
    await service.syncOrders();
    const wish = { orderNumber, st, reason: 'OTHER' };
    expect((await guest.call('POST', '/consumers-v3/consumer/CancelOrder', wish)).body).toMatchObject({
      cancelled: true,
    });
  });

  it('mails its gift cards again', async () => {
    const giftCard = await sellVariant(database, { id: 'NF0GIFTCARD', stock: 0, soldAs: 'gift-card' });
    const { orderNumber, st, items } = await placeGiftCard(await service.shopper(), giftCard);
    const body = { orderNumber, itemId: items[0]?.id };
    const resend = async (more: object) =>
      (await service.shopper()).call('POST', '/consumers-v3/consumer/resendGiftCardEmail', {
        ...body,
        ...more,
      });
    expect((await resend({ st })).status).toBe(200);
    expect((await resend({ st: 'not-the-secret' })).errorIds).toEqual(['ORD409']);
  });

  it('is the only one: another, a missing and an unproved one get equal responses', async () => {
    const { order, guest, st } = await proved();
    const other = await newOrder();
    const replies = await Promise.all([
      view(guest, other.orderNumber, st),
      view(guest, other.orderNumber),
      view(guest, NO_ORDER, st),
      view(guest, order.orderNumber),
      view(guest, order.orderNumber, 'not-the-secret'),
    ]);
    const [first, ...rest] = replies.map(({ status, body }) => {
      const { correlationId: _id, ...shownBody } = body as { correlationId?: string };
      return { status, body: shownBody };
    });
    expect(first).toMatchObject({ status: 404, body: { errorDetails: [{ errorId: 'ORD409' }] } });
    for (const reply of rest) expect(reply).toEqual(first);
  });
});
