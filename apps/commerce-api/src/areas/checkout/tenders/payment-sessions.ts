import { eq } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import { paymentSession } from '../../cart/schema.ts';

/** A session at the payment party, by its id. */
export async function paymentSessionOf(db: Executor, id: string) {
  const [found] = await db.select().from(paymentSession).where(eq(paymentSession.id, id));
  return found;
}
