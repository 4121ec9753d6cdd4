import type { Cart } from '@haberdash/api-client/cart';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { offerCoupon, sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { startTestService, usAddress, type TestService, type TestShopper } from '../../../testing/service.ts';

const LINES = 12;
const COUPON = 'TEN';
const GIFT_CARD = { code: 'GC7730014820', pin: '0412' };
/** Entry points of statements. */
const BEGINNINGS: ReadonlySet<string | symbol> = new Set([
  'select',
  'insert',
  'update',
  'delete',
  'execute',
  '$count',
]);

describe('calls between a product page and an order', () => {
  let database: TestDatabase;
  let service: TestService;
  let shopper: TestShopper;
  let variants: string[];
  let statements = 0;
  const counted = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get: (own, key, receiver): unknown => {
        if (BEGINNINGS.has(key)) statements += 1;
        return Reflect.get(own, key, receiver);
      },
    });

  beforeAll(async () => {
    database = await cloneDatabase();
    service = await startTestService({
      ...database,
      read: counted(database.read),
      transaction: (run, options) => database.transaction((tx) => run(counted(tx)), options),
    });
    variants = [];
    for (let line = 0; line < LINES; line += 1)
      variants.push(await sellVariant(database, { id: `NF0Q${String(line).padStart(3, '0')}0RED` }));
    await offerCoupon(database, COUPON);
    shopper = await service.shopper();
  });
  afterAll(async () => {
    await service.app.close();
    await database.close();
  });

  const of = async (work: () => Promise<{ readonly status: number }>): Promise<number> => {
    await service.checkout.background.drain();
    statements = 0;
    const { status } = await work();
    // Work after the response counts as well.
    await service.checkout.background.drain();
    expect(status).toBe(200);
    return statements;
  };
  const countFor = async (lines: number) => {
    const items = variants.slice(0, lines).map((id) => [id, 1] as const);
    const cartId = await shopper.readyCart(...items);
    const { body } = await shopper.cart(cartId);
    const itemId = body.items[0]?.id ?? '';
    const change = { cartId, itemId, qty: 2 };
    const session = await shopper.openSession(cartId);
    const at = `/cart/v1/cart/${cartId}`;
    const coupon = { cartId, code: COUPON };
    let tenderId = '';
    return {
      read: await of(() => shopper.cart(cartId)),
      checked: await of(() => shopper.cart(cartId, '?inventorySupplyCheck=true&isPatchRequired=true')),
      add: await of(() =>
        shopper.call('POST', '/cart/v1/item', [{ cartId, productId: variants[0], qty: 1 }]),
      ),
      change: await of(() => shopper.call('PUT', `${at}/item`, change)),
      methods: await of(() => shopper.call('GET', `${at}/shippingMethod/me`)),
      method: await of(() =>
        shopper.call('POST', '/cart/v1/shippingMethod', { cartId, code: 'standard', shippingId: 'me' }),
      ),
      address: await of(() =>
        shopper.call('POST', `${at.replace('v1', 'v2')}/shippingAddress`, { addresses: [usAddress()] }),
      ),
      billing: await of(() => shopper.call('POST', `${at}/billingAddress`, usAddress())),
      code: await of(() => shopper.call('PUT', '/cart/v1/coupon', coupon)),
      withoutCode: await of(() => shopper.call('DELETE', '/cart/v1/coupon', coupon)),
      payments: await of(() => shopper.call('GET', `${at}/paymentMethods`)),
      balance: await of(() => shopper.call('POST', '/cart/v1/giftcard/balance', GIFT_CARD)),
      tender: await of(async () => {
        const added = await shopper.call<Cart>('POST', `${at}/paymentInstruments`, {
          payment_method_id: 'GIFT_CARD',
          ...GIFT_CARD,
        });
        tenderId = added.body.payment_instruments.find(({ code }) => code === 'GIFT_CARD')?.id ?? '';
        return added;
      }),
      withoutTender: await of(() =>
        shopper.call('DELETE', `${at}/paymentInstruments`, { payment_instrument_id: tenderId }),
      ),
      remove: await of(() =>
        shopper.call('DELETE', '/cart/v1/item', { cartId, itemId: body.items[1]?.id ?? '' }),
      ),
      prepare: await of(() => shopper.call('POST', '/cart/v1/cart/prepareOrder', { basketId: cartId })),
      place: await of(() => shopper.place(cartId, session)),
    };
  };

  it(`run as many statements for ${LINES} lines as for three`, async () => {
    const few = await countFor(3);
    expect(few.place).toBeGreaterThan(10);
    expect(await countFor(LINES)).toEqual(few);
  });

  it('look as often for an order that a stranger guessed as for one that is missing', async () => {
    const cartId = await shopper.readyCart([variants[0] ?? '', 1]);
    const { body: order } = await shopper.place(cartId, await shopper.openSession(cartId));
    await service.checkout.background.drain();
    const stranger = await service.shopper();
    const looks: (readonly [number, readonly string[]])[] = [];
    for (const orderNumber of [order.orderNumber, 'NF0000000000']) {
      statements = 0;
      const { errorIds } = await stranger.call('POST', '/consumers-v3/consumer/TrackOrder', {
        orderNumber,
        email: 'stranger@example.com',
      });
      looks.push([statements, errorIds]);
    }
    expect(looks[0]).toEqual([expect.any(Number), ['ORD409']]);
    expect(looks[1]).toEqual(looks[0]);
  });
});
