import type { RequestContext } from '../../../platform/context/request-context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import { transitionOf } from '../../catalogue/index.ts';
import { deliveryChoicesOf } from './delivery-choices.ts';
import { priceCart, type PricedCart, type PricedLine } from './pricing.ts';
import { cartRepository, type CartRow } from './repository.ts';
import { isSameLine } from './rules/line-identity.ts';

/** Too little stock at the location, or its place is closed. */
const isStuck = ({ row, product, isAvailable }: PricedLine, { places }: PricedCart): boolean =>
  product.isSold && (!isAvailable || (row.storeId !== '' && !places.has(row.storeId)));

/**
 * Gives undeliverable lines another delivery with a notice; merges equal lines; skips carts being paid for (spec 1
 * §4).
 */
export async function patchDelivery(
  tx: Tx,
  cart: Own<CartRow>,
  context: RequestContext,
  nowMs: number,
  favouriteStoreId: string | undefined,
): Promise<void> {
  const carts = cartRepository(tx);
  if ((await carts.liveAttemptState(cart)) !== undefined) return;
  const priced = await priceCart(tx, cart, context, nowMs, favouriteStoreId);
  for (const line of priced.lines.filter((each) => isStuck(each, priced))) {
    const transition = transitionOf(deliveryChoicesOf(line, priced));
    if (transition === undefined) continue;
    const { delivery, storeId, notice } = transition;
    const moved = { ...line.row, delivery, storeId };
    const twin = (await carts.lines(cart)).find(
      (other) => other.id !== line.row.id && isSameLine(other, moved),
    );
    if (twin !== undefined) await carts.removeLine(cart, twin.id);
    const quantity = line.row.quantity + (twin?.quantity ?? 0);
    await carts.changeLine(cart, line.row.id, { delivery, storeId, quantity, notices: [notice] });
  }
}
