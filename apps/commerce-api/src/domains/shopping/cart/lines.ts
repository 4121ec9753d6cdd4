import type { RequestContext } from '../../../platform/context/request-context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { findStock, stockKey, ONLINE_LOCATION, findRecipes, stockLocationOf } from '../../catalogue/index.ts';
import { asDesigned, findSoldVariants, findVariantNames, type SoldVariant } from './products.ts';
import type { LineRow } from './repository.ts';
import { allocate } from './rules/allocate.ts';

/** A priced line; stock includes what the cart's own payment holds. */
export interface PricedLine {
  readonly row: LineRow;
  readonly product: SoldVariant;
  /** Unit price in minor units. */
  readonly unitCurrent: number;
  /** Stock location; null without stock. */
  readonly location: string | null;
  /** Stock after earlier lines. */
  readonly stock: number;
  /** Maximum quantity now. */
  readonly allowed: number;
  readonly isAvailable: boolean;
}

/** A line whose product is withdrawn. */
export interface GoneLine {
  readonly row: LineRow;
  readonly name: string | undefined;
}

/** The stock location of a line. */
export const locationOf = (row: Pick<LineRow, 'delivery' | 'storeId'>): string | null =>
  stockLocationOf(row, ONLINE_LOCATION);

const shelfOf = ({ variantId, ...row }: LineRow): string | undefined => {
  const location = locationOf(row);
  return location === null ? undefined : stockKey(variantId, location);
};

const unitOf = (row: LineRow, product: SoldVariant): number =>
  row.bonusPromotionId === '' ? (row.customAmount ?? product.current) : 0;

/** Prices a cart's lines; the number of statements does not depend on the lines. */
export async function priceLines(
  db: Executor,
  rows: readonly LineRow[],
  held: ReadonlyMap<string, number>,
  site: Pick<RequestContext, 'edition' | 'currency' | 'country'>,
  /** Additional locations, such as the favourite store. */
  furtherLocations: readonly string[],
) {
  const ids = [...new Set(rows.map((row) => row.variantId))];
  const products = await findSoldVariants(db, ids, site);
  const recipes = await findRecipes(
    db,
    rows.map((row) => row.recipeId),
  );
  const gone = rows.filter((row) => !products.has(row.variantId));
  const names = await findVariantNames(
    db,
    gone.map((row) => row.variantId),
    site.edition,
  );
  const stores = rows.map((row) => row.storeId).filter((id) => id !== '');
  const onHand = await findStock(db, ids, [ONLINE_LOCATION, ...stores, ...furtherLocations]);
  const stockAt = (variantId: string, location: string): number => {
    const key = stockKey(variantId, location);
    return (onHand.get(key) ?? 0) + (held.get(key) ?? 0);
  };
  const sold = rows.flatMap((row) => {
    const product = products.get(row.variantId);
    if (product === undefined) return [];
    return [{ row, product: asDesigned(product, recipes.get(row.recipeId)), location: locationOf(row) }];
  });
  const supplies = allocate(
    sold.map(({ row, product }) => ({ ...row, product, shelf: shelfOf(row) })),
    ({ variantId, ...row }) => stockAt(variantId, locationOf(row) ?? ONLINE_LOCATION),
    ({ product }) => product.limit,
  );
  const lines = sold.map(({ row, product, location }, index): PricedLine => {
    const { stock, allowed } = supplies[index] ?? { stock: 0, allowed: 0 };
    const isAvailable = product.isSold && row.quantity <= allowed;
    return { row, product, unitCurrent: unitOf(row, product), location, stock, allowed, isAvailable };
  });
  return {
    lines,
    goneLines: gone.map((row): GoneLine => ({ row, name: names.get(row.variantId) })),
    stockAt,
  };
}
