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

/**
 * Finds variants that are on sale. One that has no price on this site is INV702; any other, or one with another bar code
 * than the call says, INV700.
 */
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

/** A line with the quantity that it is to have. */
type Quantified = Pick<LineRow, 'variantId' | 'delivery' | 'storeId' | 'quantity'>;

const sum = (lines: readonly Quantified[]): number =>
  lines.reduce((total, { quantity }) => total + quantity, 0);

/** What the quantity of a line is judged by, beside its product. */
export interface StockOverview {
  /** The other lines of the cart, which share stock and limit with it. */
  readonly others: readonly Quantified[];
  readonly stockAt: (variantId: string, location: string) => number;
  readonly places: ReadonlyMap<string, PickupPlace>;
  /** What the line has already, where more is added: the rest may be. */
  readonly already?: number;
}

/**
 * Checks the quantity of a line beside the others of its cart.
 * @throws ServiceError INV405 and INV406 of the warehouse, INV407 of a store or of what a collection point takes
 */
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

/** Reads what the quantities of lines at places are judged by; one statement for stock and one for places. */
export async function readStock(db: Executor, variantIds: readonly string[], placeIds: readonly string[]) {
  const places = await findPlaces(db, placeIds);
  const onHand = await findStock(db, [...new Set(variantIds)], [ONLINE_LOCATION, ...placeIds]);
  const stockAt = (variantId: string, location: string): number =>
    onHand.get(stockKey(variantId, location)) ?? 0;
  return { places, stockAt };
}

/** An item of a call. */
export type ItemInput = NewItem;

const defined = (ids: readonly (string | undefined)[]): string[] => ids.filter((id) => id !== undefined);

/**
 * Adds items to a cart, all or none; one that is there already gets the sum.
 * @throws ServiceError of the line (`lineSpecOf`) or its quantity (`checkQuantity`)
 */
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
