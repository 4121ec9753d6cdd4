import { sql } from 'drizzle-orm';

import { balanceReader } from '../../ledger/balances/balances.ts';
import { consumerEnrollment } from '../../customers/consumers/schema.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import { addMember } from '../../../testing/people.fixtures.ts';
import type { Reply, TestService, TestShopper } from '../../../testing/service.ts';

/** A member whose cart is paid by points, a gift card and a card: three tenders. */
export interface ThreeTenders {
  readonly shopper: TestShopper;
  readonly cartId: string;
  readonly session: string;
  readonly consumerNo: string;
}

export const POINTS = 1_000;
export const GIFT_CARD = { payment_method_id: 'GIFT_CARD', code: 'GC7730014820', pin: '0412' };

/** Puts a tender on a cart; an error is a mistake of the test. */
export async function addTender(shopper: TestShopper, cartId: string, body: object): Promise<void> {
  const added: Reply<unknown> = await shopper.call(
    'POST',
    `/cart/v1/cart/${cartId}/paymentInstruments`,
    body,
  );
  if (added.status !== 200) throw new TypeError(`the test's tender was rejected: ${added.errorIds.join()}`);
}

/** A cart of one piece with 10.00 in points, 35.50 on a gift card, and the rest for a card that is typed. */
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

/** What is left of the points of a member. */
export const pointsLeft = (
  database: Pick<TestDatabase, 'read'>,
  consumerNo = 'C-1',
): Promise<number | undefined> => balanceReader(database.read).left({ kind: 'POINTS', consumerNo, item: '' });

/** Points that all members have together. */
export async function allPoints(database: TestDatabase): Promise<number> {
  const [found] = await database.read
    .select({ all: sql<number>`coalesce(sum(${consumerEnrollment.points}), 0)::int` })
    .from(consumerEnrollment);
  return found?.all ?? 0;
}
