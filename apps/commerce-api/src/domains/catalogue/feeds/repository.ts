import { sql } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import type { Currency } from '../../../shared/money.ts';
import type { Edition } from '../../../shared/text.ts';
import { labelOf, textOf } from '../catalogue/edition-text.ts';
import { ONLINE_LOCATION } from '../catalogue/schema.ts';

/** Products per query: few enough not to delay shoppers. */
const PAGE = 200;

export interface FeedRow extends Record<string, unknown> {
  readonly product_id: string;
  readonly slug: string;
  readonly gender: string;
  readonly vendor: string | null;
  readonly primary_category_id: string;
  readonly name: string;
  readonly description: string;
  readonly id: string;
  readonly sku: string | null;
  readonly upc: string;
  readonly color_id: string;
  readonly color: string;
  readonly size_id: string;
  readonly current: number;
  readonly original: number;
  readonly quantity: number;
}

/** Variants of goods that are sold in a currency, page by page. */
export async function* feedRows(
  db: Executor,
  { edition, currency }: { readonly edition: Edition; readonly currency: Currency },
): AsyncGenerator<FeedRow> {
  for (let after = ''; ;) {
    const { rows: ids } = await db.execute<{ id: string }>(sql`
      select p.id from product p where p.status = 'active' and p.sold_as = 'goods' and p.id > ${after} collate "C"
      order by p.id collate "C" limit ${PAGE}`);
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last.id;
    const { rows } = await db.execute<FeedRow>(sql`
      select p.id as product_id, p.slug, p.gender, p.vendor, p.primary_category_id, t.name, t.description, v.id, v.sku,
        v.upc, v.color_id, v.size_id, ${labelOf(sql`c.labels`, edition)} as color, cp.current, cp.original,
        coalesce(s.quantity, 0) as quantity
      from product p
      join lateral ${textOf('product_text', sql`x.product_id = p.id`, edition)} t on true
      join variant v on v.product_id = p.id
      join product_color c on c.product_id = p.id and c.color_id = v.color_id
      join color_price cp on cp.product_id = p.id and cp.color_id = v.color_id and cp.currency = ${currency}
      left join stock s on s.variant_id = v.id and s.location = ${ONLINE_LOCATION}
      where p.id in (select json_array_elements_text(${JSON.stringify(ids.map(({ id }) => id))}::json))
      order by p.id collate "C", c.position, v.size_position, v.id`);
    yield* rows;
  }
}
