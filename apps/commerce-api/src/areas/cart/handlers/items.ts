import { defineHandlers } from '../../../platform/operations/area.ts';
import type { NotYetFields } from '../../../platform/operations/not-yet.ts';
import { addLines } from '../add-lines.ts';
import { changeLine } from '../change-line.ts';
import type { CartService } from '../service.ts';
import { toCart } from '../view.ts';

/** What the contract lets a caller say of an item, and nothing in the service acts upon. */
const ITEM_NOT_YET = ['recipeId', 'productImageURL', 'pdpUrl', 'precreatedCustomsCode'];

/** Fields of the calls below that are refused until they are used. */
export const itemsNotYet: NotYetFields = {
  createCartWithItem: ITEM_NOT_YET.map((name) => `*.${name}`),
  addItems: ITEM_NOT_YET.map((name) => `*.${name}`),
  removeItem: ['upc'],
  updateItem: ['recipeId'],
};

/** Calls that create a cart, and that add, change and remove its lines. */
export const itemHandlers = (carts: CartService) =>
  defineHandlers({
    createCart: async ({ object }) => ({ id: object.id }),
    createCartWithItem: async ({ query, ...call }) =>
      toCart(
        await carts.fill(
          call,
          (change) => addLines(change, call.body, call.context, query),
          query?.favStoreId,
        ),
        call.context,
      ),
    getCart: async ({ query, context, find, within, db }) => {
      const { favStoreId, isPatchRequired = false, inventorySupplyCheck = false } = query ?? {};
      if (isPatchRequired)
        await within(async (tx, lock) => carts.patch(tx, await lock(), context, favStoreId));
      const priced = await carts.read({ object: await find(), db, context }, favStoreId);
      return toCart(priced, context, { supplyCheck: inventorySupplyCheck });
    },
    addItems: async ({ query, ...call }) =>
      carts.change(call, (change) => addLines(change, call.body, call.context, query), query?.favStoreId),
    removeItem: async ({ body, ...call }) =>
      carts.change(call, async ({ cart, carts: repository }) => {
        // The id of the caller may be no id at all, which the database would not compare.
        const line = (await repository.lines(cart)).find(({ id }) => id === body.itemId);
        if (line !== undefined) await repository.removeLine(cart, line.id);
      }),
    updateItem: async ({ query, body, ...call }) =>
      carts.change(call, (change) => changeLine(change, body, call.context, query), query?.favStoreId),
  });
