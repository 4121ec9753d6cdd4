import type { FavouritesSnapshot } from '../../../browse/cards/index.ts';
import { MAX_FAVOURITES } from '@haberdash/account';
import type { CallControls } from '@haberdash/api-client';
import type { Favorites } from '@haberdash/api-client/wishlists';
import { redirect } from 'react-router';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';

type Shopper = Pick<PrivateRead, 'api' | 'session' | 'site'>;

/** An associate has no favourites, and the customer they order for is not signed in (spec 1 §6). */
export function skipForAgents({ session, site }: Pick<PrivateRead, 'session' | 'site'>): void {
  if (session.isAgent()) throw redirect(`/${site.locale}`, 303);
}

/** Associates have no favourites (spec 1 §6), and a visitor without a session has none yet. */
const hasNone = ({ session, site }: Shopper): boolean =>
  !site.switches.favourites || !session.isKnown() || session.isAgent();

/** All favourites by id; a visitor without any costs no call and gets no cookie. */
export async function allFavourites(
  shopper: Shopper,
  call: Pick<CallControls, 'timeoutMs' | 'isOptional'> = {},
): Promise<Favorites | undefined> {
  if (hasNone(shopper)) return undefined;
  const query = { count: MAX_FAVOURITES, fields: 'ids' } as const;
  return shopper.api.wishlists.GET('/wishlists/v2/favorites', { params: { query }, ...call });
}

export async function favouritesSnapshot(
  shopper: Shopper,
  call: Pick<CallControls, 'timeoutMs' | 'isOptional'> = {},
): Promise<FavouritesSnapshot> {
  const favourites = await allFavourites(shopper, call);
  return { total: favourites?.total ?? 0, productIds: favourites?.items.map(({ id }) => id) ?? [] };
}

export async function favouritesPage(
  shopper: Shopper,
  start: number,
  count: number,
): Promise<Favorites | undefined> {
  if (hasNone(shopper)) return undefined;
  return shopper.api.wishlists.GET('/wishlists/v2/favorites', { params: { query: { start, count } } });
}

/** The service ignores a duplicate. */
export async function addFavourite({ api }: Shopper, id: string): Promise<void> {
  await api.wishlists.POST('/wishlists/v2/favorites', { body: { id, qty: 1, itemType: 'product' } });
}

/** Removes a product on any page of the list; ignores one that is gone already. */
export async function removeFavourite(shopper: Shopper, productId: string): Promise<void> {
  const favourites = await allFavourites(shopper);
  const itemId = favourites?.items.find(({ id }) => id === productId)?.itemId;
  if (favourites?.favoriteId === undefined || itemId === undefined) return;
  await shopper.api.wishlists.DELETE('/wishlists/v2/favorites/{favoriteId}/items/{itemId}', {
    params: { path: { favoriteId: favourites.favoriteId, itemId } },
  });
}

/** The share id of the list; undefined for an empty list. */
export async function shareFavourites(shopper: Shopper): Promise<string | undefined> {
  const favoriteId = (await allFavourites(shopper))?.favoriteId;
  if (favoriteId === undefined) return undefined;
  const { shareId } = await shopper.api.wishlists.POST('/wishlists/v2/favorites/{favoriteId}/share', {
    params: { path: { favoriteId } },
  });
  return shareId;
}
