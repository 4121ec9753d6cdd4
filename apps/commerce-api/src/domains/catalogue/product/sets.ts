import type { ProductCard, ProductSet } from '@haberdash/api-client/products';
import { sql, type SQL } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Reader } from '../catalogue/cards.ts';
import { labelOf } from '../catalogue/edition-text.ts';
import { scenePath, setPath } from '../catalogue/paths.ts';
import type { FindCards } from '../listing/card-cache.ts';

interface SetRow extends Record<string, unknown> {
  readonly id: string;
  readonly slug: string;
  readonly scene: string;
  readonly name: string;
  readonly description: string;
  readonly product_ids: readonly string[];
}

/** A set with fewer products left is not shown. */
const FEWEST = 2;
/** The contract's maximum. */
const MOST_SETS = 12;

async function findRows(db: Executor, which: SQL, { edition }: Reader): Promise<SetRow[]> {
  const { rows } = await db.execute<SetRow>(sql`
    select s.id, s.slug, s.scene, ${labelOf(sql`s.names`, edition)} as name,
      ${labelOf(sql`s.descriptions`, edition)} as description,
      (select coalesce(json_agg(i.product_id order by i.position), '[]'::json) from product_set_item i
        join product p on p.id = i.product_id and p.status = 'active' where i.set_id = s.id) as product_ids
    from product_set s where ${which}
    order by s.position, s.id limit ${MOST_SETS}`);
  return rows.filter(({ product_ids }) => product_ids.length >= FEWEST);
}

/** Decimal prices are summed in minor units. */
const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100;

/** The price of a set is the sum of its products in stock, or of all when none is. */
function toSet(row: SetRow, products: readonly ProductCard[], { currency }: Reader): ProductSet {
  const inStock = products.filter(({ available }) => available);
  const counted = inStock.length > 0 ? inStock : products;
  return {
    id: row.id,
    name: row.name,
    url: setPath(row.slug, row.id),
    description: row.description,
    image: { src: scenePath(row.scene), alt: '' },
    price: {
      currency,
      current: sumOf(counted.map(({ price }) => price.current)),
      original: sumOf(counted.map(({ price }) => price.original)),
    },
    available: inStock.length === products.length,
    products: [...products],
  };
}

const toSets = (rows: readonly SetRow[], findCards: FindCards, reader: Reader): Promise<ProductSet[]> =>
  Promise.all(rows.map(async (row) => toSet(row, await findCards(row.product_ids, reader), reader)));

/** The sets of a product or variant; API404 for an unknown one. */
export async function getProductSets(db: Executor, findCards: FindCards, id: string, reader: Reader) {
  const { rows: products } = await db.execute<{ id: string }>(sql`
    select id from product where id = coalesce((select product_id from variant where id = ${id}), ${id})`);
  const [product] = products;
  if (product === undefined) throw new ServiceError('API404');
  const ofProduct = sql`s.id in (select set_id from product_set_item where product_id = ${product.id})`;
  const rows = await findRows(db, ofProduct, reader);
  return { productId: product.id, productSets: await toSets(rows, findCards, reader) };
}

/** One set; API404 for an unknown or sold-out one. */
export async function getProductSet(
  db: Executor,
  findCards: FindCards,
  id: string,
  reader: Reader,
): Promise<ProductSet> {
  const [found] = await toSets(await findRows(db, sql`s.id = ${id}`, reader), findCards, reader);
  if (found === undefined) throw new ServiceError('API404');
  return found;
}
