import { sql } from 'drizzle-orm';

import { balanceReader } from '../../ledger/balances/balances.ts';
import { consumerEnrollment } from '../../customers/consumers/schema.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import { addMember } from '../../../testing/people.fixtures.ts';
import type { Reply, TestService, TestShopper } from '../../../testing/service.ts';

/** A member's cart with points, gift card and card. */
export interface ThreeTenders {
  readonly shopper: TestShopper;
  readonly cartId: string;
  readonly session: string;
  readonly consumerNo: string;
}

export const POINTS = 1_000;
export const GIFT_CARD = { payment_method_id: 'GIFT_CARD', code: 'GC7730014820', pin: '0412' };

/** Adds a tender; throws on an error response. */
export async function addTender(shopper: TestShopper, cartId: string, body: object): Promise<void> {
  const added: Reply<unknown> = await shopper.call(
    'POST',
    `/cart/v1/cart/${cartId}/paymentInstruments`,
    body,
  );
  if (added.status !== 200) throw new TypeError(`the test's tender was rejected: ${added.errorIds.join()}`);
}

/** A cart of one item with 10.00 in points, 35.50 by gift card, and the rest by card. */
export async function threeTenders(
  database: TestDatabase,
  service: TestService,
  shoe: string,
  consumerNo = 'C-1',
): Promise<ThreeTenders> {
  const shopper = await service.person({ consumerNo });
  await addMember(database, consumerNo, { points: POINTS });
  const cartId = await shopper.readyCart([shoe, 1]);
  await addTender(shopper, cartId, { payment_method_id: 'LOYALTY_POINTS' });
  await addTender(shopper, cartId, GIFT_CARD);
  return { shopper, cartId, session: await shopper.openSession(cartId), consumerNo };
}

export const pointsLeft = (
  database: Pick<TestDatabase, 'read'>,
  consumerNo = 'C-1',
): Promise<number | undefined> => balanceReader(database.read).left({ kind: 'POINTS', consumerNo, item: '' });

/** The sum of all members' points. */
export async function allPoints(database: TestDatabase): Promise<number> {
  const [found] = await database.read
    .select({ all: sql<number>`coalesce(sum(${consumerEnrollment.points}), 0)::int` })
    .from(consumerEnrollment);
  return found?.all ?? 0;
}
