import { sql } from 'drizzle-orm';

import type { Database } from '../../platform/db/database.ts';
import type { Report } from '../report.ts';
import { runPart } from './run-part.ts';
import { idList } from './state.ts';
import { lockStockOf } from './write-stock.ts';

const BATCH = 500;

function* batches<T>(all: readonly T[]): Generator<T[]> {
  for (let start = 0; start < all.length; start += BATCH) yield all.slice(start, start + BATCH);
}

export interface Found {
  readonly productIds: ReadonlySet<string>;
  readonly variantIds: ReadonlySet<string>;
  /** Products whose variants are all known. */
  readonly completeIds: ReadonlySet<string>;
}

/** Archives products that the files do not have, and takes missing variants of the others off sale. */
export async function removeMissing(
  database: Database,
  found: Found,
  isDryRun: boolean,
  report: Report,
): Promise<void> {
  const { rows: products } = await database.read.execute<{ id: string }>(
    sql`select id from product where status <> 'gone' order by id`,
  );
  const missing = products.map(({ id }) => id).filter((id) => !found.productIds.has(id));
  for (const ids of batches(missing))
    await runPart(database, isDryRun, report, async (_, tx, own) => {
      await tx?.execute(
        sql`update product set status = 'gone' where id in ${idList(ids)} and status <> 'gone'`,
      );
      own.count('products', 'removed', ids.length);
    });
  const { rows: variants } = await database.read.execute<{ id: string; product_id: string }>(sql`
    select distinct v.id, v.product_id from variant v
    join stock s on s.variant_id = v.id and s.quantity > 0 order by v.id`);
  const gone = variants
    .filter(({ id, product_id: productId }) => found.completeIds.has(productId) && !found.variantIds.has(id))
    .map(({ id }) => id);
  for (const ids of batches(gone))
    await runPart(database, isDryRun, report, async (_, tx, own) => {
      if (tx !== undefined) {
        await lockStockOf(tx, ids);
        await tx.execute(
          sql`update stock set quantity = 0 where variant_id in ${idList(ids)} and quantity > 0`,
        );
      }
      own.count('variants', 'removed', ids.length);
    });
}
