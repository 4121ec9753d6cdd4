import { MAX_FAVOURITES } from '@haberdash/account';
import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import type { TestShopper } from '../../../testing/service.ts';
import { fillList } from './favourites.fixtures.ts';

/** An unused id. */
export const NOWHERE = '00000000-0000-4000-8000-000000000000';
export const PATH = '/wishlists/v2/favorites';
export const wish = { id: 'NF0A1B2C', qty: 1, itemType: 'product' };

export interface FavouritesState {
  readonly database: TestDatabase;
  readonly shopper: TestShopper;
  /** A store employee. */
  readonly agent: TestShopper;
  readonly favoriteId: string;
  readonly itemId: string;
}
export interface CaseRequest {
  /** The caller, if not the shopper of the fixture. */
  readonly as?: TestShopper;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly body?: object;
}
type Case = (state: FavouritesState) => CaseRequest | Promise<CaseRequest>;

const share = async ({ shopper, favoriteId }: FavouritesState): Promise<string> =>
  (await shopper.call<{ shareId: string }>('POST', `${PATH}/${favoriteId}/share`)).body.shareId;

export const cases: Readonly<Record<string, Readonly<Record<number, Case>>>> = {
  getFavorites: {
    200: () => ({ method: 'GET', url: `${PATH}?start=0&count=1` }),
    400: () => ({ method: 'GET', url: `${PATH}?count=201` }),
    403: ({ agent }) => ({ as: agent, method: 'GET', url: PATH }),
  },
  addFavorite: {
    200: ({ favoriteId }) => ({ method: 'POST', url: PATH, body: { ...wish, favoriteId } }),
    400: () => ({ method: 'POST', url: PATH, body: { ...wish, itemType: 'person' } }),
    403: ({ agent }) => ({ as: agent, method: 'POST', url: PATH, body: wish }),
    404: () => ({ method: 'POST', url: PATH, body: { ...wish, id: 'ZZ999999' } }),
    409: async (state) => {
      await fillList(state.database, state.favoriteId, MAX_FAVOURITES - 1);
      await sellVariant(state.database, { id: 'NF0ONEMORED' });
      return { method: 'POST', url: PATH, body: { ...wish, id: 'NF0ONEMO' } };
    },
  },
  removeFavorite: {
    200: ({ favoriteId, itemId }) => ({ method: 'DELETE', url: `${PATH}/${favoriteId}/items/${itemId}` }),
    400: ({ favoriteId }) => ({ method: 'DELETE', url: `${PATH}/${favoriteId}/items/nonsense` }),
    403: ({ agent, favoriteId, itemId }) => ({
      as: agent,
      method: 'DELETE',
      url: `${PATH}/${favoriteId}/items/${itemId}`,
    }),
    404: ({ itemId }) => ({ method: 'DELETE', url: `${PATH}/${NOWHERE}/items/${itemId}` }),
  },
  shareFavorites: {
    200: ({ favoriteId }) => ({ method: 'POST', url: `${PATH}/${favoriteId}/share` }),
    400: () => ({ method: 'POST', url: `${PATH}/nonsense/share` }),
    403: ({ agent, favoriteId }) => ({ as: agent, method: 'POST', url: `${PATH}/${favoriteId}/share` }),
    404: () => ({ method: 'POST', url: `${PATH}/${NOWHERE}/share` }),
  },
  getSharedFavorites: {
    200: async (state) => ({ method: 'GET', url: `${PATH}/${await share(state)}/share` }),
    400: () => ({ method: 'GET', url: `${PATH}/short/share` }),
    404: () => ({ method: 'GET', url: `${PATH}/${'A'.repeat(22)}/share` }),
  },
};
