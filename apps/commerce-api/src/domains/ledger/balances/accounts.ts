import { sql, type SQL } from 'drizzle-orm';

import { savedInstrument, consumer, consumerEnrollment } from '../../customers/index.ts';
import type { BalanceKind } from './schema.ts';

/** One balance of somebody. */
export interface BalanceAccount {
  readonly consumerNo: string;
  readonly kind: BalanceKind;
  /** The id of a saved reward; empty for the other kinds. */
  readonly item: string;
}

/** Where the balances of a kind stand. */
interface Ledger {
  readonly table: SQL;
  /** The row of an account that may be used now. */
  readonly row: (account: BalanceAccount) => SQL;
  /** What is left of it. */
  readonly left: SQL;
  /** The assignment that adds so much to what is left; a number below 0 takes. */
  readonly add: (amount: number) => SQL;
}

const name = (column: { readonly name: string }): SQL => sql`${sql.identifier(column.name)}`;

/** A cap with what was spent of it: taking adds to what was spent. */
function capped(spend: { readonly name: string }, cap: { readonly name: string }): Ledger {
  const spent = sql`coalesce(${name(spend)}, 0)`;
  return {
    table: sql`${consumer}`,
    row: ({ consumerNo }) => sql`consumer_no = ${consumerNo} and ${name(cap)} is not null`,
    left: sql`(${name(cap)} - ${spent})`,
    // A new year may have begun since it was taken: nobody has spent less than nothing.
    add: (amount) => sql`${name(spend)} = greatest(${spent} - ${amount}::int, 0)`,
  };
}

/** Where each kind of balance stands; changed by conditional statements only. */
export const ledgers: Readonly<Record<BalanceKind, Ledger>> = {
  POINTS: {
    table: sql`${consumerEnrollment}`,
    row: ({ consumerNo }) => sql`consumer_no = ${consumerNo} and type = 'LOYALTY'`,
    left: sql`points`,
    add: (amount) => sql`points = points + ${amount}::int`,
  },
  REWARD: {
    table: sql`${savedInstrument}`,
    row: ({ consumerNo, item }) => sql`id = ${item} and consumer_no = ${consumerNo}`,
    left: sql`amount`,
    add: (amount) => sql`amount = amount + ${amount}::int`,
  },
  ATHLETE: capped(consumer.athleteSpend, consumer.athleteCredit),
  EMPLOYEE: capped(consumer.employeeSpend, consumer.employeeCap),
  PROSUMER: capped(consumer.prosumerSpend, consumer.prosumerCredit),
};
