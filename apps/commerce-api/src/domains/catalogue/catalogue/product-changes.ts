import { sql } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';

/** A transaction id; readers re-read everything from it on. */
export type Mark = bigint;

export interface Changes {
  readonly mark: Mark;
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly isEmptied: boolean;
}

const MARK = sql`pg_snapshot_xmin(pg_current_snapshot())::text`;

/** The mark from which a reader that starts now has to re-read. */
export async function readMark(db: Executor): Promise<Mark> {
  const { rows } = await db.execute<{ mark: string }>(sql`select ${MARK} as mark`);
  return BigInt(rows[0]?.mark ?? 0);
}

/** The products that changed or were removed since a mark. */
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
