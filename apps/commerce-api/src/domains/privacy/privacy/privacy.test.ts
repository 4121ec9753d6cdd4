import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { contractFaults } from '../../../testing/contract-test.fixtures.ts';
import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import type { SessionBehaviour } from '../../../testing/fake-gateway.ts';
import { bookAddress, testClock, usAddress } from '../../../testing/service.ts';
import { guestAndCustomer } from '../../../testing/shop-states.fixtures.ts';
import { shopOrder } from '../../ledger/orders/schema.ts';
import { typedCard } from '../../accounts/wallet/wallet.contract-cases.ts';
import { finishDeletions } from './ending-accounts.ts';
import { cases, deletionCode } from './privacy.contract-cases.ts';

const listed = Object.entries(cases).flatMap(([operationId, byStatus]) =>
  Object.entries(byStatus).map(([status, run]) => ({ operationId, status: Number(status), run })),
);
const clock = testClock();
const testShop = createTestShop({ clock });

/** Tables with rows of the person whom the tests delete. */
async function tablesOfCanary(): Promise<readonly string[]> {
  const { rows: tables } = await testShop.database.read.execute<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public'",
  );
  const left: string[] = [];
  for (const { tablename } of tables) {
    const { rows } = await testShop.database.read.execute<{ row: string }>(
      `select to_jsonb(t)::text as row from "${tablename}" t`,
    );
    if (rows.some(({ row }) => /canar/i.test(row))) left.push(tablename);
  }
  return left;
}

it.each(listed)('$operationId responds with $status as documented', async ({ operationId, status, run }) => {
  expect(contractFaults(operationId, status, await run(await guestAndCustomer(testShop)))).toEqual([]);
});

describe('a customer with an order, an address and a favourite', () => {
  const canary = { firstName: 'Canaria', lastName: 'Birdsong', addressLine1: '77 Canary Row' };
  const live = async (behaviour?: SessionBehaviour) => {
    const state = await guestAndCustomer(testShop);
    const shoe = await sellVariant(testShop.database);
    const person = await testShop.service.person({ email: 'canary@example.org', firstName: 'Canaria' });
    await person.call('POST', '/consumers-v3/consumer/address', bookAddress(canary));
    const wish = { id: shoe.slice(0, 8), qty: 1, itemType: 'product' };
    await person.call('POST', '/wishlists/v2/favorites', wish);
    const cartId = await person.newCart([shoe, 1]);
    const address = usAddress({ ...canary, email: 'canary@example.org' });
    await person.call('POST', `/cart/v2/cart/${cartId}/shippingAddress`, { addresses: [address] });
    await person.call('POST', `/cart/v1/cart/${cartId}/billingAddress`, address);
    const session = await person.openSession(cartId);
    if (behaviour !== undefined) testShop.service.gateway.behaviours.set(session, behaviour);
    const { body } = await person.place(cartId, session, { billingAddress: address });
    await testShop.service.checkout.background.drain();
    return { ...state, person, orderNumber: body.orderNumber };
  };

  it('gets everything that is known in one response', async () => {
    const { person, orderNumber } = await live();
    const { body } = await person.call('GET', '/consumers-v3/consumer/data');
    expect(body).toMatchObject({
      profile: { consumerDetails: { email: 'canary@example.org', address: [canary] } },
      orders: [{ orderNumber, billingAddress: canary, items: [{ qty: 1 }] }],
      favourites: [{ productId: expect.any(String) as string }],
    });
  });

  it('is deleted once the link of the mail was followed; the order stays', async () => {
    const state = await live();
    await state.service.checkout.reconcile();
    await testShop.service.syncOrders();
    const code = await deletionCode(state);
    expect(testShop.service.mails.at(-1)?.to).toBe('canary@example.org');
    const confirm = () => state.guest.call('POST', '/consumers-v3/deletion/confirm', { code });
    expect(await confirm()).toMatchObject({ status: 200, body: { deleted: true } });
    expect((await confirm()).errorIds).toEqual(['API404']);
    expect((await state.person.call('GET', '/consumers-v3/consumer')).errorIds).toEqual(['AUT498']);
    expect(await testShop.database.read.select().from(shopOrder)).toMatchObject([
      { orderNumber: state.orderNumber, email: 'deleted@account.invalid' },
    ]);
    expect(await tablesOfCanary()).toEqual([]);
  });

  it.each([
    ['that its shopper never answers goes with it once it is given up', 'challenge', []],
    [
      'whose provider was silent goes with it once the order is handed over',
      'silent-but-authorised',
      ['PLACED'],
    ],
  ] as const)('leaves a payment that is under way: one %s', async (_what, behaviour, states) => {
    const world = await live(behaviour);
    const code = await deletionCode(world);
    const confirmed = await world.guest.call('POST', '/consumers-v3/deletion/confirm', { code });
    expect(confirmed.status).toBe(200);
    expect(await tablesOfCanary()).toContain('payment_attempt');
    expect(await finishDeletions(testShop.database)).toBe(0);

    clock.advance(16 * 60_000);
    await testShop.service.checkout.reconcile();
    const placed = await testShop.database.read.select().from(shopOrder).where(eq(shopOrder.state, 'PLACED'));
    expect(placed.map(({ state, billingAddress }) => [state, billingAddress.firstName])).toEqual(
      states.map((state) => [state, canary.firstName]),
    );
    await testShop.service.syncOrders();
    expect(await finishDeletions(testShop.database)).toBe(1);
    expect(await tablesOfCanary()).toEqual([]);
    expect(await finishDeletions(testShop.database)).toBe(0);
  });

  it('finds saved gift cards in it, with what the shop knows of them', async () => {
    const { person } = await live();
    const gift = { payment_method_id: 'GIFT_CARD', code: 'GC7730014820', pin: '0412' };
    expect((await person.call('POST', '/consumers-v3/consumer/payment_instruments', gift)).status).toBe(201);
    const { body } = await person.call('GET', '/consumers-v3/consumer/data');
    expect(body).toMatchObject({
      paymentInstruments: [],
      giftCards: [{ lastFour: '4820', currency: 'USD', savedAt: expect.any(String) as string }],
    });
  });

  it('has saved cards deleted at the payment provider as well, if it responds', async () => {
    const state = await live();
    const saving = await state.person.call(
      'POST',
      '/consumers-v3/consumer/payment_instruments',
      await typedCard(state),
    );
    expect(saving.status).toBe(201);
    testShop.service.vault.forgotten.length = 0;
    const code = await deletionCode(state);
    const confirmed = await state.guest.call('POST', '/consumers-v3/deletion/confirm', { code });
    expect([confirmed.status, testShop.service.vault.forgotten]).toEqual([200, ['token-4242']]);
  });

  it('stays when the link has ended', async () => {
    const state = await live();
    const code = await deletionCode(state);
    testShop.service.clock.advance(60 * 60_000);
    const late = await state.guest.call('POST', '/consumers-v3/deletion/confirm', { code });
    expect(late.status === 404 || late.status === 401).toBe(true);
  });
});
