import { sql, type SQL } from 'drizzle-orm';

import { savedInstrument, consumer, consumerEnrollment } from '../../customers/index.ts';
import type { BalanceKind } from './schema.ts';

/** A balance of an account. */
export interface BalanceAccount {
  readonly consumerNo: string;
  readonly kind: BalanceKind;
  /** The id of a saved reward; empty for other kinds. */
  readonly item: string;
}

interface Ledger {
  readonly table: SQL;
  readonly row: (account: BalanceAccount) => SQL;
  /** The available amount. */
  readonly left: SQL;
  /** Adds an amount; a negative one takes. */
  readonly add: (amount: number) => SQL;
}

const name = (column: { readonly name: string }): SQL => sql`${sql.identifier(column.name)}`;

/** A cap with spends: taking increases the spends. */
function capped(spend: { readonly name: string }, cap: { readonly name: string }): Ledger {
  const spent = sql`coalesce(${name(spend)}, 0)`;
  return {
    table: sql`${consumer}`,
    row: ({ consumerNo }) => sql`consumer_no = ${consumerNo} and ${name(cap)} is not null`,
    left: sql`(${name(cap)} - ${spent})`,
    // Spends may have been reset by a new year.
    add: (amount) => sql`${name(spend)} = greatest(${spent} - ${amount}::int, 0)`,
  };
}

/** Where each kind of balance is stored. */
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
