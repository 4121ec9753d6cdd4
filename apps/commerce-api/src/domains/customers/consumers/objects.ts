import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { ObjectRequest, ObjectResolvers, Own } from '../../../platform/policy/objects.ts';
import { consumerAddress } from './address-schema.ts';
import { consumer } from './schema.ts';

/** An account as the policy resolves it. */
export type ConsumerRow = typeof consumer.$inferSelect & { readonly owner: string };

export interface OwnedAddress {
  readonly owner: string;
  readonly person: Own<ConsumerRow>;
  readonly entry: typeof consumerAddress.$inferSelect;
}

declare module '../../../platform/policy/objects.ts' {
  interface ObjectTypes {
    readonly 'own-profile': ConsumerRow;
    readonly 'own-address': OwnedAddress;
  }
}

const where = ({ owner, brand }: ObjectRequest) =>
  and(eq(consumer.subject, owner), eq(consumer.brand, brand));

const owned = (found: typeof consumer.$inferSelect | undefined): ConsumerRow | undefined =>
  found && { ...found, owner: found.subject };

async function lockPerson(tx: Tx, request: ObjectRequest): Promise<ConsumerRow | undefined> {
  const [found] = await tx.select().from(consumer).where(where(request)).for('update');
  return owned(found);
}

/** Resolves accounts by the token alone and locks them, so that no call can name another account. */
export const consumerObjects = {
  'own-profile': {
    missing: 'AUT498',
    async find(db, request) {
      const [found] = await db.select().from(consumer).where(where(request));
      return owned(found);
    },
    lock: lockPerson,
  },
  'own-address': {
    missing: 'CCA401',
    async lock(tx, request) {
      const person = await lockPerson(tx, request);
      if (person === undefined) throw new ServiceError('AUT498');
      const [entry] = await tx
        .select()
        .from(consumerAddress)
        .where(eq(consumerAddress.id, request.id ?? ''));
      if (entry === undefined) return undefined;
      // Both must have the same customer number.
      const isOwn = entry.consumerNo === person.consumerNo;
      return { owner: isOwn ? person.owner : '', person: person as Own<ConsumerRow>, entry };
    },
  },
} satisfies ObjectResolvers;
