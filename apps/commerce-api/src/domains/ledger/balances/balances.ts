import { and, eq, sql } from 'drizzle-orm';

import type { Executor, Tx } from '../../../platform/db/database.ts';
import { ledgers, type BalanceAccount } from './accounts.ts';
import { balanceEntry } from './schema.ts';

/** A positive change of a balance, in points or minor units. */
export interface BalanceChange extends BalanceAccount {
  readonly amount: number;
  /** Idempotency reference. */
  readonly reference: string;
}

/** Made now, made before, or rejected. */
export type BalanceOutcome = 'done' | 'repeated' | 'rejected';

type Entry = typeof balanceEntry.$inferSelect;

const accountKey = ({ kind, consumerNo, item }: BalanceAccount): string => `${kind}/${consumerNo}/${item}`;

/** A fixed lock order prevents deadlocks. */
const inStableOrder = <T extends BalanceAccount>(accounts: readonly T[]): T[] =>
  accounts.toSorted((one, other) => (accountKey(one) < accountKey(other) ? -1 : 1));

const isAccount = ({ consumerNo, kind, item }: BalanceAccount) =>
  and(eq(balanceEntry.consumerNo, consumerNo), eq(balanceEntry.kind, kind), eq(balanceEntry.item, item));

export const balanceReader = (db: Executor) => ({
  /** The available amount; undefined without an account. */
  async left(account: BalanceAccount): Promise<number | undefined> {
    const { table, row, left } = ledgers[account.kind];
    const { rows } = await db.execute<{ left: number }>(
      sql`select ${left} as left from ${table} where ${row(account)}`,
    );
    return rows[0]?.left;
  },
});

async function isNoted(tx: Tx, change: BalanceChange): Promise<boolean> {
  const found = await tx
    .select({ reference: balanceEntry.reference })
    .from(balanceEntry)
    .where(and(isAccount(change), eq(balanceEntry.reference, change.reference)));
  return found.length > 0;
}

/** Adds `delta` with its entry in one statement; rejects overdrafts and repeats by reference. */
async function move(
  tx: Tx,
  change: BalanceChange,
  delta: number,
  now: Date,
  reverses: string | null = null,
): Promise<BalanceOutcome> {
  if (!Number.isSafeInteger(delta) || delta === 0) throw new RangeError('a balance changes by whole units');
  const { table, row, left, add } = ledgers[change.kind];
  const { consumerNo, kind, item, reference } = change;
  const { rows } = await tx.execute(sql`
    with changed as (
      update ${table} set ${add(delta)}
      where ${row(change)} and (${delta}::int > 0 or ${left} + ${delta}::int >= 0)
        and not exists (select 1 from balance_entry e where e.consumer_no = ${consumerNo} and e.kind = ${kind}
          and e.item = ${item} and e.reference = ${reference})
      returning 1
    )
    insert into balance_entry (consumer_no, kind, item, reference, amount, reverses, created_at)
    select ${consumerNo}, ${kind}, ${item}, ${reference}, ${delta}::int, ${reverses}, ${now.toISOString()}::timestamptz
    from changed returning 1 as noted`);
  if (rows.length > 0) return 'done';
  return (await isNoted(tx, change)) ? 'repeated' : 'rejected';
}

/** The available amount, locked. */
async function lockLeft(tx: Tx, account: BalanceAccount): Promise<number> {
  const { table, row, left } = ledgers[account.kind];
  const { rows } = await tx.execute<{ left: number }>(
    sql`select ${left} as left from ${table} where ${row(account)} for update`,
  );
  return rows[0]?.left ?? 0;
}

const noted = (tx: Tx, where: ReturnType<typeof eq>): Promise<Entry[]> =>
  tx.select().from(balanceEntry).where(where);

/** Changes balances in one transaction, after stock is locked; several only by `takeAll`, which sorts the locks. */
export const balances = (tx: Tx) => ({
  ...balanceReader(tx),
  /** Takes all or none; returns the first account with too little. */
  async takeAll(changes: readonly BalanceChange[], now: Date): Promise<BalanceAccount | undefined> {
    for (const change of inStableOrder(changes))
      if ((await move(tx, change, -change.amount, now)) === 'rejected') return change;
    return undefined;
  },
  /** Rejected without an account. */
  add: (change: BalanceChange, now: Date): Promise<BalanceOutcome> => move(tx, change, change.amount, now),
  /** Reverses all entries of a reference once; additions only as far as they are unspent. */
  async reverse(reference: string, now: Date): Promise<void> {
    const done = await noted(tx, eq(balanceEntry.reverses, reference));
    const undone = new Set(done.map(accountKey));
    const entries = (await noted(tx, eq(balanceEntry.reference, reference))).filter(
      (entry) => !undone.has(accountKey(entry)),
    );
    for (const entry of inStableOrder(entries)) {
      const back = { ...entry, reference: `undo:${reference}` };
      const delta = entry.amount < 0 ? -entry.amount : -Math.min(entry.amount, await lockLeft(tx, entry));
      if (delta !== 0) await move(tx, back, delta, now, reference);
    }
  },
});
