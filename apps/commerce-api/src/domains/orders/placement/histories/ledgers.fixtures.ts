import { eq, inArray, sql } from 'drizzle-orm';

import { coupon } from '../../../shopping/cart/promotion-schema.ts';
import { ONLINE_LOCATION, stock } from '../../../catalogue/catalogue/schema.ts';
import { consumer, consumerEnrollment } from '../../../customers/consumers/schema.ts';
import { tendersOf } from '../../../ledger/orders/planned-tender.ts';
import { paymentAttempt, shopOrder } from '../../../ledger/orders/schema.ts';
import type { Ends } from './explain.fixtures.ts';
import type { Plan } from './random-plan.fixtures.ts';
import { GIFT_CARD, type HistoryWorld, type Person } from './world.fixtures.ts';

/** The final state of the database. */
export async function readEnds(
  { database, instances, variants }: HistoryWorld,
  people: readonly Person[],
  code: string,
): Promise<Ends> {
  const rows = await database.read.select().from(stock).where(eq(stock.location, ONLINE_LOCATION));
  const left = (variantId: string): number => rows.find((row) => row.variantId === variantId)?.quantity ?? -1;
  const [offered] = await database.read.select().from(coupon).where(eq(coupon.code, code));
  const numbers = people.map(({ consumerNo }) => consumerNo);
  const accounts = await database.read.select().from(consumer).where(inArray(consumer.consumerNo, numbers));
  const members = await database.read
    .select()
    .from(consumerEnrollment)
    .where(inArray(consumerEnrollment.consumerNo, numbers));
  return {
    stock: [left(variants[0]), left(variants[1])],
    coupons: (offered?.maxUses ?? 0) - (offered?.used ?? 0),
    gift: instances[0].giftCards.left(GIFT_CARD.token),
    points: numbers.map((no) => members.find(({ consumerNo }) => consumerNo === no)?.points ?? 0),
    caps: numbers.map((no) => {
      const { employeeCap = null, employeeSpend } =
        accounts.find(({ consumerNo }) => consumerNo === no) ?? {};
      return employeeCap === null ? undefined : employeeCap - (employeeSpend ?? 0);
    }),
  };
}

/** Invariants without a model: stock, codes, balances, order totals and captured money add up. */
export async function ledgerFaults(
  { database, instances, variants }: HistoryWorld,
  { start, rules }: Plan,
  ends: Ends,
  cartIds: readonly string[],
): Promise<string[]> {
  const found = await database.read
    .select({ order: shopOrder, attempt: paymentAttempt })
    .from(paymentAttempt)
    .leftJoin(shopOrder, eq(shopOrder.attemptId, paymentAttempt.id))
    .where(inArray(paymentAttempt.cartId, [...cartIds]));
  const standing = found.filter(({ attempt }) => attempt.state === 'COMPLETED');
  const ended = new Set(['COMPLETED', 'DECLINED', 'RELEASED', 'REFUNDED']);
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
  const tenders = standing.flatMap(({ attempt }) => tendersOf(attempt));
  const paidBy = (code: string): number =>
    sum(tenders.filter((tender) => tender.code === code).map(({ amount }) => amount));
  const sold = variants.map((variantId) =>
    sum(
      standing.flatMap(({ attempt }) =>
        attempt.plan.lines.filter((line) => line.variantId === variantId).map(({ quantity }) => quantity),
      ),
    ),
  );
  const charged = tenders.flatMap((tender) => (tender.provider === 'payment' ? [tender.key] : []));
  const capLeft = (caps: Ends['caps']): number => sum(caps.map((cap) => cap ?? 0));
  const { gateway } = instances[0];
  const standingCarts = standing.map(({ attempt }) => attempt.cartId);
  const { rows: uses } = await database.read.execute<{ total: number }>(
    sql`select count(*)::int as total from coupon_use u join payment_attempt a on a.id = u.attempt_id
      where a.cart_id in (${sql.join(
        cartIds.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`,
  );
  const checks: readonly (readonly [string, boolean])[] = [
    ['an attempt has not ended', found.every(({ attempt }) => ended.has(attempt.state))],
    ['an order stands without its money', standing.every(({ order }) => order?.state === 'PLACED')],
    ['a cart has two orders', new Set(standingCarts).size === standingCarts.length],
    ['stock', sold.every((pieces, at) => (ends.stock[at] ?? -1) === (start.stock[at] ?? 0) - pieces)],
    [
      'codes',
      ends.coupons ===
        start.coupons - standing.filter(({ attempt }) => attempt.plan.couponCodes.length > 0).length,
    ],
    ['uses of codes', (uses[0]?.total ?? -1) === start.coupons - ends.coupons],
    ['points', sum(ends.points) === sum(start.points) - paidBy('LOYALTY_POINTS')],
    ['the gift card', ends.gift === rules.giftBalance - paidBy('GIFT_CARD')],
    [
      'caps',
      capLeft(ends.caps) ===
        capLeft(start.caps) - sum(standing.map(({ attempt }) => attempt.plan.capSpend?.amount ?? 0)),
    ],
    [
      'less than nothing is left',
      [...ends.stock, ends.coupons, ends.gift, ...ends.points, ...ends.caps].every(
        (left) => (left ?? 0) >= 0,
      ),
    ],
    [
      'tenders',
      standing.every(
        ({ attempt }) => sum(tendersOf(attempt).map(({ amount }) => amount)) === attempt.plan.total,
      ),
    ],
    ['charges', gateway.charged().toSorted().join() === charged.toSorted().join()],
    [
      'captures',
      charged.every((key) => gateway.captures.filter((captured) => captured === key).length === 1),
    ],
  ];
  return checks.filter(([, holds]) => !holds).map(([name]) => name);
}
