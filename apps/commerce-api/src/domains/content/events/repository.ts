import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../../platform/db/database.ts';
import { eventRegistration } from './schema.ts';

/** Registers a person; returns the id of the first registration. */
export async function register(tx: Tx, registration: typeof eventRegistration.$inferInsert): Promise<string> {
  const { siteId, eventId, consumerNo } = registration;
  await tx.insert(eventRegistration).values(registration).onConflictDoNothing();
  const [stored] = await tx
    .select({ id: eventRegistration.id })
    .from(eventRegistration)
    .where(
      and(
        eq(eventRegistration.siteId, siteId),
        eq(eventRegistration.eventId, eventId),
        eq(eventRegistration.consumerNo, consumerNo),
      ),
    );
  return stored?.id ?? registration.id;
}
