import { checkFavourite, MAX_FAVOURITES } from '@haberdash/account';
import { randomBytes } from 'node:crypto';
import type { Favorites } from '@haberdash/api-client/wishlists';

import type { Clock } from '../../../shared/clock.ts';
import { defineHandlers } from '../../../platform/operations/area.ts';
import { findCards } from '../../catalogue/index.ts';
import type { RequestContext } from '../../../platform/context/request-context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import { favouriteReader, favouriteRepository, type ItemRow, type ListRow, type Page } from './repository.ts';
import { toShareId } from './rules.ts';

const PAGE: Page = { start: 0, count: 24 };

/** Cards by product id; unsold products have none. */
async function cardsOf(db: Executor, items: readonly ItemRow[], context: RequestContext) {
  const sold = items.filter(({ isSold }) => isSold).map(({ productId }) => productId);
  return new Map((await findCards(db, sold, context)).map((card) => [card.id, card]));
}

interface ListQuery extends Page {
  readonly fields?: 'ids';
}

async function readFavourites(
  db: Executor,
  list: Own<ListRow> | undefined,
  { fields, ...page }: ListQuery,
  context: RequestContext,
): Promise<Favorites> {
  if (list === undefined) return { items: [], total: 0, ...page };
  const favourites = favouriteReader(db);
  const items = await favourites.items(list, page);
  const cards = await cardsOf(db, fields === 'ids' ? [] : items, context);
  return {
    favoriteId: list.id,
    ...page,
    total: await favourites.total(list),
    items: items.map(({ id, productId, quantity, addedAt }) => {
      const product = cards.get(productId);
      return {
        itemId: id,
        id: productId,
        qty: quantity,
        itemType: 'product',
        addedAt: addedAt.toISOString(),
        ...(product === undefined ? {} : { product }),
      };
    }),
  };
}

async function readShared(db: Executor, shareId: string, page: Page, context: RequestContext) {
  const favourites = favouriteReader(db);
  const list = await favourites.shared(shareId, context.brand);
  if (list === undefined) throw new ServiceError('API404');
  const items = await favourites.items(list, page, 'sold');
  const cards = await cardsOf(db, items, context);
  return {
    ...page,
    total: await favourites.total(list, 'sold'),
    items: items.flatMap(({ productId }) => {
      const product = cards.get(productId);
      return product === undefined ? [] : [{ id: productId, product }];
    }),
  };
}

/** Calls about favourites and shared lists (spec 2 §7). */
export const favouriteHandlers = (clock: Clock) =>
  defineHandlers({
    getFavorites: ({ object, db, query, context }) =>
      readFavourites(db, object, { ...PAGE, ...query }, context),
    addFavorite: async ({ object: list, tx, body }) => {
      const favourites = favouriteRepository(tx);
      const product = await favourites.product(body.id);
      if (product === undefined) throw new ServiceError('API404', { field: 'id' });
      if (!product.isSold) throw new ServiceError('INV700', { itemId: body.id });
      const known = await favourites.item(list, product.id);
      const total = await favourites.total(list);
      const verdict = checkFavourite({ total, isThere: known !== undefined });
      if (verdict === 'full')
        throw new ServiceError('INV409', { additionalInfo: { maxAllowedQty: MAX_FAVOURITES } });
      return {
        favoriteId: list.id,
        itemId: known?.id ?? (await favourites.add(list, product.id, body.qty, new Date(clock.now()))),
        id: product.id,
        total: verdict === 'add' ? total + 1 : total,
      };
    },
    removeFavorite: async ({ object: list, tx, params }) => {
      const favourites = favouriteRepository(tx);
      await favourites.remove(list, params.itemId);
      return { favoriteId: list.id, total: await favourites.total(list) };
    },
    shareFavorites: async ({ object: list, tx }) => ({
      shareId: await favouriteRepository(tx).share(list, toShareId(randomBytes)),
    }),
    getSharedFavorites: ({ db, params, query, context, reply }) => {
      reply.header('cache-control', 'no-store');
      return readShared(db, params.favoriteId, { ...PAGE, ...query }, context);
    },
  });
