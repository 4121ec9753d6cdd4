import { favouritesSnapshot } from '../../favourites/index.server.ts';
import { readExperiments } from '../../experiments/index.server.ts';
import type { MyExperiments } from '../../experiments/index.ts';
import type { CartSnapshot } from '../../cart/index.ts';
import type { FavouritesSnapshot } from '../../cards/index.ts';
import { ApiError } from '@haberdash/api-client';
import type { PrivateRead } from '../../../shared/reads/define-read.ts';
import { optional, type OPTIONAL_CALL } from '../../../shared/reads/optional.ts';
import type { ShopperSnapshot } from '../../../shared/state/shopper.ts';

/** What is the shopper's own on a page that is the same for everyone; a part that could not be had in time is absent. */
export interface Me {
  readonly shopper: ShopperSnapshot;
  readonly cart?: CartSnapshot | undefined;
  readonly favourites?: FavouritesSnapshot | undefined;
  /** For visitors who allow it; everybody else keeps the baseline. */
  readonly experiments?: MyExperiments | undefined;
}

/** Each part for itself: none waits for another or fails with it. A visitor who has done nothing yet costs no call. */
export async function readMe(read: PrivateRead): Promise<Me> {
  const [cart, favourites, experiments] = await Promise.all([
    optional(read, 'cart', (call) => readCart(read, call)),
    optional(read, 'favourites', (call) => favouritesSnapshot(read, call)),
    optional(read, 'experiments', () => readExperiments(read)),
  ]);
  return { shopper: { kind: 'guest' }, cart, favourites, experiments };
}

async function readCart({ api, session }: PrivateRead, call: typeof OPTIONAL_CALL): Promise<CartSnapshot> {
  const basketId = session.basketId();
  if (basketId === undefined || !session.isKnown()) return { totalItems: 0 };
  try {
    const cart = await api.cart.GET('/cart/v1/cart/{basketId}', {
      params: { path: { basketId } },
      ...call,
    });
    return { totalItems: cart.totalItems };
  } catch (error) {
    // The cart page itself tells about a lost cart and makes a new one.
    if (error instanceof ApiError && error.status === 404) return { totalItems: 0 };
    throw error;
  }
}
