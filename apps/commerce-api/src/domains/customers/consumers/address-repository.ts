import { randomUUID } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';

import type { Tx } from '../../../platform/db/database.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import { consumerAddress, type AddressLines } from './address-schema.ts';
import type { ConsumerRow, OwnedAddress } from './objects.ts';
import { consumerReader, type AddressRow } from './repository.ts';
import { savedInstrument } from './saved-instrument-schema.ts';

export type AddressChange = Pick<AddressRow, 'approachType' | 'main'> & { readonly address: AddressLines };

/** Changes the address book of a locked account. */
export const addressRepository = (tx: Tx) => {
  const clearMain = async (
    consumerNo: string,
    { id, approachType }: Pick<AddressRow, 'id' | 'approachType'>,
  ) => {
    await tx
      .update(consumerAddress)
      .set({ main: false, version: sql`${consumerAddress.version} + 1` })
      .where(
        and(
          eq(consumerAddress.consumerNo, consumerNo),
          eq(consumerAddress.approachType, approachType),
          eq(consumerAddress.main, true),
          ne(consumerAddress.id, id),
        ),
      );
  };
  return {
    book: consumerReader(tx).addresses,
    /** Adds an address; a new main address replaces the old one of its type. */
    async add(
      { consumerNo }: Own<ConsumerRow>,
      book: readonly AddressRow[],
      change: AddressChange,
    ): Promise<string> {
      const id = `addr-${randomUUID()}`;
      if (change.main) await clearMain(consumerNo, { id, ...change });
      const position = Math.max(0, ...book.map((entry) => entry.position)) + 1;
      await tx.insert(consumerAddress).values({ id, consumerNo, position, ...change });
      return id;
    },
    async update({ person, entry }: Own<OwnedAddress>, change: AddressChange): Promise<void> {
      if (change.main) await clearMain(person.consumerNo, { ...change, id: entry.id });
      await tx
        .update(consumerAddress)
        .set({ ...change, version: sql`${consumerAddress.version} + 1` })
        .where(eq(consumerAddress.id, entry.id));
    },
    async remove({ entry }: Own<OwnedAddress>): Promise<void> {
      await tx.delete(consumerAddress).where(eq(consumerAddress.id, entry.id));
    },
    /** Whether it is the billing address of a saved card. */
    async isBilled({ entry }: Own<OwnedAddress>): Promise<boolean> {
      const [found] = await tx
        .select({ id: savedInstrument.id })
        .from(savedInstrument)
        .where(eq(savedInstrument.addressId, entry.id))
        .limit(1);
      return found !== undefined;
    },
  };
};
