import type { Assortment } from '@haberdash/commerce-api/providers/assortment/provider.ts';
import * as v from 'valibot';

import type { Books } from './books.ts';

const BATCH = 100;
const COLUMNS = 'product_id as "productId", sold, change';

const productRow = v.object({
  productId: v.string(),
  sold: v.pipe(
    v.number(),
    v.transform((sold) => sold === 1),
  ),
  change: v.number(),
});

export type ConsoleProduct = v.InferOutput<typeof productRow>;

/** A warehouse with a console to withdraw products. */
export interface AssortmentConsole extends Assortment {
  list(): ConsoleProduct[];
  decide(productId: string, isSold: boolean): void;
}

/** A warehouse in the books; every product is on sale by default. */
export const assortmentConsole = (books: Books): AssortmentConsole => ({
  async changes(after) {
    const rows = books
      .prepare(`select ${COLUMNS} from withdrawn_product where change > ? order by change limit ?`)
      .all(after, BATCH);
    return v
      .parse(v.array(productRow), rows)
      .map(({ productId, sold: isSold, change }) => ({ change, productId, isSold }));
  },
  list: () =>
    v.parse(
      v.array(productRow),
      books.prepare(`select ${COLUMNS} from withdrawn_product order by change desc limit ?`).all(BATCH),
    ),
  decide(productId, isSold) {
    books
      .prepare(
        `insert into withdrawn_product (product_id, sold, change)
          values (?, ?, (select coalesce(max(change), 0) + 1 from withdrawn_product))
          on conflict (product_id) do update set sold = excluded.sold, change = excluded.change`,
      )
      .run(productId, isSold ? 1 : 0);
  },
});
