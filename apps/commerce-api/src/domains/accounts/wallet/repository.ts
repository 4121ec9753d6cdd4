import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, ne } from 'drizzle-orm';

import type { Executor, Tx } from '../../../platform/db/database.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import {
  consumerEnrollment,
  type ConsumerRow,
  consumerAddress,
  cardSession,
  savedInstrument,
} from '../../customers/index.ts';

export type InstrumentRow = typeof savedInstrument.$inferSelect;
export type NewInstrument = Omit<typeof savedInstrument.$inferInsert, 'id' | 'consumerNo'>;

/** Reads saved instruments. */
export const walletReader = (db: Executor) => ({
  /** The main card first, then newest first. */
  instruments: ({ consumerNo }: Own<ConsumerRow>): Promise<InstrumentRow[]> =>
    db
      .select()
      .from(savedInstrument)
      .where(eq(savedInstrument.consumerNo, consumerNo))
      .orderBy(desc(savedInstrument.main), desc(savedInstrument.createdAt), savedInstrument.id),
  async membership({ consumerNo }: Own<ConsumerRow>) {
    const [found] = await db
      .select()
      .from(consumerEnrollment)
      .where(and(eq(consumerEnrollment.consumerNo, consumerNo), eq(consumerEnrollment.type, 'LOYALTY')));
    return found;
  },
  /** Whether an open card session belongs to the account. */
  async isOwnSession({ consumerNo }: Own<ConsumerRow>, id: string, now: Date): Promise<boolean> {
    const [found] = await db
      .select({ id: cardSession.id })
      .from(cardSession)
      .where(
        and(eq(cardSession.id, id), eq(cardSession.consumerNo, consumerNo), gt(cardSession.expiresAt, now)),
      );
    return found !== undefined;
  },
});

/** Changes the instruments of a locked account. */
export const walletRepository = (tx: Tx) => {
  const clearMain = async ({ consumerNo }: Own<ConsumerRow>, id: string): Promise<void> => {
    await tx
      .update(savedInstrument)
      .set({ main: false })
      .where(and(eq(savedInstrument.consumerNo, consumerNo), ne(savedInstrument.id, id)));
  };
  return {
    ...walletReader(tx),
    async addSession({ consumerNo }: Own<ConsumerRow>, id: string, expiresAt: Date): Promise<void> {
      await tx.insert(cardSession).values({ id, consumerNo, expiresAt });
    },
    /** Returns the id; undefined when the card is saved already. */
    async add(person: Own<ConsumerRow>, row: NewInstrument): Promise<string | undefined> {
      const id = `pi-${randomUUID()}`;
      const { consumerNo } = person;
      const [known] =
        row.fingerprint === undefined || row.fingerprint === null
          ? []
          : await tx
              .select({ id: savedInstrument.id })
              .from(savedInstrument)
              .where(
                and(
                  eq(savedInstrument.consumerNo, consumerNo),
                  eq(savedInstrument.method, row.method),
                  eq(savedInstrument.fingerprint, row.fingerprint),
                ),
              );
      if (known !== undefined) return undefined;
      if (row.main === true) await clearMain(person, id);
      await tx.insert(savedInstrument).values({ id, consumerNo, ...row });
      return id;
    },
    async update(person: Own<ConsumerRow>, id: string, change: Partial<NewInstrument>): Promise<void> {
      if (change.main === true) await clearMain(person, id);
      await tx.update(savedInstrument).set(change).where(eq(savedInstrument.id, id));
    },
    async remove(id: string): Promise<void> {
      await tx.delete(savedInstrument).where(eq(savedInstrument.id, id));
    },
    async countryOfAddress({ consumerNo }: Own<ConsumerRow>, id: string): Promise<string | undefined> {
      const [found] = await tx
        .select({ address: consumerAddress.address })
        .from(consumerAddress)
        .where(and(eq(consumerAddress.id, id), eq(consumerAddress.consumerNo, consumerNo)));
      return found?.address.countryCode;
    },
  };
};
