import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { ObjectRequest, ObjectResolvers, Own } from '../../../platform/policy/objects.ts';
import { consumerAddress } from './address-schema.ts';
import { consumer } from './schema.ts';

/** Somebody with an account, as the policy resolves them. */
export type ConsumerRow = typeof consumer.$inferSelect & { readonly owner: string };

/** An address with the account whose book it stands in. */
export interface OwnedAddress {
  readonly owner: string;
  readonly person: Own<ConsumerRow>;
  readonly entry: typeof consumerAddress.$inferSelect;
}

declare module '../../../platform/policy/objects.ts' {
  interface ObjectTypes {
    /** The account that the token stands for. */
    readonly 'own-profile': ConsumerRow;
    /** An address of the caller's book. */
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

/**
 * How the accounts of people are found: by the token alone, so that no call can name another one. What
 * belongs to an account changes while that is locked: two changes of one book never meet.
 */
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
      // The account of the token; the address is its own only where both say the same number.
      const isOwn = entry.consumerNo === person.consumerNo;
      return { owner: isOwn ? person.owner : '', person: person as Own<ConsumerRow>, entry };
    },
  },
} satisfies ObjectResolvers;
