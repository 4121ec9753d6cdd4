import type { ProductInventory } from '@haberdash/api-client/products';
import { sql } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { stockStateOf } from '../catalogue/stock-state.ts';

/** Uncached stock of every variant, by the code of a product or variant. */
export async function getInventory(db: Executor, id: string): Promise<ProductInventory> {
  const { rows } = await db.execute<{ product_id: string; id: string; quantity: number }>(sql`
    select v.product_id, v.id, coalesce(s.quantity, 0) as quantity
    from product p
    join variant v on v.product_id = p.id
    left join stock s on s.variant_id = v.id and s.location = 'online'
    where p.status = 'active' and (p.id = ${id} or p.id = (select product_id from variant where id = ${id}))
    order by v.color_id, v.size_position`);
  const [first] = rows;
  if (first === undefined) throw new ServiceError('API404');
  return {
    productId: first.product_id,
    variants: rows.map(({ id: productId, quantity }) => ({ productId, ...stockStateOf(quantity) })),
  };
}

/** Stock in named stores by product or variant code; zero for an unknown store. */
export async function getStoreStock(
  db: Executor,
  id: string,
  storeIds: readonly string[],
): Promise<{ storeId: string; storeInventory: number }[]> {
  const ids = [...new Set(storeIds.filter((storeId) => !storeId.includes('\0')))];
  const list = sql.join([sql`''`, ...ids.map((storeId) => sql`${storeId}`)], sql`, `);
  const { rows } = await db.execute<{ location: string | null; quantity: number }>(sql`
    select s.location, coalesce(sum(s.quantity), 0)::int as quantity
    from product p
    join variant v on v.product_id = p.id
    left join stock s on s.variant_id = v.id and s.location in (${list}) and s.location <> 'online'
    where p.status = 'active' and (p.id = ${id} or v.id = ${id})
    group by s.location`);
  if (rows.length === 0) throw new ServiceError('API404');
  const byStore = new Map(rows.map(({ location, quantity }) => [location, quantity]));
  return ids.map((storeId) => ({ storeId, storeInventory: byStore.get(storeId) ?? 0 }));
}
