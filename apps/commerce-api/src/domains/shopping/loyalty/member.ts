import { and, eq } from 'drizzle-orm';

import { shopperOf, type RequestContext } from '../../../platform/context/request-context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { consumer, consumerEnrollment } from '../../customers/index.ts';

export interface Member {
  readonly person: typeof consumer.$inferSelect;
  readonly membership: typeof consumerEnrollment.$inferSelect;
}

/** The token's confirmed member; REW401 guest, REW130 no member, REW135 unconfirmed, AUT498 deleted. */
export async function memberOf(db: Executor, context: RequestContext): Promise<Member> {
  const { subject, type } = shopperOf(context);
  if (type !== 'Registered') throw new ServiceError('REW401');
  const [found] = await db
    .select({ person: consumer, membership: consumerEnrollment })
    .from(consumer)
    .leftJoin(
      consumerEnrollment,
      and(eq(consumerEnrollment.consumerNo, consumer.consumerNo), eq(consumerEnrollment.type, 'LOYALTY')),
    )
    .where(and(eq(consumer.subject, subject), eq(consumer.brand, context.brand)));
  if (found === undefined) throw new ServiceError('AUT498');
  const { person, membership } = found;
  if (membership === null) throw new ServiceError('REW130');
  if (membership.status !== 'CONFIRMED') throw new ServiceError('REW135');
  return { person, membership };
}
