import type { Cart } from '@haberdash/api-client/cart';
import { BlocksAround } from '../../../content/index.ts';
import { readBlocksAround } from '../../../content/index.server.ts';
import { RecentlyViewed } from '../../../browse/cards/index.ts';
import { readPopular } from '../../../browse/cards/index.server.ts';
import type { CartLoss } from '@haberdash/checkout';
import { Suspense, useEffect } from 'react';
import { data, redirect, useFetcher } from 'react-router';
import type { Route } from './+types/cart';
import { runCartAction } from '../server/cart-action.server.ts';
import { pageCart } from '../server/cart-calls.server.ts';
import { leaveExpress } from '../server/express-cart.server.ts';
import { forgetPendingAdd } from '../server/pending-add.server.ts';
import { readSpend } from '../server/spend.server.ts';
import { readStoreChange } from '../server/store-change.server.ts';
import { readSaved } from '../server/saved-list.server.ts';
import { TAKE_OFF } from '../model/fetcher-keys.ts';
import { CartLost } from '../components/CartLost.tsx';
import { FilledCart } from '../components/CartPage.tsx';
import { toCartView, type CartView } from '../model/cart-view.ts';
import type { CartResult } from '../model/cart-result.ts';
import type { DoneNotice } from '../components/UndoNotice.tsx';
import { useAnnounceUndo } from '../components/use-announce-undo.ts';
import { doneNotice, donePath, removalNotice, replacedNotice } from '../model/done-notice.ts';
import { cartLinkPath } from '../model/cart-link.ts';
import { config } from '../../../../shared/config/config.ts';
import { isFormResponse, markFormResponse, readUnlessFormResponse } from '../server/form-response.server.ts';
import { readLastOrder } from '../model/last-order.ts';
import { orderPath } from '../model/order-path.ts';
import { orderedNotice } from '../model/replaced-cart.ts';
import { SHORT_OF_STOCK } from '../model/short-of-stock.ts';
import { rejectedByAddress } from '../../../../shared/form-errors/error-text.server.ts';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { fault, rejectedStatus } from '../../../../shared/reads/faults.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';
import { FaultView } from '../../../../frame/FaultView.tsx';
import { Main } from '../../../../frame/Main.tsx';
import { UnreadPage } from '../../../../frame/UnreadPage.tsx';
import { readOrUnread } from '../../../../shared/reads/read-or-unread.server.ts';
import { useNewestRead } from '../../../../shared/reads/unread.ts';
import { isGuest } from '../server/is-guest.server.ts';
import { useResponseCart, useSetResponseCart } from '../state/response-cart.ts';
import { useSetCart } from '../state/cart.ts';
// oxlint-disable-next-line @nx/enforce-module-boundaries -- a condition of the bundler chooses the file, a path cannot
import { CartUnread, EmptyCart } from '#views/cart';

/** The checkout redirects here for a lost cart, and this page shows the notice. */
const lossOf = (text: string | null): CartLoss | undefined =>
  text === 'cart-not-found' || text === 'invalid-customer' ? text : undefined;

/** Links to the last order, whose confirmation the shopper may not have seen. */
const lastOrderNotice = ({ t, session }: PrivateRead, cart: Cart | undefined) =>
  cart === undefined ? orderedNotice(t, readLastOrder(session)) : undefined;

/** Drops the error of the checkout once its lines are valid. */
function withoutPutRight(query: URLSearchParams, cart: CartView | undefined): URLSearchParams {
  const isShort = cart?.items.some(({ stock }) => stock !== 'fine') ?? false;
  return query.get('rejected') === SHORT_OF_STOCK && !isShort ? new URLSearchParams() : query;
}

function linkOf({ site }: PrivateRead, { items }: CartView): string | undefined {
  const lines = items.map(({ productId, qty, recipeId, bonus, delivery }) => ({
    productId,
    qty,
    recipeId,
    bonus,
    isGoods: delivery?.way !== 'digital',
  }));
  const path = cartLinkPath(site.locale, lines);
  return path === undefined ? undefined : config().publicOrigin + path;
}

async function readCartPage(shopper: PrivateRead) {
  if (!isFormResponse(shopper)) await leaveExpress(shopper);
  const { t, url, site } = shopper;
  const [page, saved, spend, around] = await Promise.all([
    readUnlessFormResponse(shopper, () => pageCart(shopper, { isPatchRequired: true })),
    readSaved(shopper),
    readSpend(shopper),
    readBlocksAround(shopper, 'cart'),
  ]);
  if (page?.orderNumber !== undefined && page.cart === undefined)
    throw redirect(orderPath(site.locale, page.orderNumber), 303);
  if (page !== undefined && !isFormResponse(shopper)) forgetPendingAdd(shopper.session);
  const { cart, loss } = page ?? {};
  const isFilled = cart !== undefined && cart.items.length > 0;
  const isRegistered = !isGuest(shopper.session);
  const view = cart === undefined ? undefined : toCartView(cart, t, { isRegistered });
  const shown = isFilled ? view : undefined;
  const storeChange = shown === undefined ? undefined : await readStoreChange(shopper, shown);
  return {
    cart: shown,
    storeChange,
    link: shown === undefined ? undefined : linkOf(shopper, shown),
    saved,
    spend,
    around,
    canSave: !shopper.session.isAgent(),
    isGuest: isGuest(shopper.session),
    isRead: page !== undefined,
    notices: view?.notices ?? [],
    loss: loss ?? lossOf(url.searchParams.get('lost')),
    done: doneNotice(t, url.searchParams, shown),
    replaced:
      replacedNotice(t, url.searchParams) ??
      orderedNotice(t, page?.orderNumber) ??
      lastOrderNotice(shopper, cart),
    rejected: rejectedByAddress(
      t,
      url.searchParams.get('of') === 'product' ? 'cart.add' : 'checkout.place-order',
      withoutPutRight(url.searchParams, shown),
    ),
    // Shown only where editors show nothing.
    popular: isFilled || page === undefined || around.length > 0 ? [] : await readPopular(shopper, 'cart'),
  };
}

export const loader = privateLoader(async (shopper) => ({
  head: pageHead(shopper, { title: shopper.t('cart.metaTitle'), noIndex: true }),
  ...(await readOrUnread(shopper, () => readCartPage(shopper))),
}));

/** A rejected product gets a link to its page; other addresses are ignored. */
function withReturnPath(
  result: Extract<CartResult, { ok: false }>,
  home: string,
  from: FormDataEntryValue | null,
): CartResult {
  const isProduct = typeof from === 'string' && from.startsWith(`${home}/p/`);
  return result.intent === 'add' && isProduct
    ? { ...result, formError: { ...result.formError, from } }
    : result;
}

export const action = shopperAction(async (shopper) => {
  const form = await shopper.form();
  const result = await runCartAction(shopper, form);
  if (result === undefined) throw fault('bad-address', shopper.correlationId);
  const home = `/${shopper.site.locale}`;
  markFormResponse(shopper);
  if (result.ok && form.get('then') !== 'stay')
    throw redirect(form.get('of') === 'checkout' ? `${home}/checkout/summary` : donePath(home, result), 303);
  return data(result.ok ? result : withReturnPath(result, home, form.get('from')), {
    status: result.ok ? 200 : rejectedStatus(result.formError.code),
  });
});

export { revalidatesAfterConflict as shouldRevalidate } from '../../../../shared/reads/after-conflict.ts';
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

/** The last removal of a fetcher, else of the document's form. */
function useDone(latest: DoneNotice | undefined, cart: CartView | undefined): DoneNotice | undefined {
  const { data: removal, state } = useFetcher<CartResult>({ key: TAKE_OFF });
  useAnnounceUndo();
  if (removal === undefined) return latest;
  return removal.ok && state === 'idle' ? removalNotice(removal, cart) : undefined;
}

/** The cart that was read last, or the newer one of a change. */
function useShownCart(read: CartView | undefined, isStale: boolean): CartView | undefined {
  const latest = useResponseCart();
  const setResponseCart = useSetResponseCart();
  useEffect(() => {
    if (!isStale) setResponseCart(undefined);
  }, [isStale, read, setResponseCart]);
  if (!isStale || latest === undefined) return read;
  return latest.items.length > 0 ? latest : undefined;
}

export default function Cart({ loaderData, actionData: result }: Route.ComponentProps) {
  const { data, unread } = useNewestRead(loaderData);
  const formError = result?.ok === false ? { ...result.formError, intent: result.intent } : undefined;
  const cart = useShownCart(data?.cart, unread !== undefined);
  const done = useDone(data?.done, cart);
  const setCart = useSetCart();
  const totalItems = cart?.totalItems ?? 0;
  const isKnown = data !== undefined;
  useEffect(() => {
    if (isKnown) setCart({ totalItems });
  }, [setCart, totalItems, isKnown]);
  if (data === undefined) return unread && <FaultView fault={unread} search={null} />;
  const { loss, popular, notices, replaced, rejected, saved, around } = data;
  const { spend, canSave, link, storeChange } = data;
  return (
    <Main width="page" below={<BlocksAround blocks={around} />}>
      {unread !== undefined && <UnreadPage />}
      {loss !== undefined && <CartLost loss={loss} />}
      {!data.isRead && result?.ok === false ? (
        <Suspense>
          <CartUnread result={result} />
        </Suspense>
      ) : cart === undefined ? (
        <Suspense>
          <EmptyCart {...{ popular, done, notices, replaced, saved }} formError={formError ?? rejected} />
        </Suspense>
      ) : (
        <FilledCart
          {...{ cart, done, formError, replaced, rejected, saved, spend, canSave, link, storeChange }}
          isGuest={data.isGuest}
        />
      )}
      <RecentlyViewed />
    </Main>
  );
}
