import { defineHandlers } from '../../../platform/operations/area.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { PlacementLock } from '../cart/placement-lock.ts';
import { cartReader } from '../cart/repository.ts';
import { changeItem, lockTarget, moveToCart, saveLine, type MoveParts } from './move.ts';
import { savedRepository, type Page } from './repository.ts';
import { showSaved } from './view.ts';

export interface SavedParts extends MoveParts {
  readonly placementLock: PlacementLock;
}

const FIRST_PAGE: Page = { start: 0, count: 24 };
/** Times that a move waits for the cart's payment before it is made anyway. */
const MAX_CLEARINGS = 3;

/** Calls about saved items (spec 1 §7, spec 2 §7). */
export const savedHandlers = (parts: SavedParts) =>
  defineHandlers({
    getSaveForLater: ({ object, db, query, context }) =>
      showSaved(db, object, { ...FIRST_PAGE, ...query }, context),
    saveForLater: async ({ object, tx, body, context }) => {
      const { itemId, saveForLaterId } = body;
      const line = (await cartReader(tx).lines(object)).find(({ id }) => id === itemId);
      if (line === undefined) throw new ServiceError('ORD404', { itemId });
      const { variantId, quantity: had } = line;
      const { qty: quantity = had } = body;
      if (quantity > had) throw new ServiceError('API400', { field: 'qty' });
      const whose = { owner: object.owner, brand: context.brand };
      const list = await saveLine(tx, whose, { line, quantity, saveForLaterId }, parts.clock);
      const cart = await parts.carts.change({ object, tx, context }, ({ cart: own, carts }) =>
        quantity === had
          ? carts.removeLine(own, line.id)
          : carts.changeLine(own, line.id, { variantId, quantity: had - quantity }),
      );
      return { saveForLater: await showSaved(tx, list, FIRST_PAGE, context), cart };
    },
    updateSavedItem: async ({ within, body, context }) => {
      const { cartId, itemId, productId, qty } = body;
      const wish = { itemId, productId, qty };
      for (let clearing = 0; ; clearing += 1) {
        const outcome = await within(async (tx, lock) => {
          // Lock order: cart before list; the list decides the error.
          const target =
            cartId === undefined
              ? undefined
              : await lockTarget(tx, cartId, context, clearing >= MAX_CLEARINGS);
          const list = await lock();
          if (cartId === undefined) {
            await changeItem(tx, list, wish, context, parts.clock);
            return { saveForLater: await showSaved(tx, list, FIRST_PAGE, context) };
          }
          if (target === undefined) throw new ServiceError('BSK404', { field: 'cartId' });
          if ('blocked' in target) return target;
          const cart = await moveToCart(tx, list, target, wish, context, parts);
          return { saveForLater: await showSaved(tx, list, FIRST_PAGE, context), cart };
        });
        if (!('blocked' in outcome)) return outcome;
        await parts.placementLock.clear(outcome.blocked);
      }
    },
    removeSavedItem: async ({ object: list, tx, params, context }) => {
      const saved = savedRepository(tx);
      await saved.remove(list, params.itemId);
      await saved.touch(list, new Date(parts.clock.now()));
      return { saveForLater: await showSaved(tx, list, FIRST_PAGE, context) };
    },
  });
