import { eq } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import type { ObjectRequest, ObjectResolvers, Own } from '../../../platform/policy/objects.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { consumerObjects, type ConsumerRow, savedInstrument } from '../../customers/index.ts';

/** A saved instrument with the account that it belongs to. */
export interface OwnedInstrument {
  readonly owner: string;
  readonly person: Own<ConsumerRow>;
  readonly instrument: typeof savedInstrument.$inferSelect;
}

declare module '../../../platform/policy/objects.ts' {
  interface ObjectTypes {
    /** A saved card, gift card or reward of the caller. */
    readonly 'own-instrument': OwnedInstrument;
  }
}

async function instrumentOf(
  db: Executor,
  { id }: ObjectRequest,
  person: ConsumerRow | undefined,
): Promise<OwnedInstrument | undefined> {
  if (person === undefined) throw new ServiceError('AUT498');
  const [instrument] = await db
    .select()
    .from(savedInstrument)
    .where(eq(savedInstrument.id, id ?? ''));
  if (instrument === undefined) return undefined;
  const isOwn = instrument.consumerNo === person.consumerNo;
  // The account of the token; the instrument is its own only where both say the same number.
  return { owner: isOwn ? person.owner : '', person: person as Own<ConsumerRow>, instrument };
}

/** How saved instruments are found; the account is locked with them, so that one card is the main one. */
export const walletObjects = {
  'own-instrument': {
    missing: 'PYT404',
    find: async (db, request) =>
      instrumentOf(db, request, await consumerObjects['own-profile'].find(db, request)),
    lock: async (tx, request) =>
      instrumentOf(tx, request, await consumerObjects['own-profile'].lock(tx, request)),
  },
} satisfies ObjectResolvers;
