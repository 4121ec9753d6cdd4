import { sql } from 'drizzle-orm';

import type { Database } from '../platform/db/database.ts';

/** Seeded tables by display name. */
const TABLES = {
  products: 'product',
  variants: 'variant',
  stores: 'store',
  promotions: 'promotion',
  'promo codes': 'coupon',
  'content documents': 'content_document',
  accounts: 'consumer',
  employees: 'store_employee',
  editors: 'editor',
} as const;

type Counts = ReadonlyMap<string, number>;

export async function countRows({ read }: Pick<Database, 'read'>): Promise<Counts> {
  const counts = Object.entries(TABLES).map(
    ([name, table]) =>
      sql`select ${name}::text as name, count(*)::int as count from ${sql.identifier(table)}`,
  );
  const { rows } = await read.execute<{ name: string; count: number }>(sql.join(counts, sql` union all `));
  return new Map(rows.map(({ name, count }) => [name, count]));
}

/** Describes a repeated load, which only adds rows. */
export function describeReload(before: Counts, after: Counts): string {
  const added = [...after].flatMap(([name, count]) => {
    const more = count - (before.get(name) ?? 0);
    return more > 0 ? [`${more} ${name}`] : [];
  });
  const there = `${before.get('products') ?? 0} products are there already`;
  return [
    added.length === 0
      ? `${there}; nothing was changed.`
      : `${there} and were not changed; ${added.join(', ')} were added.`,
    'A source that has changed since is loaded into an empty database only; prices, stock and texts can be imported by file (docs/catalogue.md).',
  ].join(' ');
}
