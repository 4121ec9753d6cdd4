import type { NewItem } from '@haberdash/api-client/cart';

import type { RequestContext } from '../../../platform/context/request-context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { findStock, stockKey, ONLINE_LOCATION, findPlaces, type PickupPlace } from '../../catalogue/index.ts';
import { addAsGift } from './add-gift.ts';
import { lineSpecOf, requestedKind, requestedPlaceId, type LineSpec, type PickupQuery } from './line-spec.ts';
import { locationOf } from './lines.ts';
import { designOf } from './designs.ts';
import { findSoldVariants, findVariantNames, type SoldVariant } from './products.ts';
import type { LineRow } from './repository.ts';
import { isSameLine } from './rules/line-identity.ts';
import { validateQuantity, MAX_LINES } from './rules/quantity.ts';
import type { CartChange } from './change.ts';

/** Finds sold variants; INV702 without a price on this site, INV700 for any other. */
export async function findSold(db: Executor, ids: readonly string[], context: RequestContext) {
  const found = await findSoldVariants(db, ids, context);
  const missing = ids.filter((id) => !found.has(id));
  const unpriced = missing.length === 0 ? undefined : await findVariantNames(db, missing, context.edition);
  return (item: { readonly productId: string; readonly upc?: string | undefined }): SoldVariant => {
    const product = found.get(item.productId);
    const isWrongUpc = item.upc !== undefined && item.upc !== product?.upc;
    if (product === undefined || !product.isSold || isWrongUpc) {
      const isUnpriced = unpriced?.has(item.productId) === true;
      throw new ServiceError(isUnpriced ? 'INV702' : 'INV700', { itemId: item.productId });
    }
    return product;
  };
}

type Quantified = Pick<LineRow, 'variantId' | 'delivery' | 'storeId' | 'quantity'>;

const sum = (lines: readonly Quantified[]): number =>
  lines.reduce((total, { quantity }) => total + quantity, 0);

/** Stock and places for quantity checks. */
export interface StockOverview {
  /** Other lines, which share stock and limit. */
  readonly others: readonly Quantified[];
  readonly stockAt: (variantId: string, location: string) => number;
  readonly places: ReadonlyMap<string, PickupPlace>;
  /** The line's current quantity when more is added. */
  readonly already?: number;
}

/** Checks a line's quantity; INV405 and INV406 for the warehouse, INV407 for a store or collection point. */
export function checkQuantity(
  product: SoldVariant,
  line: Quantified,
  maxQty: number | undefined,
  { others, stockAt, places, already = 0 }: StockOverview,
): void {
  const { variantId } = product;
  const location = locationOf(line);
  const same = others.filter((other) => other.variantId === variantId);
  const limit = Math.min(product.limit, maxQty ?? product.limit) - sum(same);
  const there = location === null ? Number.MAX_SAFE_INTEGER : stockAt(variantId, location);
  const stock = there - sum(same.filter((other) => locationOf(other) === location));
  const most = line.delivery === 'pudo' ? places.get(line.storeId)?.maxItems : undefined;
  const beside = others.filter(({ delivery, storeId }) => delivery === 'pudo' && storeId === line.storeId);
  const room = most === undefined || most === null ? Number.MAX_SAFE_INTEGER : most - sum(beside);
  const isStore = location !== null && location !== ONLINE_LOCATION;
  const verdict = validateQuantity(line.quantity, { stock, limit }, { isStore, room });
  if (verdict.ok) return;
  if (verdict.errorId === 'INV405') throw new ServiceError('INV405', { itemId: variantId });
  const { errorId, maxAllowedQty, limitedBy } = verdict;
  throw new ServiceError(errorId, {
    itemId: variantId,
    additionalInfo: { maxAllowedQty: Math.max(0, maxAllowedQty - already), limitedBy },
  });
}

/** Reads stock and places, one statement each. */
export async function readStock(db: Executor, variantIds: readonly string[], placeIds: readonly string[]) {
  const places = await findPlaces(db, placeIds);
  const onHand = await findStock(db, [...new Set(variantIds)], [ONLINE_LOCATION, ...placeIds]);
  const stockAt = (variantId: string, location: string): number =>
    onHand.get(stockKey(variantId, location)) ?? 0;
  return { places, stockAt };
}

export type ItemInput = NewItem;

const defined = (ids: readonly (string | undefined)[]): string[] => ids.filter((id) => id !== undefined);

/** Adds items, all or none; existing lines get the sum. Throws as `lineSpecOf` and `checkQuantity`. */
export async function addLines(
  change: CartChange,
  items: readonly ItemInput[],
  context: RequestContext,
  query?: PickupQuery,
): Promise<void> {
  const { cart, carts, db, nowMs } = change;
  const ids = items.map((item) => item.productId);
  const sold = await findSold(db, ids, context);
  const placeIds = items.map((item) => requestedPlaceId(item, query));
  const stock = await readStock(db, ids, defined(placeIds));
  let lines: readonly (LineSpec & { readonly quantity: number })[] = await carts.lines(cart);
  for (const [index, item] of items.entries()) {
    const product = sold(item);
    if (await addAsGift(change, item, product)) continue;
    const delivery = { kind: requestedKind(item, query), placeId: placeIds[index] };
    const recipe = await designOf(change, product, item);
    const spec = lineSpecOf(product, item, delivery, { context, places: stock.places, nowMs, recipe });
    const before = lines.find((line) => isSameLine(line, spec));
    const others = lines.filter((line) => line !== before);
    const line = { ...spec, quantity: (before?.quantity ?? 0) + item.qty };
    checkQuantity(product, line, item.maxQty, { ...stock, others, already: before?.quantity ?? 0 });
    if (before === undefined && lines.length >= MAX_LINES)
      throw new ServiceError('API400', { field: 'items' });
    lines = [...others, line];
    await carts.putLine(cart, spec, line.quantity);
  }
}
