import { sql } from 'drizzle-orm';

import type { Tx } from '../../platform/db/database.ts';

/** Tables by product, parents first; `product` keeps its keys. */
const LARGE_TABLES = [
  'product_text',
  'product_color',
  'color_price',
  'product_price',
  'past_price',
  'product_search',
  'review',
  'variant',
  'stock',
] as const;

interface Definition extends Record<string, unknown> {
  readonly table: string;
  readonly name: string;
  readonly kind: 'foreign key' | 'key' | 'index';
  readonly definition: string;
}

/** `product` keeps its primary key, other indexes are rebuilt. */
const INDEXED_TABLES = ['product', ...LARGE_TABLES] as const;

const listOf = (tables: readonly string[]) =>
  sql.join(
    tables.map((table) => sql`${table}`),
    sql`, `,
  );

/** Foreign keys and indexes to drop, as SQL. */
async function readDefinitions(tx: Tx): Promise<Definition[]> {
  const { rows } = await tx.execute<Definition>(sql`
    select conrelid::regclass::text as table, conname::text as name,
      case contype when 'f' then 'foreign key' else 'key' end as kind, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype in ('f', 'p') and (conrelid::regclass::text in (${listOf(LARGE_TABLES)})
      or contype = 'f' and confrelid::regclass::text in (${listOf(LARGE_TABLES)}))
    union all
    select tablename::text, indexname::text, 'index', indexdef from pg_indexes
    where schemaname = current_schema() and tablename in (${listOf(INDEXED_TABLES)})
      and indexname not in (select conname from pg_constraint where contype = 'p')`);
  return rows;
}

/** Triggers only record changes, which new products do not need. */
async function setTriggers(tx: Tx, state: 'disable' | 'enable'): Promise<void> {
  for (const table of LARGE_TABLES)
    await tx.execute(sql`alter table ${sql.identifier(table)} ${sql.raw(state)} trigger user`);
}

/** Bulk load into empty product tables, with indexes and foreign keys built at the end, in one transaction. */
export async function loadInBulk(tx: Tx, load: () => Promise<void>): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  // A batch exceeds the default 4 MB and would spill to disk: a quarter of the time.
  await tx.execute(sql`set local work_mem = '64MB'`);
  const definitions = await readDefinitions(tx);
  const of = (kind: Definition['kind']): Definition[] => definitions.filter((entry) => entry.kind === kind);
  for (const { table, name } of [...of('foreign key'), ...of('key')]) {
    await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  }
  for (const { name } of of('index')) await tx.execute(sql`drop index ${sql.identifier(name)}`);
  await setTriggers(tx, 'disable');
  // Truncated in this transaction, the tables need no WAL without replicas.
  await tx.execute(
    sql`truncate ${sql.join(
      LARGE_TABLES.map((table) => sql.identifier(table)),
      sql`, `,
    )}`,
  );
  await load();
  await setTriggers(tx, 'enable');
  for (const { definition } of of('index')) await tx.execute(sql.raw(definition));
  for (const { table, name, definition } of [...of('key'), ...of('foreign key')]) {
    await tx.execute(
      sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
    );
  }
}
