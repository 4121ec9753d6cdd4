import type { Cart } from '@haberdash/api-client/cart';
import type { ConsumerCredentials } from '@haberdash/api-client';
import { bringPaymentChoice } from '../../../buy/checkout/index.server.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { neededReadMs } from '../../../../shared/api/time-limits.ts';
import { optional, type OptionalCall } from '../../../../shared/reads/optional.ts';
import { setFlashMessages, type FlashCode, type SignInMethod } from './flash-messages.server.ts';

type Shopper = Pick<PrivateRead, 'api' | 'session' | 'correlationId'>;

/** Reads here wait longer: what a sign-in leaves behind is lost. */
const readForTransfer = <T>(shopper: Shopper, part: string, load: (call: OptionalCall) => Promise<T>) =>
  optional(shopper, part, load, neededReadMs());

const readCart = (shopper: Shopper, basketId: string | undefined): Promise<Cart | undefined> =>
  basketId === undefined
    ? Promise.resolve(undefined)
    : readForTransfer(shopper, 'cart', (call) =>
        shopper.api.cart.GET('/cart/v1/cart/{basketId}', { params: { path: { basketId } }, ...call }),
      );

async function guestObjectsOf(shopper: Shopper) {
  const { api, session } = shopper;
  const basketId = session.basketId();
  const [favourites, saved] = session.isKnown()
    ? await Promise.all([
        readForTransfer(shopper, 'favourites', (call) =>
          api.wishlists.GET('/wishlists/v2/favorites', {
            params: { query: { count: 1, fields: 'ids' } },
            ...call,
          }),
        ),
        readForTransfer(shopper, 'saved-for-later', (call) =>
          api.wishlists.GET('/wishlists/v2/saveForLater', { params: { query: { count: 1 } }, ...call }),
        ),
      ])
    : [];
  return {
    ...(basketId === undefined ? {} : { basketId }),
    ...(favourites?.favoriteId === undefined ? {} : { favoriteId: favourites.favoriteId }),
    ...(saved?.saveForLaterId === undefined ? {} : { saveForLaterId: saved.saveForLaterId }),
  };
}

const isShort = (cart: Cart): boolean => cart.items.some(({ available }) => !available);

/** A merged cart is shown as a message if it grew, sold-out items instead (spec 1 §4). */
async function cartNotice(shopper: Shopper, before: Cart | undefined): Promise<readonly FlashCode[]> {
  if (before === undefined || before.totalItems === 0) return [];
  const after = await readCart(shopper, shopper.session.basketId());
  if (after === undefined || after.totalItems <= before.totalItems) return [];
  return [isShort(after) ? 'cart-out-of-stock' : 'cart-merged'];
}

async function greetingOf(
  shopper: Shopper,
  credentials: ConsumerCredentials,
  welcome: FlashCode,
): Promise<FlashCode> {
  if (welcome !== 'signed-in' || !('password' in credentials)) return welcome;
  const known = await readForTransfer(shopper, 'passkeys', (call) =>
    shopper.api.consumers.GET('/consumers-v3/consumer/passkeys', call),
  );
  return known?.passkeys.length === 0 ? 'signed-in-by-password' : welcome;
}

/** How reports name the way in; a new account by the form that made it. */
function methodOf(credentials: ConsumerCredentials, welcome: FlashCode): SignInMethod {
  if (welcome !== 'signed-in')
    return 'order' in credentials && credentials.order !== undefined ? 'checkout' : 'form';
  if ('passkey' in credentials) return 'passkey';
  return 'password' in credentials ? 'password' : 'code';
}

/** Signs in with the guest's data, and sets the flash messages; false where the token service rejects it (403). */
export async function enterShop(
  shopper: Shopper,
  credentials: ConsumerCredentials,
  welcome: FlashCode,
): Promise<boolean> {
  const { session } = shopper;
  const [guestObjects, before] = await Promise.all([
    guestObjectsOf(shopper),
    readCart(shopper, session.isKnown() ? session.basketId() : undefined),
  ]);
  const outcome = await session.account.signIn({ ...credentials, guestObjects });
  if (!outcome.isSignedIn) return false;
  bringPaymentChoice(session, guestObjects.basketId, outcome.consumer.basketId);
  session.setBasketId(outcome.consumer.basketId);
  const [greeting, notices] = await Promise.all([
    greetingOf(shopper, credentials, welcome),
    cartNotice(shopper, before),
  ]);
  setFlashMessages(session, [greeting, ...notices], methodOf(credentials, welcome));
  return true;
}
