import { and, eq, inArray, lt } from 'drizzle-orm';

import type { Database, Executor, Tx } from '../../../platform/db/database.ts';
import { consumer } from './schema.ts';

type Person = typeof consumer.$inferSelect;

/** What decides role prices: role, caps, and spends of the year. */
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

/** The calendar year of caps and credits. */
export const spendYear = (nowMs: number): number => new Date(nowMs).getUTCFullYear();

/** Resets spends of an earlier year. */
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

/** The spend facts of a subject; undefined without an account. */
export async function spendFacts(
  db: Executor,
  subject: string,
  nowMs: number,
): Promise<SpendFacts | undefined> {
  const [found] = await db.select().from(consumer).where(eq(consumer.subject, subject));
  return found && inYear(found, spendYear(nowMs));
}

const zero = { employeeSpend: 0, athleteSpend: 0, prosumerSpend: 0 };

/** Resets the spends of an account for the year before a change. */
export async function startSpendYear(tx: Tx, consumerNo: string, nowMs: number): Promise<void> {
  const year = spendYear(nowMs);
  await tx
    .update(consumer)
    .set({ ...zero, spendYear: year })
    .where(and(eq(consumer.consumerNo, consumerNo), lt(consumer.spendYear, year)));
}

const BATCH = 500;

/** Resets the spends of all accounts in batches, on the first day of a year. */
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
