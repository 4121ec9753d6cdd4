import type { Token } from '@haberdash/api-client/token';
import { and, eq } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import { consumer, consumerEnrollment } from './schema.ts';

/** Claims of an account's tokens. */
export type ConsumerFacts = Pick<
  Token,
  'consumerNo' | 'consumerType' | 'memberId' | 'isEmployeeDiscountTCAccepted' | 'favStoreId'
>;

/** E-mail address and locale of an account; undefined when it is deleted. */
export async function contactOf(db: Executor, subject: string) {
  const [found] = await db
    .select({ email: consumer.email, locale: consumer.locale })
    .from(consumer)
    .where(eq(consumer.subject, subject));
  return found;
}

/** The claims of a subject; undefined without an account. */
export async function consumerFacts(db: Executor, subject: string): Promise<ConsumerFacts | undefined> {
  const [found] = await db
    .select({ consumer, memberId: consumerEnrollment.memberId })
    .from(consumer)
    .leftJoin(
      consumerEnrollment,
      and(eq(consumerEnrollment.consumerNo, consumer.consumerNo), eq(consumerEnrollment.type, 'LOYALTY')),
    )
    .where(eq(consumer.subject, subject));
  if (found === undefined) return undefined;
  const { consumerNo, consumerType, acceptedEmployeeTerms, favouriteStoreId } = found.consumer;
  return {
    consumerNo,
    consumerType,
    ...(found.memberId === null ? {} : { memberId: found.memberId }),
    ...(consumerType === 'EMPLOYEE' ? { isEmployeeDiscountTCAccepted: acceptedEmployeeTerms } : {}),
    ...(favouriteStoreId === null ? {} : { favStoreId: favouriteStoreId }),
  };
}
