import { sql } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';

/** Above this number of changed products a reader empties everything anyway. */
const MOST_CHANGES = 500;

/** What has changed since a mark; a change is reported again while an older transaction is open. */
export interface LastChanges {
  /** Where the next question continues. */
  readonly mark: string;
  /** The transaction that last changed each product; of many changes only the latest ones. */
  readonly changes: Readonly<Record<string, string>>;
}

const MARK = sql`pg_snapshot_xmin(pg_current_snapshot())::text`;

/** Reads changed and removed products; without a mark only the mark. */
export async function readLastChanges(db: Executor, since: string | undefined): Promise<LastChanges> {
  if (since === undefined) {
    const { rows } = await db.execute<{ mark: string }>(sql`select ${MARK} as mark`);
    return { mark: rows[0]?.mark ?? '0', changes: {} };
  }
  const { rows } = await db.execute<LastChanges & Record<string, unknown>>(sql`
    select ${MARK} as mark, (select coalesce(json_object_agg(id, changed), '{}') from (
      select id, changed_in::text as changed, changed_in from product where changed_in >= ${since}::xid8
      union all
      select product_id, removed_in::text, removed_in from product_removal where removed_in >= ${since}::xid8
      order by changed_in desc limit ${MOST_CHANGES}) latest) as changes`);
  return { mark: rows[0]?.mark ?? since, changes: rows[0]?.changes ?? {} };
}
