import { shopperOf } from '../../../../platform/context/request-context.ts';
import { ServiceError } from '../../../../platform/errors/service-error.ts';
import { defineHandlers } from '../../../../platform/operations/area.ts';
import { addLines } from '../add-lines.ts';
import { changeLine } from '../change-line.ts';
import { reserveLines } from '../reserve-lines.ts';
import type { CartService } from '../service.ts';
import { findUpc } from '../products.ts';
import { toCart } from '../view.ts';

/** Calls that create carts and change their lines. */
export const itemHandlers = (carts: CartService) =>
  defineHandlers({
    getOwnCart: async ({ object, context, db }) => {
      if (object === undefined) throw new ServiceError('BSK404');
      return toCart(await carts.read({ object, db, context }), context);
    },
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
    reserveWithItem: async ({ query, ...call }) =>
      toCart(
        await carts.fill(
          call,
          (change) => reserveLines({ ...change, tx: call.tx }, call.body, call.context, query),
          query?.favStoreId,
        ),
        call.context,
      ),
    getCart: async ({ query, context, find, within, db }) => {
      const { favStoreId, isPatchRequired = false, inventorySupplyCheck = false } = query ?? {};
      if (isPatchRequired)
        await within(async (tx, lock) => carts.patch(tx, await lock(), context, favStoreId));
      let object = await find();
      if (object.kind === 'aside') {
        await within((tx) => carts.mergeWaitingCarts(tx, shopperOf(context).subject, context));
        object = await find();
      }
      const priced = await carts.read({ object, db, context }, favStoreId);
      return toCart(priced, context, { supplyCheck: inventorySupplyCheck });
    },
    addItems: async ({ query, ...call }) =>
      carts.change(call, (change) => addLines(change, call.body, call.context, query), query?.favStoreId),
    removeItem: async ({ body, ...call }) =>
      carts.change(call, async ({ cart, carts: repository, db }) => {
        // The id may be malformed, which the database would reject.
        const line = (await repository.lines(cart)).find(({ id }) => id === body.itemId);
        if (line === undefined) return;
        const upc = body.upc === undefined ? undefined : await findUpc(db, line.variantId);
        if (upc !== body.upc) throw new ServiceError('API400', { field: 'upc' });
        await repository.removeLine(cart, line.id);
      }),
    updateItem: async ({ query, body, ...call }) =>
      carts.change(call, (change) => changeLine(change, body, call.context, query), query?.favStoreId),
  });
