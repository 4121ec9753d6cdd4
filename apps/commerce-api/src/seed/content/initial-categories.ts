import type { InitialCategory } from '@haberdash/content-files';
import { sql } from 'drizzle-orm';

import { categoryPath } from '../../domains/catalogue/index.ts';
import type { Executor } from '../../platform/db/database.ts';

const MOST = 8;

/** The main categories that have products, in their order, at most 8. */
export async function readInitialCategories(db: Executor): Promise<readonly InitialCategory[]> {
  const { rows } = await db.execute<{
    readonly id: string;
    readonly slug: string;
    readonly names: Readonly<Record<string, string>>;
  }>(sql`
    select c.id, c.slug, (select jsonb_object_agg(t.language, t.name) from category_text t
      where t.category_id = c.id) as names
    from category c
    where c.parent_id is null
      and exists (select 1 from product p where p.status = 'active' and p.category_ids @> array[c.id])
    order by c.position, c.id
    limit ${MOST}`);
  return rows.map(({ id, slug, names }) => ({ id, name: names, url: categoryPath(slug, id) }));
}
