import { ApiError } from '@haberdash/api-client';
import { favouritesSnapshot } from '../favorites/favourites-calls.server.ts';
import { readExperiments, type MyExperiments } from '../experiments/experiments.server.ts';
import { privateLoader, type PrivateRead } from '../reads/define-read.ts';
import type { CartSnapshot } from '../state/cart.ts';
import type { FavouritesSnapshot } from '../state/favourites.ts';
import type { ShopperSnapshot } from '../state/shopper.ts';

/** What is the shopper's own on a page that is the same for everyone. */
export interface Me {
  readonly shopper: ShopperSnapshot;
  readonly cart: CartSnapshot;
  readonly favourites: FavouritesSnapshot;
  /** For visitors who allow it; everybody else keeps the baseline. */
  readonly experiments?: MyExperiments | undefined;
}

/** The one private read of public pages; a visitor who has done nothing yet costs no call and gets no cookie. */
export const loader = privateLoader(async (read): Promise<Me> => {
  const [cart, favourites, experiments] = await Promise.all([
    readCart(read),
    favouritesSnapshot(read),
    readExperiments(read),
  ]);
  return { shopper: { kind: 'guest' }, cart, favourites, experiments };
});

async function readCart({ api, session }: PrivateRead): Promise<CartSnapshot> {
  const basketId = session.basketId();
  if (basketId === undefined || !session.isKnown()) return { totalItems: 0 };
  try {
    const cart = await api.cart.GET('/cart/v1/cart/{basketId}', { params: { path: { basketId } } });
    return { totalItems: cart.totalItems };
  } catch (error) {
    // The cart page itself tells about a lost cart and makes a new one.
    if (error instanceof ApiError && error.status === 404) return { totalItems: 0 };
    throw error;
  }
}
