import { sql } from 'drizzle-orm';

import { findStaleWords } from '../domains/catalogue/index.ts';
import type { Database, Executor, Tx } from '../platform/db/database.ts';
import { idList } from './write/state.ts';

/** A derived value that is not what follows from the tables. */
export interface Difference {
  readonly table: string;
  readonly key: string;
  readonly stored: unknown;
  readonly expected: unknown;
}

/** Products whose rows are locked together, for a moment. */
const PAGE = 200;

interface Derived extends Record<string, unknown> {
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Ends the transaction in which the expected values were made. */
class Undone extends Error {}

/** Derived values of products; arrays as the sets that they are. */
async function readDerived(db: Executor, ids: readonly string[]): Promise<Map<string, Derived['values']>> {
  const { rows } = await db.execute<Derived>(sql`
    select p.id, json_build_object(
      'product.sizes', array(select x from unnest(p.sizes) x order by x),
      'product.families', array(select x from unnest(p.families) x order by x),
      'product.sizes_in_stock', array(select x from unnest(p.sizes_in_stock) x order by x),
      'product.stores_in_stock', array(select x from unnest(p.stores_in_stock) x order by x),
      'product.discount_percent', p.discount_percent,
      'product.category_ids (sale)', array(select x from unnest(p.category_ids) x
        join category c on c.id = x and c.sale_genders is not null order by x),
      'product_price', (select coalesce(json_agg(json_build_array(pp.currency, pp.current, pp.original, pp.high_current,
        pp.high_original) order by pp.currency), '[]') from product_price pp where pp.product_id = p.id)) as values
    from product p where p.id in ${idList(ids)}`);
  return new Map(rows.map(({ id, values }) => [id, values]));
}

/** Compares stored values with those that the triggers' functions make, in a transaction that is undone. */
async function compareDerived(database: Database, ids: readonly string[]): Promise<Difference[]> {
  const found: Difference[] = [];
  const compare = async (tx: Tx): Promise<never> => {
    found.length = 0;
    await tx.execute(sql`select 1 from product where id in ${idList(ids)} order by id for update`);
    const stored = await readDerived(tx, ids);
    const list = sql`array${idList(ids)}`;
    await tx.execute(sql`select derive_choices(${list}), derive_prices(${list})`);
    for (const [id, expected] of await readDerived(tx, ids))
      for (const [table, value] of Object.entries(expected)) {
        const before = stored.get(id)?.[table];
        if (JSON.stringify(before) !== JSON.stringify(value))
          found.push({ table, key: id, stored: before, expected: value });
      }
    throw new Undone();
  };
  await database.transaction(compare).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return found;
}

async function compareWords({ read }: Database, ids: readonly string[]): Promise<Difference[]> {
  const stale = await findStaleWords(read, ids);
  const { rows } = await read.execute<{ product_id: string }>(
    sql`select product_id from search_queue where product_id in ${idList(ids)}`,
  );
  const queued = new Set(rows.map((row) => row.product_id));
  return stale.map(({ productId, language }) => ({
    table: 'product_search',
    key: `${productId} ${language}`,
    stored: queued.has(productId) ? 'other words, and queued: a service makes them' : 'other words',
    expected: 'the words of its texts',
  }));
}

/** Derived values that are wrong, page by page; `onPage` gets the number of products compared so far. */
export async function* verifyCatalogue(
  database: Database,
  onPage: (products: number) => void = () => undefined,
): AsyncGenerator<Difference> {
  let done = 0;
  for (let after = ''; ;) {
    const { rows } = await database.read.execute<{ id: string }>(
      sql`select id from product where id > ${after} collate "C" order by id collate "C" limit ${PAGE}`,
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
    const ids = rows.map(({ id }) => id);
    yield* await compareDerived(database, ids);
    yield* await compareWords(database, ids);
    done += ids.length;
    onPage(done);
  }
}
