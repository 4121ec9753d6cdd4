import { favouritesSnapshot } from '../../../buy/favourites/index.server.ts';
import { readExperiments } from '../../../measure/experiments/index.server.ts';
import type { MyExperiments } from '../../../measure/experiments/index.ts';
import { type FlashMessage } from '../../../account/identity/index.ts';
import { consumeFlashMessages } from '../../../account/identity/index.server.ts';
import type { CartSnapshot } from '../../../buy/cart/index.ts';
import { accountCart } from '../../../buy/cart/index.server.ts';
import type { FavouritesSnapshot } from '../../../browse/cards/index.ts';
import { favouriteStore } from '../../../browse/stores/index.server.ts';
import { rolesOf } from '@haberdash/account';
import { ApiError } from '@haberdash/api-client';
import { readStoreSession, type StoreSession } from '../../../../shared/session/store-session.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { optional, type OptionalCall } from '../../../../shared/reads/optional.ts';
import type { ShopperSnapshot } from '../../../../shared/state/shopper.ts';
import { readSiteOffer, type SiteOffer } from './site-offer.server.ts';

/** What is the shopper's own on a page that is the same for everyone; a part that could not be had in time is absent. */
export interface Me {
  readonly shopper: ShopperSnapshot;
  readonly flashMessages: readonly FlashMessage[];
  readonly cart?: CartSnapshot | undefined;
  readonly favourites?: FavouritesSnapshot | undefined;
  readonly experiments?: MyExperiments | undefined;
  readonly siteOffer?: SiteOffer | undefined;
}

/** Each part for itself: none waits for another or fails with it. A visitor who has done nothing yet costs no call. */
export async function readMe(read: PrivateRead): Promise<Me> {
  const flashMessages = consumeFlashMessages(read);
  const [shopper, cart, favourites, experiments] = await Promise.all([
    readShopper(read),
    optional(read, 'cart', (call) => readCart(read, call)),
    optional(read, 'favourites', (call) => favouritesSnapshot(read, call)),
    optional(read, 'experiments', () => readExperiments(read)),
  ]);
  return { shopper, flashMessages, cart, favourites, experiments, siteOffer: readSiteOffer(read) };
}

const inStore = (store: StoreSession | undefined) =>
  store === undefined ? {} : { store: { name: store.storeName, employee: store.storeEmployeeName } };

/** First name and roles of a customer only; without a response the name is left out. */
async function readShopper(read: PrivateRead): Promise<ShopperSnapshot> {
  const { api, session } = read;
  const store = readStoreSession(session);
  const own = favouriteStore(session);
  const inStores = { ...(own === undefined ? {} : { favouriteStore: own }), ...inStore(store) };
  if (session.consumer() === undefined)
    return { kind: 'guest', roles: rolesOf(undefined, store), ...inStores };
  const profile = await optional(read, 'profile', (call) =>
    api.consumers.GET('/consumers-v3/consumer', call),
  );
  const { consumerProfile } = profile ?? {};
  return {
    kind: 'registered',
    firstName: consumerProfile?.consumerDetails.firstName,
    roles: rolesOf(consumerProfile ?? { consumerDetails: {} }, store),
    ...inStores,
  };
}

/** The account's cart that another device began, which the cart page adopts. */
async function readCart(read: PrivateRead, call: OptionalCall): Promise<CartSnapshot> {
  const { api, session } = read;
  const basketId = session.basketId();
  if (!session.isKnown()) return { totalItems: 0 };
  try {
    if (basketId !== undefined) {
      const params = { path: { basketId } };
      return { totalItems: (await api.cart.GET('/cart/v1/cart/{basketId}', { params, ...call })).totalItems };
    }
  } catch (error) {
    // The cart page handles a lost cart.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
  return { totalItems: (await accountCart(read, call))?.totalItems ?? 0 };
}
