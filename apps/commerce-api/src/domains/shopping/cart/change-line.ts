import type { ItemUpdate } from '@haberdash/api-client/cart';

import type { RequestContext } from '../../../platform/context/request-context.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { isFetched, type TransitionNotice } from '../../catalogue/index.ts';
import { checkQuantity, findSold, readStock, type StockOverview } from './add-lines.ts';
import { lineSpecOf, requestedKind, requestedPlaceId, type LineSpec, type PickupQuery } from './line-spec.ts';
import { designOf } from './designs.ts';
import type { SoldVariant } from './products.ts';
import type { LineRow } from './repository.ts';
import { isSameLine } from './rules/line-identity.ts';
import type { CartChange } from './change.ts';
import { toMajor } from '../../../shared/money.ts';

/** A line keeps its recipe unless the product changes. */
const requestedRecipe = (line: LineRow, { recipeId = line.recipeId }: ItemUpdate) =>
  recipeId === '' ? {} : { recipeId };

/** Defaults of an update are the line's own fields. */
const inputOfLine = (line: LineRow, update: ItemUpdate, kind: ReturnType<typeof requestedKind>) => ({
  productId: update.productId ?? line.variantId,
  ...(kind !== undefined && isFetched(kind) && update.storeId !== undefined
    ? { storeId: update.storeId }
    : {}),
  giftOption: update.giftOption ?? line.gift ?? {},
  ...requestedRecipe(line, update),
  ...(line.customAmount === null ? {} : { customAmount: toMajor(line.customAmount) }),
});

/** Error codes of failed delivery conversions. */
const CONVERSIONS: Readonly<Partial<Record<string, 'ORD516' | 'ORD517' | 'ORD518'>>> = {
  'sts>pickup': 'ORD516',
  'pickup>home': 'ORD517',
  'pickup>sts': 'ORD518',
};

function checkConversion(
  product: SoldVariant,
  from: LineRow,
  to: LineSpec & { readonly quantity: number },
  update: Pick<ItemUpdate, 'maxQty'>,
  stock: StockOverview,
): void {
  const code = CONVERSIONS[`${from.delivery}>${to.delivery}`];
  try {
    checkQuantity(product, to, update.maxQty, stock);
  } catch (error) {
    if (code === undefined || !(error instanceof ServiceError)) throw error;
    throw new ServiceError(code, { itemId: from.id });
  }
}

const noticesOf = (from: LineRow, to: LineSpec): TransitionNotice[] =>
  from.storeId !== '' && to.storeId !== '' && from.storeId !== to.storeId ? ['ChangedStoreId'] : [];

/**
 * Changes quantity, variant, delivery or gift; merges equal lines. ORD404 without the line, ORD516–518 for delivery.
 */
export async function changeLine(
  change: CartChange,
  update: ItemUpdate,
  context: RequestContext,
  query?: PickupQuery,
): Promise<void> {
  const { cart, carts, db, nowMs } = change;
  const lines = await carts.lines(cart);
  const line = lines.find(({ id }) => id === update.itemId);
  if (line === undefined) throw new ServiceError('ORD404', { itemId: update.itemId });
  // A gift line cannot be changed.
  if (line.bonusPromotionId !== '') throw new ServiceError('GWP403', { itemId: line.id });
  const kindBefore = line.delivery === 'digital' || line.delivery === 'customs' ? undefined : line.delivery;
  const kind = requestedKind(update, query) ?? kindBefore;
  const input = inputOfLine(line, update, kind);
  if (update.storeId !== undefined && !('storeId' in input))
    throw new ServiceError('API400', { field: 'storeId' });
  const placeId = requestedPlaceId(input, query, line.storeId);
  const product = (await findSold(db, [input.productId], context))({ ...input, upc: update.upc });
  const stock = await readStock(db, [product.variantId], placeId === undefined ? [] : [placeId]);
  const takesNone = kind === 'sts' && stock.places.get(placeId ?? '')?.takesParcels === false;
  if (takesNone && line.delivery === 'pickup') throw new ServiceError('ORD518', { itemId: line.id });
  const recipe = await designOf(change, product, input);
  const parts = { context, places: stock.places, nowMs, recipe };
  const spec = lineSpecOf(product, input, { kind, placeId }, parts);
  const twin = lines.find((other) => other.id !== line.id && isSameLine(other, spec));
  const quantity = update.qty + (twin?.quantity ?? 0);
  const others = lines.filter((other) => other !== line && other !== twin);
  checkConversion(product, line, { ...spec, quantity }, update, { ...stock, others });
  if (twin !== undefined) await carts.removeLine(cart, twin.id);
  await carts.changeLine(cart, line.id, { ...spec, quantity, notices: noticesOf(line, spec) });
}
