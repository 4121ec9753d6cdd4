import type { SignUpRequest } from '@haberdash/api-client/consumers';
import { eq } from 'drizzle-orm';

import type { Tx } from '../../../platform/db/database.ts';
import { store } from '../../catalogue/index.ts';
import { consumerOrigin } from '../../customers/index.ts';

export type Enrolment = NonNullable<SignUpRequest['enrolment']>;

/** The store that signs the customer up becomes the first favourite; none for an unknown number. */
export async function storeOf(tx: Tx, { storeNum }: Enrolment): Promise<string | null> {
  if (storeNum === undefined) return null;
  const [found] = await tx.select({ id: store.id }).from(store).where(eq(store.id, storeNum));
  return found?.id ?? null;
}

/** Records the source of a sign-up. */
export async function recordOrigin(
  tx: Tx,
  consumerNo: string,
  { leadSource, referralCode, storeNum, consumerId }: Enrolment,
  createdAt: Date,
): Promise<void> {
  const given = { leadSource, referralCode, storeNum, invitedAs: consumerId };
  if (Object.values(given).every((value) => value === undefined)) return;
  await tx.insert(consumerOrigin).values({ consumerNo, ...given, createdAt });
}
