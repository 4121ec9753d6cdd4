import { MAX_FAVOURITES } from '@haberdash/account';
import { and, asc, eq } from 'drizzle-orm';

import type { Executor, Tx } from '../../platform/db/database.ts';
import { ownedBy } from '../../platform/policy/grant.ts';
import { favouriteObjects } from './objects.ts';
import { favoriteRepository } from './repository.ts';
import { favoriteItem, favoriteList } from './schema.ts';
import type { Clock } from '../../shared/clock.ts';

/** The id of somebody's list at a brand. */
export async function favouritesOf(db: Executor, owner: string, brand: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: favoriteList.id })
    .from(favoriteList)
    .where(and(eq(favoriteList.owner, owner), eq(favoriteList.brand, brand)));
  return found?.id;
}

/** A guest's list, and who the guest turned out to be. */
export interface FavouritesMove {
  readonly listId: string;
  readonly guest: string;
  readonly person: string;
  readonly brand: string;
}

/**
 * Brings a guest's favourites to the person that the guest is: the products that the person does not have yet, in
 * their order, as far as a list goes. A list of anybody else is left alone.
 */
export async function moveGuestFavourites(tx: Tx, move: FavouritesMove, clock: Clock): Promise<void> {
  const { guest, person, brand, listId } = move;
  const lists = favouriteObjects(clock)['own-favorites'];
  const from = ownedBy(await lists.lock(tx, { id: listId, owner: guest, brand, proofs: {} }), {
    owner: guest,
  });
  if (from === undefined) return;
  const made = await lists.create(tx, { id: undefined, owner: person, brand, proofs: {} });
  const into = ownedBy(made, { owner: person });
  if (into === undefined) return;
  const favorites = favoriteRepository(tx);
  const items = await tx
    .select()
    .from(favoriteItem)
    .where(eq(favoriteItem.listId, from.id))
    .orderBy(asc(favoriteItem.position), asc(favoriteItem.id));
  let total = await favorites.total(into);
  for (const { productId, quantity, addedAt } of items) {
    if (total >= MAX_FAVOURITES) break;
    if ((await favorites.item(into, productId)) !== undefined) continue;
    await favorites.add(into, productId, quantity, addedAt);
    total += 1;
  }
  await tx.delete(favoriteList).where(eq(favoriteList.id, from.id));
}
