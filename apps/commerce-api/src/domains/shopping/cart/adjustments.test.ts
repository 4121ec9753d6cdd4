import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { contractFaults } from '../../../testing/contract-test.fixtures.ts';
import { inStoreSale, storeEmployee } from '../associates/schema.ts';
import { priceAdjustmentChange } from './adjustment-schema.ts';
import { cases } from './adjustments.contract-cases.ts';
import { adjustmentsAt, lower } from './adjustments.fixtures.ts';
import { type AssociateState, SERVED, associateWithCart } from '../../../testing/shop-states.fixtures.ts';

const listed = Object.entries(cases).flatMap(([operationId, byStatus]) =>
  Object.entries(byStatus).map(([status, run]) => ({ operationId, status: Number(status), run })),
);

describe('a store session', () => {
  const testShop = createTestShop();

  const state = (): Promise<AssociateState> => associateWithCart(testShop);
  const audit = () =>
    testShop.database.read.select().from(priceAdjustmentChange).orderBy(asc(priceAdjustmentChange.changedAt));
  const place = async ({ agent, cartId }: AssociateState, rest: object = { inStoreSalesInfo: SERVED }) => {
    const reply = await agent.place(cartId, await agent.openSession(cartId), rest);
    await testShop.service.checkout.background.drain();
    return reply;
  };

  it.each(listed)(
    '$operationId responds with $status as documented',
    async ({ operationId, status, run }) => {
      expect(contractFaults(operationId, status, await run(await state()))).toEqual([]);
    },
  );

  it('lowers a line and the order, before promotions, and returns each amount', async () => {
    const given = await state();
    await lower(given);
    const { body } = await lower(given, { itemId: undefined, value: 10, reason: 'GOODWILL' });
    expect(body.price_adjustments).toMatchObject([
      { itemId: given.itemId, type: 'PERCENTAGE', value: 15, reason: 'DAMAGED', amount: 30 },
      { type: 'PERCENTAGE', value: 10, reason: 'GOODWILL', amount: 17 },
    ]);
    expect(body.totals).toMatchObject({ itemTotal: 200, totalDiscount: 47 });
    expect(body.promoSummary).toMatchObject([
      { promotionName: 'Price adjusted in store', level: 'PRODUCT', discount: 30 },
      { promotionName: 'Price adjusted in store', level: 'ORDER', discount: 17 },
      { level: 'SHIPPING' },
    ]);
  });

  it('keeps who lowered what, when, before and after, also when it is taken back', async () => {
    const given = await state();
    const { agent, cartId, itemId, shoe } = given;
    const { body } = await lower(given);
    const id = body.price_adjustments?.[0]?.adjustmentId ?? '';
    testShop.service.clock.advance(1_000);
    await agent.call('PATCH', adjustmentsAt(cartId, id), { value: 20 });
    testShop.service.clock.advance(1_000);
    for (let time = 0; time < 2; time += 1) await agent.call('DELETE', adjustmentsAt(cartId, id));
    const first = { type: 'PERCENTAGE', value: 1_500, reason: 'DAMAGED' };
    const who = { adjustmentId: id, cartId, lineId: itemId, agent: 'agent-E10442' };
    expect(await audit().then((rows) => rows.filter((row) => row.cartId === cartId))).toMatchObject([
      {
        ...who,
        storeId: 'NF-US-05',
        employeeNo: 'E10442',
        variantId: shoe,
        before: null,
        after: first,
      },
      { ...who, before: first, after: { ...first, value: 2_000 } },
      { ...who, before: { ...first, value: 2_000 }, after: null },
    ]);
  });

  it.each([
    ['more than half', { value: 50.01 }, 'PRC400'],
    ['a line that is not there', { itemId: 'nothing' }, 'ORD404'],
    [
      'an employee of another store',
      { inStoreSalesInfo: { ...SERVED, storeEmployeeId: 'E20117' } },
      'AUT404',
    ],
    ['a store that is not there', { inStoreSalesInfo: { ...SERVED, storeId: 'NF-XX-99' } }, 'STR404'],
  ])('does not lower %s', async (_what, terms, errorId) => {
    const given = await state();
    expect((await lower(given, terms)).errorIds).toEqual([errorId]);
    expect((await given.agent.cart(given.cartId)).body.totals.totalDiscount).toBe(0);
  });

  it('ends with the employment, even with a valid token', async () => {
    const given = await state();
    await testShop.database.read
      .update(storeEmployee)
      .set({ isActive: false })
      .where(eq(storeEmployee.employeeNo, 'E10442'));
    expect((await lower(given)).errorIds).toEqual(['AUT404']);
    expect((await place(given)).errorIds).toEqual(['AUT404']);
  });

  it('sells at the lowered price, and the order keeps who served where', async () => {
    const given = await state();
    await lower(given);
    const { status, body } = await place(given);
    expect([status, body.totals.totalDiscount]).toEqual([200, 30]);
    expect(body.promoSummary).toMatchObject([{ discount: 30 }, { level: 'SHIPPING' }]);
    expect(await testShop.database.read.select().from(inStoreSale)).toMatchObject([
      { agent: 'agent-E10442', storeId: 'NF-US-05', employeeNo: 'E10442' },
    ]);
  });

  it('is named by every order of an associate, and by no other', async () => {
    const given = await state();
    expect((await place(given, {})).errorIds).toEqual(['API400']);
    const cartId = await given.guest.readyCart([given.shoe, 1]);
    expect((await place({ ...given, agent: given.guest, cartId })).errorIds).toEqual(['AUT404']);
    expect(await testShop.database.read.select().from(inStoreSale)).toEqual([]);
  });
});
