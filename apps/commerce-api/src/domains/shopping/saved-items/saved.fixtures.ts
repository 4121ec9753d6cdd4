import type { Cart } from '@haberdash/api-client/cart';
import type { SaveForLater } from '@haberdash/api-client/wishlists';

import type { Database } from '../../../platform/db/database.ts';
import { variant } from '../../catalogue/catalogue/schema.ts';
import type { Reply, TestShopper } from '../../../testing/service.ts';
import { MAX_SAVED_ITEMS } from './rules.ts';
import { savedItem } from './schema.ts';

export const LIST = '/wishlists/v2/saveForLater';
export const CHANGE = '/cart/v2/saveForLater';

export interface Changed {
  readonly saveForLater: SaveForLater;
  readonly cart?: Cart;
}

/** Saves the first line of a cart, optionally a part of it. */
export async function saveFirst(
  shopper: TestShopper,
  cartId: string,
  more: object = {},
): Promise<Reply<Changed>> {
  const itemId = (await shopper.cart(cartId)).body.items[0]?.id;
  return shopper.call('POST', `/cart/v2/cart/${cartId}/saveForLater`, { itemId, ...more });
}

/** Changes the first saved item, or moves it to a cart. */
export async function changeFirst(
  shopper: TestShopper,
  { saveForLaterId, items }: SaveForLater,
  more: object,
): Promise<Reply<Changed>> {
  return shopper.call('PUT', CHANGE, { saveForLaterId, itemId: items[0]?.itemId, ...more });
}

export const savedOf = async (shopper: TestShopper, query = ''): Promise<SaveForLater> =>
  (await shopper.call<SaveForLater>('GET', LIST + query)).body;

/** Fills a list with variants that have no texts or prices. */
export async function fillSaved(
  { read: db }: Pick<Database, 'read'>,
  { listId, productId, room }: { readonly listId: string; readonly productId: string; readonly room: number },
): Promise<void> {
  const count = MAX_SAVED_ITEMS - room;
  const ids = Array.from({ length: count }, (_, index) => `${productId}Z${String(index).padStart(3, '0')}`);
  const savedAt = new Date('2026-06-01T12:00:00Z');
  await db.insert(variant).values(
    ids.map((id, index) => ({
      id,
      productId,
      upc: `${900_000 + index}`,
      colorId: 'RED',
      sizeId: id,
      sizePosition: index,
    })),
  );
  await db.insert(savedItem).values(
    ids.map((variantId, index) => ({
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      listId,
      variantId,
      quantity: 1,
      position: index + 100,
      savedAt,
    })),
  );
}
