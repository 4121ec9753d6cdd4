import { randomUUID } from 'node:crypto';

import type { Database } from '../platform/db/database.ts';
import type { savedInstrument } from '../domains/customers/consumers/saved-instrument-schema.ts';
import { consumer, consumerEnrollment } from '../domains/customers/consumers/schema.ts';
import { storeEmployee } from '../domains/shopping/associates/schema.ts';

export type PersonParts = Partial<typeof consumer.$inferInsert>;

export async function addPerson(
  { read: db }: Pick<Database, 'read'>,
  parts: PersonParts = {},
): Promise<typeof consumer.$inferSelect> {
  const id = randomUUID();
  const createdAt = new Date('2026-05-01T12:00:00Z');
  const [added] = await db
    .insert(consumer)
    .values({
      consumerNo: `C-${id}`,
      subject: `consumer-${id}`,
      brand: 'northfell',
      email: `${id}@example.org`,
      emailVerifiedAt: createdAt,
      locale: 'en-us',
      currency: 'USD',
      createdAt,
      updatedAt: createdAt,
      ...parts,
    })
    .returning();
  if (added === undefined) throw new TypeError('the account was not opened');
  return added;
}

export type EmployeeParts = Partial<typeof storeEmployee.$inferInsert>;

export async function addEmployee(
  { read: db }: Pick<Database, 'read'>,
  parts: EmployeeParts = {},
): Promise<typeof storeEmployee.$inferInsert> {
  const { employeeNo = `E${randomUUID().slice(0, 8).toUpperCase()}` } = parts;
  const row = {
    employeeNo,
    subject: `agent-${employeeNo}`,
    brand: 'northfell',
    storeId: 'NF-US-05',
    name: 'Linh Nguyễn',
    ...parts,
  };
  await db.insert(storeEmployee).values(row);
  return row;
}

/** Adds a confirmed membership. */
export async function addMember(
  { read: db }: Pick<Database, 'read'>,
  consumerNo: string,
  parts: Partial<typeof consumerEnrollment.$inferInsert> = {},
): Promise<void> {
  await db.insert(consumerEnrollment).values({
    consumerNo,
    type: 'LOYALTY',
    memberId: `M-${consumerNo}`,
    status: 'CONFIRMED',
    enrolledAt: new Date('2026-05-01T12:00:00Z'),
    ...parts,
  });
}

/** A saved card of an account. */
export const cardRow = (
  consumerNo: string,
  parts: Partial<typeof savedInstrument.$inferInsert> = {},
): typeof savedInstrument.$inferInsert => ({
  id: 'pi-card-0001',
  consumerNo,
  method: 'CREDIT_CARD',
  providerToken: 'token-1',
  fingerprint: 'fingerprint-1',
  card: { type: 'VISA', lastFour: '1111', expirationMonth: 9, expirationYear: 2029 },
  currency: 'USD',
  createdAt: new Date('2026-05-01T12:00:00Z'),
  ...parts,
});
