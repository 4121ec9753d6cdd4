import { sql } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';

/** Everything from this transaction on may be new to a reader. */
export type Mark = bigint;

/** What changed since a mark. */
export interface Changes {
  readonly mark: Mark;
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** The catalogue was emptied at once. */
  readonly isEmptied: boolean;
}

const MARK = sql`pg_snapshot_xmin(pg_current_snapshot())::text`;

/** What a reader that begins now has to ask from the next time. */
export async function readMark(db: Executor): Promise<Mark> {
  const { rows } = await db.execute<{ mark: string }>(sql`select ${MARK} as mark`);
  return BigInt(rows[0]?.mark ?? 0);
}

/** The products that changed, with what belongs to them, or were removed since a mark. */
export async function readChanges(db: Executor, since: Mark): Promise<Changes> {
  const { rows } = await db.execute<{ mark: string; changed: string[]; removed: string[] }>(sql`
    select ${MARK} as mark,
      (select coalesce(json_agg(id), '[]') from product where changed_in >= ${String(since)}::xid8) as changed,
      (select coalesce(json_agg(product_id), '[]') from product_removal where removed_in >= ${String(since)}::xid8) as removed`);
  const [row] = rows;
  if (row === undefined) throw new TypeError('the changes answered no row');
  return {
    mark: BigInt(row.mark),
    changed: row.changed,
    removed: row.removed,
    isEmptied: row.removed.includes('*'),
  };
}
