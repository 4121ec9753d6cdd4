import type { ProductCard } from '@haberdash/api-client/products';

import type { Clock } from '../../../shared/clock.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { findCardRows, toCard, type CardRow, type Reader } from '../catalogue/cards.ts';
import type { IndexedProduct } from './listing-index/indexed-product.ts';
import type { ListingIndexes } from './listing-index/index-cache.ts';

/** Finds cards in the order of ids; pictures show one of the preferred colour families. */
export type FindCards = (
  ids: readonly string[],
  reader: Reader,
  families?: readonly string[],
) => Promise<ProductCard[]>;

/** Names and colours change seldom; stock and prices are compared with the index on every read. */
const COPY_FRESH_MS = 30_000;
const MAX_ROWS = 5_000;

interface CachedRow {
  readonly row: CardRow;
  /** The indexed product when the row was read; every change replaces it. */
  readonly product: IndexedProduct;
  readonly until: number;
}

/** Caches card rows until their product changes. */
export function createCardCache(db: Executor, clock: Clock, indexes: ListingIndexes): FindCards {
  const cached = new Map<string, CachedRow>();

  const put = (key: string, entry: CachedRow): void => {
    cached.delete(key);
    const [oldest] = cached.keys();
    if (cached.size >= MAX_ROWS && oldest !== undefined) cached.delete(oldest);
    cached.set(key, entry);
  };

  return async (ids, reader, families = []) => {
    const index = await indexes(reader.currency);
    const productOf = (id: string): IndexedProduct | undefined => {
      const place = index.placeOf(id);
      return place === undefined ? undefined : index.productAt(place);
    };
    const keyOf = (id: string): string => `${reader.edition} ${reader.currency} ${id}`;
    const rows = new Map<string, CardRow>();
    for (const id of ids) {
      const entry = cached.get(keyOf(id));
      if (entry !== undefined && entry.until > clock.now() && entry.product === productOf(id))
        rows.set(id, entry.row);
    }
    const missing = ids.filter((id) => !rows.has(id));
    const products = new Map(missing.map((id) => [id, productOf(id)]));
    for (const row of await findCardRows(db, missing, reader)) {
      rows.set(row.id, row);
      const product = products.get(row.id);
      if (product !== undefined) put(keyOf(row.id), { row, product, until: clock.now() + COPY_FRESH_MS });
    }
    return ids.flatMap((id) => {
      const row = rows.get(id);
      return row === undefined ? [] : [toCard(row, reader, families)];
    });
  };
}
