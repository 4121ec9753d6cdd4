import { judgeFavourite, MAX_FAVOURITES } from '@haberdash/account';
import { randomBytes } from 'node:crypto';
import type { Favorites } from '@haberdash/api-client/wishlists';

import { type Area, defineHandlers, type Services } from '../../platform/operations/area.ts';
import { findCards } from '../catalogue/cards.ts';
import { shopperOf, type RequestContext } from '../../platform/context/request-context.ts';
import type { Executor } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { favoriteReader, favoriteRepository, type ItemRow, type ListRow, type Page } from './repository.ts';
import { toShareId } from './rules.ts';

const PAGE: Page = { start: 0, count: 24 };

const ownerOf = (context: RequestContext) => ({ owner: shopperOf(context).subject, brand: context.brand });

/** The shopper's own list by its id; somebody else's, or another brand's, answers exactly like a missing one. */
function sameList(list: ListRow | undefined, favoriteId: string): ListRow {
  if (list?.id !== favoriteId) throw new Refusal('API404');
  return list;
}

/** Cards by product; a product that is no longer sold has none. */
async function cardsOf(db: Executor, items: readonly ItemRow[], context: RequestContext) {
  const sold = items.filter(({ isSold }) => isSold).map(({ productId }) => productId);
  return new Map((await findCards(db, sold, context)).map((card) => [card.id, card]));
}

interface Asked extends Page {
  readonly fields?: 'ids';
}

async function readFavorites(
  db: Executor,
  { fields, ...page }: Asked,
  context: RequestContext,
): Promise<Favorites> {
  const favorites = favoriteReader(db);
  const list = await favorites.ofOwner(ownerOf(context));
  if (list === undefined) return { items: [], total: 0, ...page };
  const items = await favorites.items(list.id, page);
  const cards = await cardsOf(db, fields === 'ids' ? [] : items, context);
  return {
    favoriteId: list.id,
    ...page,
    total: await favorites.total(list.id),
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
  const favorites = favoriteReader(db);
  const list = await favorites.shared(shareId, context.brand);
  if (list === undefined) throw new Refusal('API404');
  const items = await favorites.items(list.id, page, 'sold');
  const cards = await cardsOf(db, items, context);
  return {
    ...page,
    total: await favorites.total(list.id, 'sold'),
    items: items.flatMap(({ productId }) => {
      const product = cards.get(productId);
      return product === undefined ? [] : [{ id: productId, product }];
    }),
  };
}

/** The favourites of shoppers (spec 2 §7): their own, and those that they let others look at. */
export function wishlistsArea({ database, clock }: Services): Area {
  return {
    name: 'wishlists',
    handlers: defineHandlers({
      getFavorites: ({ query, context }) => readFavorites(database.read, { ...PAGE, ...query }, context),
      addFavorite: ({ body, context }) =>
        database.transaction(async (tx) => {
          const favorites = favoriteRepository(tx);
          const owner = ownerOf(context);
          if (body.favoriteId !== undefined) sameList(await favorites.ofOwner(owner), body.favoriteId);
          const wanted = await favorites.product(body.id);
          if (wanted === undefined) throw new Refusal('API404', { field: 'id' });
          if (!wanted.isSold) throw new Refusal('INV700', { itemId: body.id });
          const now = new Date(clock.now());
          const list = await favorites.lockOrCreate(owner, now);
          const known = await favorites.item(list.id, wanted.id);
          const total = await favorites.total(list.id);
          const verdict = judgeFavourite({ total, isThere: known !== undefined });
          if (verdict === 'full')
            throw new Refusal('INV409', { additionalInfo: { maxAllowedQty: MAX_FAVOURITES } });
          return {
            favoriteId: list.id,
            itemId: known?.id ?? (await favorites.add(list.id, wanted.id, body.qty, now)),
            id: wanted.id,
            total: verdict === 'add' ? total + 1 : total,
          };
        }),
      removeFavorite: ({ params, context }) =>
        database.transaction(async (tx) => {
          const favorites = favoriteRepository(tx);
          const list = sameList(await favorites.ofOwner(ownerOf(context)), params.favoriteId);
          await favorites.remove(list.id, params.itemId);
          return { favoriteId: list.id, total: await favorites.total(list.id) };
        }),
      shareFavorites: ({ params, context }) =>
        database.transaction(async (tx) => {
          const favorites = favoriteRepository(tx);
          const list = sameList(await favorites.ofOwner(ownerOf(context)), params.favoriteId);
          return { shareId: await favorites.share(list.id, toShareId(randomBytes)) };
        }),
      getSharedFavorites: ({ params, query, context, reply }) => {
        reply.header('cache-control', 'no-store');
        return readShared(database.read, params.favoriteId, { ...PAGE, ...query }, context);
      },
    }),
  };
}
