import { eq } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import type { ObjectRequest, ObjectResolvers, Own } from '../../../platform/policy/objects.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { consumerObjects, type ConsumerRow, savedInstrument } from '../../customers/index.ts';

export interface OwnedInstrument {
  readonly owner: string;
  readonly person: Own<ConsumerRow>;
  readonly instrument: typeof savedInstrument.$inferSelect;
}

declare module '../../../platform/policy/objects.ts' {
  interface ObjectTypes {
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
  // The instrument is the caller's only where account and instrument have the same number.
  return { owner: isOwn ? person.owner : '', person: person as Own<ConsumerRow>, instrument };
}

/** Resolves saved instruments; locking the account keeps one main card. */
export const walletObjects = {
  'own-instrument': {
    missing: 'PYT404',
    find: async (db, request) =>
      instrumentOf(db, request, await consumerObjects['own-profile'].find(db, request)),
    lock: async (tx, request) =>
      instrumentOf(tx, request, await consumerObjects['own-profile'].lock(tx, request)),
  },
} satisfies ObjectResolvers;
