import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sellVariant, stockOf } from '../../../testing/catalogue.fixtures.ts';
import { addMember, addPerson } from '../../../testing/people.fixtures.ts';
import { usAddress, usSite } from '../../../testing/service.ts';
import { signAccessToken } from '../../customers/token/access-token.ts';
import {
  mortalService,
  SECRET,
  type ServiceResponse,
  type Death,
  type MortalService,
} from './killed-service.fixtures.ts';
import { pointsLeft } from './tenders-world.fixtures.ts';

const CONSUMER = { consumerNo: 'C-1', subject: 'consumer-ann' };
const STOCK = 30;
const PRICE = 10_000;
const POINTS = 40_000;
/** A sandbox gift card with enough balance. */
const GIFT_CARD = { code: 'GC7730054824', pin: '0416' };
/** Amounts by tender, in cents; a point is a cent. */
const PAID = { points: 1_000, giftCard: 2_000 };
const CARDS = { passes: '4242424242424242', declined: '4000000000000002' };

/** Provider calls between the steps of a placement. */
const PLACED: readonly (readonly [step: string, death: Death])[] = [
  ['the stock is taken and nobody is asked', { path: /^\/fraud\/v1\/assessments$/, at: 'asked' }],
  ['the gift card has paid and did not say so yet', { path: /^\/gift-cards\/v1\/charges$/, at: 'done' }],
  ['the gift card has paid and the card is not asked', { path: /^\/payments\/v1\/payments$/, at: 'asked' }],
  ['all have paid and the last one did not say so yet', { path: /^\/payments\/v1\/payments$/, at: 'done' }],
  [
    'the order is written and no money taken',
    { path: /^\/gift-cards\/v1\/charges\/[^/]+\/capture$/, at: 'asked' },
  ],
  ['the money of one of them is taken', { path: /^\/gift-cards\/v1\/charges\/[^/]+\/capture$/, at: 'done' }],
  ['the money of all is taken', { path: /^\/payments\/v1\/payments\/[^/]+\/capture$/, at: 'done' }],
];
const REJECTED: typeof PLACED = [
  ['the card has declined', { path: /^\/payments\/v1\/payments$/, at: 'done' }],
  ['the gift card is to be given back', { path: /^\/gift-cards\/v1\/charges\/[^/]+\/void$/, at: 'asked' }],
  ['the gift card is given back', { path: /^\/gift-cards\/v1\/charges\/[^/]+\/void$/, at: 'done' }],
];

describe('kill -9 while three tenders pay', () => {
  let service: MortalService;
  let shoe: string;
  /** Orders in responses. */
  const acknowledged = new Set<unknown>();

  beforeAll(async () => {
    const person = { subject: CONSUMER.subject, type: 'Registered' as const, usid: randomUUID() };
    service = await mortalService(`Bearer ${signAccessToken(person, Date.now(), SECRET)}`, usSite);
    shoe = await service.inDatabase(async (database) => {
      await addPerson(database, CONSUMER);
      await addMember(database, CONSUMER.consumerNo, { points: POINTS });
      return sellVariant(database, { price: PRICE, stock: STOCK });
    });
    // A graceful end writes the compile cache, which speeds up later starts.
    await service.start();
    await service.stop();
    await service.start();
  });
  afterAll(() => service.close());

  const bodyOf = async (method: string, path: string, body?: object): Promise<ServiceResponse['body']> => {
    const response = await service.call(method, path, body);
    if (response === undefined || response.status >= 300)
      throw new TypeError(`the test's ${path} was rejected: ${response?.errorIds.join() ?? 'no answer'}`);
    return response.body;
  };
  /** An express cart with three tenders, as its placement. */
  async function readyOrder(card: string): Promise<object> {
    const { id: cartId } = await bodyOf('POST', '/cart/v1/cartWithItem', [{ productId: shoe, qty: 1 }]);
    const at = `/cart/v1/cart/${String(cartId)}`;
    await bodyOf('POST', `${at.replace('v1', 'v2')}/shippingAddress`, { addresses: [usAddress()] });
    await bodyOf('POST', `${at}/billingAddress`, usAddress());
    const points = { payment_method_id: 'LOYALTY_POINTS', amount: PAID.points / 100 };
    await bodyOf('POST', `${at}/paymentInstruments`, points);
    const giftCard = { payment_method_id: 'GIFT_CARD', ...GIFT_CARD, amount: PAID.giftCard / 100 };
    await bodyOf('POST', `${at}/paymentInstruments`, giftCard);
    const session = `referer=https%3A%2F%2Fshop.test&paymentMethodId=CREDIT_CARD&basketId=${String(cartId)}`;
    const { sessionID } = await bodyOf('GET', `/cart/v1/paymentSession?${session}`);
    await service.typeCard(String(sessionID), card);
    return { cartId, paymentMethod: { code: 'CREDIT_CARD', additionalData: { sessionID } } };
  }
  const place = (order: object) => service.call('PUT', '/cart/v2/checkout/order', order);
  /** Places on a dying process, then on its successor. */
  async function placeAcross(death: Death, card: string): Promise<ServiceResponse | undefined> {
    const order = await readyOrder(card);
    const dead = service.dieAt(death);
    const first = await place(order);
    if (first?.status === 200) acknowledged.add(first.body['orderNumber']);
    await dead;
    await service.start();
    return place(order);
  }

  it.each(PLACED)('once %s, a retry ends in the one order', async (_step, death) => {
    const again = await placeAcross(death, CARDS.passes);
    expect([again?.errorIds, again?.body['status']]).toEqual([[], 'PLACED']);
    acknowledged.add(again?.body['orderNumber']);
  });

  it.each(REJECTED)('once %s, a retry is rejected as the first call was', async (_step, death) => {
    expect((await placeAcross(death, CARDS.declined))?.errorIds).toEqual(['PAY400']);
  });

  it('no acknowledged order is lost, no half order is left, and all ledgers add up', async () => {
    // The process dies after its response.
    const last = await place(await readyOrder(CARDS.passes));
    expect(last?.status).toBe(200);
    acknowledged.add(last?.body['orderNumber']);
    await service.kill();
    await service.start();
    const orders = PLACED.length + 1;
    // Authorised but uncaptured tenders would be half an order; voided ones are ignored.
    const taken = (table: 'payment' | 'gift_charge') =>
      service.books
        .prepare(
          `select state, count(*), sum(amount) from ${table} where state not in ('voided', 'declined') group by state`,
        )
        .all()
        .map(Object.values);
    await expect
      .poll(() => [...taken('payment'), ...taken('gift_charge')], { timeout: 20_000 })
      .toEqual([
        ['captured', orders, orders * (PRICE - PAID.points - PAID.giftCard)],
        ['captured', orders, orders * PAID.giftCard],
      ]);
    await service.kill();

    const left = await service.inDatabase(async (database) => ({
      orders: (
        await database.read.execute<{ number: string }>(sql`select order_number as number from shop_order`)
      ).rows.map(({ number }) => number),
      stock: await stockOf(database, shoe),
      points: await pointsLeft(database, CONSUMER.consumerNo),
    }));
    expect(new Set(left.orders)).toEqual(acknowledged);
    expect(left.orders).toHaveLength(orders);
    expect(left).toMatchObject({ stock: STOCK - orders, points: POINTS - orders * PAID.points });
  });
});
