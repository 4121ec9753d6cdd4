import { shopperOf, type RequestContext } from '../../../platform/context/request-context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Cart } from '@haberdash/api-client/cart';
import { addLines, findSold } from '../cart/add-lines.ts';
import { isBlocked, lockOpenCartOf } from '../cart/objects.ts';
import { cartRepository, type CartRow, type LineRow } from '../cart/repository.ts';
import type { CartService } from '../cart/service.ts';
import { listFor } from './lists.ts';
import { savedRepository, type SavedListRow } from './repository.ts';
import { sumQuantities, MAX_QUANTITY, MAX_SAVED_ITEMS } from './rules.ts';

export interface MoveParts {
  readonly carts: CartService;
  readonly clock: Clock;
}

/** A quantity of a cart line to save. */
export interface SavedPart {
  readonly line: LineRow;
  readonly quantity: number;
  readonly saveForLaterId: string | undefined;
}

/** Saves units of a line within the cart's transaction; INV409 for a full list, API400 for gifts and gift cards. */
export async function saveLine(
  tx: Tx,
  { owner, brand }: { readonly owner: string; readonly brand: string },
  { line, quantity, saveForLaterId }: SavedPart,
  clock: Clock,
): Promise<Own<SavedListRow>> {
  if (line.giftKey !== '') throw new ServiceError('API400', { field: 'itemId' });
  const list = await listFor(tx, { owner, brand, id: saveForLaterId }, clock);
  const saved = savedRepository(tx);
  const now = new Date(clock.now());
  const known = await saved.same(list, line);
  if (known === undefined && (await saved.total(list)) >= MAX_SAVED_ITEMS)
    throw new ServiceError('INV409', { additionalInfo: { maxAllowedQty: MAX_SAVED_ITEMS } });
  await saved.put(list, { ...line, quantity: sumQuantities(known?.quantity ?? 0, quantity) }, now);
  await saved.touch(list, now);
  return list;
}

export interface ItemChange {
  readonly itemId: string;
  readonly productId?: string | undefined;
  readonly qty?: number | undefined;
}

/** Rejects an unsold variant: INV702 without a price on this site, else INV700. */
async function needSold(tx: Tx, productId: string, context: RequestContext): Promise<void> {
  (await findSold(tx, [productId], context))({ productId });
}

async function itemOf(tx: Tx, list: Own<SavedListRow>, itemId: string) {
  const item = await savedRepository(tx).item(list, itemId);
  if (item === undefined) throw new ServiceError('API404', { itemId });
  return item;
}

/** Changes quantity or variant of an item; an equal item gets the sum. */
export async function changeItem(
  tx: Tx,
  list: Own<SavedListRow>,
  input: ItemChange,
  context: RequestContext,
  clock: Clock,
): Promise<void> {
  if (input.productId === undefined && input.qty === undefined)
    throw new ServiceError('API400', { field: 'qty' });
  const saved = savedRepository(tx);
  const item = await itemOf(tx, list, input.itemId);
  const variantId = input.productId ?? item.variantId;
  if (variantId !== item.variantId) await needSold(tx, variantId, context);
  const twin =
    variantId === item.variantId ? undefined : await saved.same(list, { variantId, recipeId: item.recipeId });
  if (twin !== undefined) await saved.remove(list, twin.id);
  const quantity = sumQuantities(twin?.quantity ?? 0, input.qty ?? item.quantity);
  await saved.change(list, item.id, { variantId, quantity });
  await saved.touch(list, new Date(clock.now()));
}

/** The id of a cart whose payment must end first. */
export interface BlockedCart {
  readonly blocked: string;
}

/** Maps a cart error to the codes of a move. */
function asMove(error: unknown, itemId: string): unknown {
  if (!(error instanceof ServiceError)) return error;
  const [{ errorId, additionalInfo }] = error.details;
  if (errorId === 'INV405') return new ServiceError('INV408', { itemId });
  // The cart has no room for another line.
  if (errorId === 'API400') return new ServiceError('INV409', { itemId });
  return new ServiceError(errorId, { itemId, ...(additionalInfo && { additionalInfo }) });
}

/** The open target cart, or blocked by its payment unless forced. */
export async function lockTarget(
  tx: Tx,
  cartId: string,
  context: RequestContext,
  force: boolean,
): Promise<Own<CartRow> | BlockedCart | undefined> {
  const { subject: owner } = shopperOf(context);
  const cart = await lockOpenCartOf(tx, { id: cartId, owner, brand: context.brand, proofs: {} });
  if (cart === undefined) return undefined;
  const isWaiting = !force && isBlocked(await cartRepository(tx).liveAttemptState(cart));
  return isWaiting ? { blocked: cart.id } : cart;
}

/** Moves an item into a cart; if the cart rejects it, it stays. */
export async function moveToCart(
  tx: Tx,
  list: Own<SavedListRow>,
  cart: Own<CartRow>,
  input: ItemChange,
  context: RequestContext,
  { carts, clock }: MoveParts,
): Promise<Cart> {
  const saved = savedRepository(tx);
  const item = await itemOf(tx, list, input.itemId);
  const productId = input.productId ?? item.variantId;
  await needSold(tx, productId, context);
  const design = item.recipeId === '' ? {} : { recipeId: item.recipeId };
  const items = [{ productId, qty: input.qty ?? item.quantity, maxQty: MAX_QUANTITY, ...design }];
  const changed = await carts
    .change({ object: cart, tx, context }, (change) => addLines(change, items, context))
    .catch((error: unknown) => {
      throw asMove(error, input.itemId);
    });
  await saved.remove(list, item.id);
  await saved.touch(list, new Date(clock.now()));
  return changed;
}
