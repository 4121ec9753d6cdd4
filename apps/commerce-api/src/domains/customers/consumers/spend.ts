import { and, eq, inArray, lt } from 'drizzle-orm';

import type { Database, Executor, Tx } from '../../../platform/db/database.ts';
import { consumer } from './schema.ts';

type Person = typeof consumer.$inferSelect;

/** What decides the prices of somebody: who they are to the shop, and what they have spent of it this year. */
export type SpendFacts = Pick<
  Person,
  | 'consumerNo'
  | 'currency'
  | 'acceptedEmployeeTerms'
  | 'identities'
  | 'employeeSpend'
  | 'employeeCap'
  | 'athleteSpend'
  | 'athleteCredit'
  | 'prosumerSpend'
  | 'prosumerCredit'
>;

/** The year that caps and credits count in. */
export const spendYear = (nowMs: number): number => new Date(nowMs).getUTCFullYear();

/** Somebody as of a year: what was spent in an earlier one counts for nothing. */
export function inYear<T extends Person>(person: T, year: number): T {
  if (person.spendYear >= year) return person;
  const none = (spent: number | null) => (spent === null ? null : 0);
  const { employeeSpend, athleteSpend, prosumerSpend } = person;
  return {
    ...person,
    employeeSpend: none(employeeSpend),
    athleteSpend: none(athleteSpend),
    prosumerSpend: none(prosumerSpend),
  };
}

/** What decides the prices of a subject; none for who has no account. */
export async function spendFacts(
  db: Executor,
  subject: string,
  nowMs: number,
): Promise<SpendFacts | undefined> {
  const [found] = await db.select().from(consumer).where(eq(consumer.subject, subject));
  return found && inYear(found, spendYear(nowMs));
}

const zero = { employeeSpend: 0, athleteSpend: 0, prosumerSpend: 0 };

/** Begins the year of somebody before anything is taken of it. */
export async function startSpendYear(tx: Tx, consumerNo: string, nowMs: number): Promise<void> {
  const year = spendYear(nowMs);
  await tx
    .update(consumer)
    .set({ ...zero, spendYear: year })
    .where(and(eq(consumer.consumerNo, consumerNo), lt(consumer.spendYear, year)));
}

const BATCH = 500;

/** Begins the year of everybody, some at a time; nothing to do on any other day than its first. */
export async function startSpendYears(database: Database, nowMs: number): Promise<void> {
  const year = spendYear(nowMs);
  let count = BATCH;
  while (count === BATCH) {
    count = await database.transaction(
      async (tx) => {
        const found = await tx
          .select({ consumerNo: consumer.consumerNo })
          .from(consumer)
          .where(lt(consumer.spendYear, year))
          .limit(BATCH)
          .for('update', { skipLocked: true });
        const numbers = found.map(({ consumerNo }) => consumerNo);
        if (numbers.length > 0)
          await tx
            .update(consumer)
            .set({ ...zero, spendYear: year })
            .where(inArray(consumer.consumerNo, numbers));
        return numbers.length;
      },
      { isRepeatable: true },
    );
  }
}
