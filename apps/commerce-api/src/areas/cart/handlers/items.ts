import type { NewItem } from '@haberdash/api-client/cart';

import { defineHandlers } from '../../../platform/operations/area.ts';
import type { RequestContext } from '../../../platform/context/request-context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { ServiceRefusal } from '../../../platform/errors/refusal.ts';
import type { NotYetFields } from '../../../platform/operations/not-yet.ts';
import { findSoldVariants, type SoldVariant } from '../products.ts';
import { judgeQuantity, MAX_LINES } from '../rules/quantity.ts';
import type { CartChange, CartService } from '../service.ts';
import { toCart } from '../view.ts';

type Wanted = Pick<NewItem, 'productId' | 'qty' | 'maxQty' | 'upc' | 'customAmount'>;

async function findSold(db: Executor, ids: readonly string[], context: RequestContext) {
  const found = await findSoldVariants(db, ids, context);
  return (item: { readonly productId: string; readonly upc?: string | undefined }): SoldVariant => {
    const product = found.get(item.productId);
    const isWrongUpc = item.upc !== undefined && item.upc !== product?.upc;
    if (product === undefined || !product.isSold || isWrongUpc) {
      throw new ServiceRefusal('INV700', { itemId: item.productId });
    }
    return product;
  };
}

function checkQuantity(product: SoldVariant, quantity: number, wanted: { readonly maxQty?: number }): void {
  const limit = Math.min(product.limit, wanted.maxQty ?? product.limit);
  const verdict = judgeQuantity(quantity, { stock: product.stock, limit });
  if (verdict.ok) return;
  const additionalInfo = verdict.errorId === 'INV406' ? { maxAllowedQty: verdict.maxAllowedQty } : undefined;
  throw new ServiceRefusal(verdict.errorId, {
    itemId: product.variantId,
    ...(additionalInfo === undefined ? {} : { additionalInfo }),
  });
}

/** Adds pieces to the lines of a cart, as far as the shop and its stock allow; else refuses all of them. */
export async function addAll(
  { cart, carts, db }: CartChange,
  items: readonly Wanted[],
  context: RequestContext,
): Promise<void> {
  const sold = await findSold(
    db,
    items.map((item) => item.productId),
    context,
  );
  const lines = new Map((await carts.lines(cart)).map((line) => [line.variantId, line.quantity]));
  for (const item of items) {
    const product = sold(item);
    // Nothing on sale lets the shopper name its price.
    if (item.customAmount !== undefined) throw new ServiceRefusal('PRC400', { itemId: item.productId });
    const quantity = (lines.get(product.variantId) ?? 0) + item.qty;
    checkQuantity(product, quantity, item);
    if (!lines.has(product.variantId) && lines.size >= MAX_LINES)
      throw new ServiceRefusal('API400', { field: 'items' });
    lines.set(product.variantId, quantity);
    await carts.putLine(cart, product.variantId, quantity);
  }
}

/** What the contract lets a caller say of an item, and nothing in the service acts upon. */
const ITEM_NOT_YET = [
  'storeId',
  'recipeId',
  'giftOption',
  'productImageURL',
  'pdpUrl',
  'precreatedCustomsCode',
  'selectedShippingOption',
];

/** Fields of the calls below that are refused until they are used. */
export const itemsNotYet: NotYetFields = {
  createCartWithItem: ITEM_NOT_YET.map((name) => `*.${name}`),
  addItems: ITEM_NOT_YET.map((name) => `*.${name}`),
  removeItem: ['upc'],
  updateItem: ['storeId', 'recipeId', 'selectedShippingOption', 'giftOption'],
};

/** Calls that create a cart, and that add, change and remove its lines. */
export const itemHandlers = (carts: CartService) =>
  defineHandlers({
    createCart: async ({ object }) => ({ id: object.id }),
    createCartWithItem: async (call) =>
      toCart(await carts.fill(call, (change) => addAll(change, call.body, call.context)), call.context),
    getCart: async ({ query, ...call }) =>
      toCart(await carts.read(call), call.context, { supplyCheck: query?.inventorySupplyCheck ?? false }),
    addItems: async (call) => carts.change(call, (change) => addAll(change, call.body, call.context)),
    removeItem: async ({ body, ...call }) =>
      carts.change(call, async ({ cart, carts: repository }) => {
        // The id of the caller may be no id at all, which the database would not compare.
        const line = (await repository.lines(cart)).find(({ id }) => id === body.itemId);
        if (line !== undefined) await repository.removeLine(cart, line.id);
      }),
    updateItem: async ({ context, body, ...call }) =>
      carts.change({ context, ...call }, async ({ cart, carts: repository, db }) => {
        const lines = await repository.lines(cart);
        const line = lines.find(({ id }) => id === body.itemId);
        if (line === undefined) throw new ServiceRefusal('ORD404', { itemId: body.itemId });
        const wanted = { upc: body.upc, productId: body.productId ?? line.variantId };
        const product = (await findSold(db, [wanted.productId], context))(wanted);
        const twin = lines.find(({ id, variantId }) => id !== line.id && variantId === product.variantId);
        const quantity = body.qty + (twin?.quantity ?? 0);
        checkQuantity(product, quantity, body);
        if (twin !== undefined) await repository.removeLine(cart, twin.id);
        await repository.changeLine(cart, line.id, { variantId: product.variantId, quantity });
      }),
  });
