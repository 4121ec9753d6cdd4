import { MAX_FAVOURITES } from '@haberdash/account';
import { and, asc, eq } from 'drizzle-orm';

import type { Executor, Tx } from '../../../platform/db/database.ts';
import { ownedBy } from '../../../platform/policy/grant.ts';
import { favouriteObjects } from './objects.ts';
import { favouriteRepository } from './repository.ts';
import { favouriteItem, favouriteList } from './schema.ts';
import type { Clock } from '../../../shared/clock.ts';

/** The id of an owner's list at a brand. */
export async function favouritesOf(db: Executor, owner: string, brand: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: favouriteList.id })
    .from(favouriteList)
    .where(and(eq(favouriteList.owner, owner), eq(favouriteList.brand, brand)));
  return found?.id;
}

/** A guest's list and its new account. */
export interface FavouritesMove {
  readonly listId: string;
  readonly guest: string;
  readonly person: string;
  readonly brand: string;
}

/** Moves a guest's new favourites to an account in order, up to the limit; ignores lists of others. */
export async function moveGuestFavourites(tx: Tx, move: FavouritesMove, clock: Clock): Promise<void> {
  const { guest, person, brand, listId } = move;
  const lists = favouriteObjects(clock)['own-favourites'];
  const from = ownedBy(await lists.lock(tx, { id: listId, owner: guest, brand, proofs: {} }), {
    owner: guest,
  });
  if (from === undefined) return;
  const made = await lists.create(tx, { id: undefined, owner: person, brand, proofs: {} });
  const into = ownedBy(made, { owner: person });
  if (into === undefined) return;
  const favourites = favouriteRepository(tx);
  const items = await tx
    .select()
    .from(favouriteItem)
    .where(eq(favouriteItem.listId, from.id))
    .orderBy(asc(favouriteItem.position), asc(favouriteItem.id));
  let total = await favourites.total(into);
  for (const { productId, quantity, addedAt } of items) {
    if (total >= MAX_FAVOURITES) break;
    if ((await favourites.item(into, productId)) !== undefined) continue;
    await favourites.add(into, productId, quantity, addedAt);
    total += 1;
  }
  await tx.delete(favouriteList).where(eq(favouriteList.id, from.id));
}
