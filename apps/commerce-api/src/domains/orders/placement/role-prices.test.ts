import type { Cart } from '@haberdash/api-client/cart';
import type { ConsumerAnswer } from '@haberdash/api-client/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import type { PersonParts } from '../../../testing/people.fixtures.ts';
import { frSite, startTestService, type TestService, type TestShopper } from '../../../testing/service.ts';

const employee: PersonParts = {
  consumerType: 'EMPLOYEE',
  acceptedEmployeeTerms: true,
  employeeCap: 20_000,
  employeeSpend: 2_000,
};

describe('the prices of a role', () => {
  let database: TestDatabase;
  let service: TestService;
  let shoe: string;
  beforeAll(async () => {
    database = await cloneDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.empty();
    service = await startTestService(database);
    shoe = await sellVariant(database, { stock: 100, price: 10_000, maxQty: 60 });
    return () => service.app.close();
  });

  const cartOf = async (person: TestShopper, qty = 1): Promise<Cart> =>
    (await person.cart(await person.readyCart([shoe, qty]))).body;
  const spentOf = async (person: TestShopper) => {
    const { body } = await person.call<ConsumerAnswer>('GET', '/consumers-v3/consumer');
    return body.consumerProfile.consumerDetails.employee?.currentSpend;
  };
  /** Adds units to the cart and places it. */
  const buy = async (person: TestShopper, qty: number, behaviour?: 'declined') => {
    const cartId = await (qty === 0 ? person.readyCart() : person.readyCart([shoe, qty]));
    const session = await person.openSession(cartId);
    if (behaviour !== undefined) service.gateway.behaviours.set(session, behaviour);
    const reply = await person.place(cartId, session);
    await service.checkout.background.drain();
    return reply;
  };

  it.each<[string, PersonParts, number]>([
    ['an employee with accepted terms', employee, 40],
    ['an employee without', { ...employee, acceptedEmployeeTerms: false }, 0],
    ['an athlete', { athleteCredit: 50_000 }, 30],
    ['a prosumer', { prosumerCredit: 50_000, identities: ['IPA'] }, 25],
    ['anybody else', {}, 0],
  ])('of %s are listed among the reductions of the order', async (_who, parts, off) => {
    const { totals, promoSummary } = await cartOf(await service.person(parts));
    expect(totals.totalDiscount).toBe(off);
    expect(promoSummary.filter(({ promotionId }) => promotionId.startsWith('role-'))).toMatchObject(
      off === 0 ? [] : [{ level: 'PRODUCT', discount: off }],
    );
  });

  it('hold as far as the cap, and never in another currency', async () => {
    expect((await cartOf(await service.person(employee), 5)).totals.totalDiscount).toBe(120);
    const abroad = await service.person(employee, frSite);
    const cartId = await abroad.newCart([shoe, 1]);
    expect((await abroad.cart(cartId)).body.totals.totalDiscount).toBe(0);
  });

  it('are spent by an order, given back by a cancellation, and by a payment that failed', async () => {
    const person = await service.person(employee);
    expect((await buy(person, 1, 'declined')).status).toBe(409);
    expect(await spentOf(person)).toBe(20);
    // One unit is in the cart since the failed payment.
    const { body } = await buy(person, 1);
    expect(body.totals.totalDiscount).toBe(80);
    expect(await spentOf(person)).toBe(140);
    const { orderNumber } = body;
    await person.call('POST', '/consumers-v3/consumer/CancelOrder', { orderNumber, reason: 'CHANGED_MIND' });
    expect(await spentOf(person)).toBe(20);
  });

  it('return their part of the cap with each return, and all of it with the last unit', async () => {
    const person = await service.person(employee);
    const { body: order } = await buy(person, 3);
    expect(await spentOf(person)).toBe(200);
    await service.syncOrders();
    const now = (): string => new Date(service.clock.now()).toISOString();
    service.fulfilment.move(order.orderNumber, 'DELIVERED', now());
    await service.syncOrders();
    const url = `/consumers-v3/consumer/return/${order.orderNumber}/returnLabel`;
    for (const [qty, spent] of [
      [1, 140],
      [2, 20],
    ] as const) {
      const items = [{ itemId: order.items[0]?.id, qty, reason: 'OTHER' }];
      const { body } = await person.call('POST', url, { items });
      service.fulfilment.receiveReturn(order.orderNumber, String(body['returnNumber']), now());
      await Promise.all([service.syncOrders(), service.syncOrders()]);
      expect(await spentOf(person)).toBe(spent);
    }
  });

  it('restart with the year', async () => {
    const person = await service.person({ ...employee, employeeSpend: 20_000, spendYear: 2025 });
    expect(await spentOf(person)).toBe(0);
    expect((await cartOf(person)).totals.totalDiscount).toBe(40);
    await buy(person, 0);
    expect(await spentOf(person)).toBe(60);
    const other = await service.person({ ...employee, spendYear: 2025 });
    await service.checkout.reconcile();
    expect(await spentOf(other)).toBe(0);
  });
});
