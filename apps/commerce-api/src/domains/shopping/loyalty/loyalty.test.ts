import type { Order } from '@haberdash/api-client/cart';
import type { LoyaltyVouchers, WelcomePromo } from '@haberdash/api-client/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { addMember } from '../../../testing/people.fixtures.ts';
import { memberWithPoints } from '../../../testing/shop-states.fixtures.ts';
import { frSite, startTestService, type TestService, type TestShopper } from '../../../testing/service.ts';
import { consumerOrigin } from '../../customers/consumers/origin-schema.ts';
import { consumerEnrollment } from '../../customers/consumers/schema.ts';
import { revokePoints } from './earning.ts';
import { applyVoucher, loyaltyToken } from './loyalty.contract-cases.ts';
import { pointsOfOrder } from './order-points.ts';
import { MOST_REFERRALS, REFERRAL_POINTS } from './rules.ts';

const BASE = '/consumers-v3/consumer/loyalty';
const DAY_MS = 24 * 60 * 60_000;
/** Longer than the return period and delivery. */
const KEPT_MS = 120 * DAY_MS;

describe('a member', () => {
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
    shoe = await sellVariant(database, { stock: 50, price: 10_000 });
    return () => service.app.close();
  });

  const member = (consumerNo: string, points = 0): Promise<TestShopper> =>
    memberWithPoints({ database, service }, consumerNo, points);
  const vouchers = async (person: TestShopper): Promise<LoyaltyVouchers> =>
    (await person.call<LoyaltyVouchers>('GET', `${BASE}/vouchers`)).body;
  const welcome = async (person: TestShopper) =>
    (await person.call<WelcomePromo & { code: string }>('GET', `${BASE}/promo/welcome`)).body;
  const order = async (person: TestShopper, code?: string) => {
    const cartId = await person.readyCart([shoe, 1]);
    if (code !== undefined) await person.call('PUT', '/cart/v1/coupon', { cartId, code });
    const { body } = await person.place(cartId, await person.openSession(cartId));
    await service.checkout.background.drain();
    return body;
  };
  const points = async (consumerNo: string) => {
    const [found] = await database.read
      .select({ points: consumerEnrollment.points, pending: consumerEnrollment.pendingPoints })
      .from(consumerEnrollment)
      .where(eq(consumerEnrollment.consumerNo, consumerNo));
    return found;
  };

  it('gets points, tier and vouchers, and a stable invitation code', async () => {
    const person = await member('C-1', 1_240);
    const first = await vouchers(person);
    expect(first).toMatchObject({
      currentLoyaltyPoints: 1_240,
      pendingPoints: 0,
      minimumPoints: 500,
      currency: 'USD',
      tier: { id: 'TRAIL', nextTier: 'RIDGE', pointsToNextTier: 2_500 },
    });
    expect(first.applicableLoyaltyVouchers.slice(0, 3)).toEqual([
      { points: 500, amountInCurrency: 5, available: true, eligible: true },
      { points: 1_000, amountInCurrency: 10, available: true, eligible: true },
      { points: 2_000, amountInCurrency: 20, available: true, eligible: false },
    ]);
    expect((await vouchers(person)).referralCode).toBe(first.referralCode);
  });

  it('has no voucher to use on a site with another currency', async () => {
    const person = await service.person({ consumerNo: 'C-1' }, frSite);
    await addMember(database, 'C-1', { points: 1_000 });
    const { applicableLoyaltyVouchers } = await vouchers(person);
    expect(applicableLoyaltyVouchers.every(({ available }) => !available)).toBe(true);
  });

  it('is promised points for goods, and has them once nothing can be sent back', async () => {
    const person = await member('C-1');
    await order(person);
    expect(await points('C-1')).toEqual({ points: 0, pending: 500 });
    await service.checkout.reconcile();
    expect(await points('C-1')).toEqual({ points: 0, pending: 500 });
    service.clock.advance(KEPT_MS);
    await service.checkout.reconcile();
    await service.checkout.reconcile();
    expect(await points('C-1')).toEqual({ points: 500, pending: 0 });
  });

  it('sees on the order what it earns: promised, then earned, and nothing of what was sent back', async () => {
    const person = await member('C-1');
    const { orderNumber } = await order(person);
    const url = `/consumers-v3/consumer/purchase/${orderNumber}`;
    const promised = { points: 500, status: 'PENDING' };
    expect((await person.call<Order>('GET', url)).body.loyaltyPoints).toEqual(promised);
    // The session ends before the points are earned.
    const seen = () => pointsOfOrder(database.read, orderNumber);
    service.clock.advance(KEPT_MS);
    await service.checkout.reconcile();
    expect(await seen()).toEqual({ points: 500, status: 'EARNED' });
    await database.transaction((tx) => revokePoints(tx, orderNumber, 0, new Date(service.clock.now())));
    expect(await seen()).toBeUndefined();
  });

  it('keeps no points of an order that is cancelled', async () => {
    const person = await member('C-1');
    const { orderNumber } = await order(person);
    await person.call('POST', '/consumers-v3/consumer/CancelOrder', { orderNumber, reason: 'CHANGED_MIND' });
    expect(await points('C-1')).toEqual({ points: 0, pending: 0 });
    service.clock.advance(KEPT_MS);
    await service.checkout.reconcile();
    expect(await points('C-1')).toEqual({ points: 0, pending: 0 });
  });

  it('gives points of what comes back, before and after they are earned, as far as they are there', async () => {
    const person = await member('C-1');
    const { orderNumber } = await order(person);
    const back = (retained: number) =>
      database.transaction((tx) => revokePoints(tx, orderNumber, retained, new Date(service.clock.now())));
    await back(6_000);
    await back(6_000);
    expect(await points('C-1')).toEqual({ points: 0, pending: 300 });
    service.clock.advance(KEPT_MS);
    await service.checkout.reconcile();
    await database.read.update(consumerEnrollment).set({ points: 100 });
    await back(0);
    await back(0);
    expect(await points('C-1')).toEqual({ points: 0, pending: 0 });
  });

  it('pays with a voucher, which takes the place of another one, and goes with 0 points', async () => {
    const person = await member('C-1', 1_240);
    const cartId = await person.readyCart([shoe, 1]);
    const before = (await person.cart(cartId)).body.totals.total;
    for (const [points, amount] of [
      [500, 5],
      [1_000, 10],
    ] as const) {
      const { body } = await applyVoucher(person, cartId, points, amount);
      expect(body).toMatchObject({
        appliedLoyaltyVoucher: { points, amountInCurrency: amount },
        remainingToPay: before - amount,
        totals: { total: before },
      });
    }
    const { body } = await applyVoucher(person, cartId, 0, 0);
    expect([body.appliedLoyaltyVoucher, body.remainingToPay]).toEqual([undefined, before]);
  });

  it.each([
    ['a voucher that is not offered', 700, 7, ['API400']],
    ['another amount than it has', 1_000, 100, ['API400']],
    ['more points than there are', 5_000, 50, ['REW140']],
  ])('does not pay with %s', async (_what, points, amount, errorIds) => {
    const person = await member('C-1', 1_240);
    const cartId = await person.readyCart([shoe, 1]);
    expect((await applyVoucher(person, cartId, points, amount)).errorIds).toEqual(errorIds);
    expect((await person.cart(cartId)).body.payment_instruments).toEqual([]);
  });

  it('alone pays with vouchers: a guest has to sign in', async () => {
    const guest = await service.shopper();
    const rejected = await applyVoucher(guest, await guest.newCart([shoe, 1]), 1_000, 10);
    expect([rejected.status, rejected.errorIds]).toEqual([401, ['REW401']]);
  });

  it('has a welcome code that no other shopper can use, and that works once', async () => {
    const person = await member('C-1');
    const given = await welcome(person);
    expect(given).toMatchObject({
      redeemed: false,
      eligible: true,
      promotionName: '10% off your first order as a member',
    });
    expect((await welcome(person)).code).toBe(given.code);

    const other = await member('C-2');
    const cartId = await other.newCart([shoe, 1]);
    const tried = await other.call('PUT', '/cart/v1/coupon', { cartId, code: given.code });
    expect(tried.errorIds).toEqual(['PRM130']);

    const { totals } = await order(person, given.code);
    expect(totals.totalDiscount).toBe(10);
    expect(await welcome(person)).toMatchObject({ redeemed: true, eligible: false });
    const again = await person.newCart([shoe, 1]);
    const second = await person.call('PUT', '/cart/v1/coupon', { cartId: again, code: given.code });
    expect(second.errorIds).toEqual(['PRM150']);
  });

  it('has a welcome code for a first order alone, and for a time', async () => {
    const person = await member('C-1');
    await order(person);
    expect(await welcome(person)).toMatchObject({ redeemed: false, eligible: false });
    const late = await service.person({ consumerNo: 'C-2' });
    await addMember(database, 'C-2', { points: 0, enrolledAt: new Date(service.clock.now() - 91 * DAY_MS) });
    expect(await welcome(late)).toMatchObject({ redeemed: false, eligible: false });
  });

  it('gets a reward with a friend once, when the friend has kept a first order', async () => {
    const linh = await member('C-linh');
    const { referralCode } = await vouchers(linh);
    expect((await loyaltyToken(linh, { referralCode })).errorIds).toEqual(['API400']);
    const friend = await member('C-friend');
    for (let time = 0; time < 2; time += 1)
      expect((await loyaltyToken(friend, { referralCode })).status).toBe(200);
    await service.checkout.reconcile();
    expect(await points('C-linh')).toMatchObject({ points: 0 });
    await order(friend);
    await order(friend);
    service.clock.advance(KEPT_MS);
    await service.checkout.reconcile();
    expect(await points('C-linh')).toMatchObject({ points: REFERRAL_POINTS });
    expect(await points('C-friend')).toMatchObject({ points: REFERRAL_POINTS + 2 * 500 });
  });

  it('who signed up by an invitation needs no code later: the first order makes it count', async () => {
    await member('C-linh');
    await database.read.update(consumerEnrollment).set({ referralCode: 'LINH-2026' });
    const friend = await member('C-friend');
    await database.read.insert(consumerOrigin).values({
      consumerNo: 'C-friend',
      referralCode: 'LINH-2026',
      createdAt: new Date(service.clock.now()),
    });
    await order(friend);
    service.clock.advance(KEPT_MS);
    await service.checkout.reconcile();
    expect(await points('C-linh')).toMatchObject({ points: REFERRAL_POINTS });
    expect(await points('C-friend')).toMatchObject({ points: REFERRAL_POINTS + 500 });
  });

  it('gets no more rewards than a year has for invitations', async () => {
    const linh = await member('C-linh');
    const { referralCode } = await vouchers(linh);
    for (let friend = 0; friend <= MOST_REFERRALS; friend += 1) {
      const invited = await member(`C-${friend}`);
      await loyaltyToken(invited, { referralCode });
      await order(invited);
    }
    service.clock.advance(KEPT_MS);
    await service.checkout.reconcile();
    expect(await points('C-linh')).toMatchObject({ points: MOST_REFERRALS * REFERRAL_POINTS });
  });
});
