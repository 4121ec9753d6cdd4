import type { CartView } from '../../../buy/cart/index.ts';
import { useEffect } from 'react';
import { useLocation, useNavigation, useRouteLoaderData } from 'react-router';
import { pageOf } from '../../../../pages/page-of.ts';
import { frameId, routeId } from '../../../../pages/route-id.ts';
import { useSite } from '../../../../shared/i18n/use-site.ts';
import { shapeOfCart } from '../model/cart-shapes.ts';
import type { CartTracker } from '../model/cart-tracker.ts';

interface WithCart {
  readonly cart?: CartView | undefined;
}

/** Reports the cart and the steps of the checkout. */
export function useCartPages(tracker: CartTracker): void {
  useCart(tracker);
  useCheckout(tracker);
}

function useCart(tracker: CartTracker): void {
  const page = useRouteLoaderData<WithCart>(routeId('cart'));
  const { search } = useLocation();
  const site = useSite();
  useEffect(() => {
    // What could not be read again is no empty cart.
    if (page === undefined || 'unread' in page) return;
    const shape = page.cart === undefined ? {} : shapeOfCart(page.cart, site);
    if (page.cart !== undefined) tracker.cart(page.cart.id, shape);
    tracker.cartPage(shape);
    const added = addedByDocument(search);
    if (added !== undefined) tracker.addedByDocument(shape, added);
  }, [tracker, page, search, site]);
}

let isDocumentReported = false;

/** The product that a form sent as a document has added: in this URL only, and not after a reload. */
function addedByDocument(search: string): string | undefined {
  const query = new URLSearchParams(search);
  if (query.get('done') !== 'add' || isDocumentReported) return undefined;
  isDocumentReported = true;
  const [entry] = performance.getEntriesByType('navigation');
  const isNew = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
  return isNew && new URL(entry.name).search === search ? (query.get('product') ?? undefined) : undefined;
}

function useCheckout(tracker: CartTracker): void {
  const cart = useRouteLoaderData<WithCart>(frameId('checkout'))?.cart;
  const card = useRouteLoaderData<{ readonly card?: { readonly brand: string } }>(
    routeId('checkout-summary'),
  )?.card;
  const page = pageOf(useLocation().pathname);
  const site = useSite();
  const isIdle = useNavigation().state === 'idle';
  useEffect(() => {
    if (cart === undefined || !isIdle) return;
    const shape = shapeOfCart(cart, site);
    tracker.checkout(cart.id, shape);
    if (page === 'checkout-billing' || page === 'checkout-summary')
      tracker.delivery(cart.id, shape, cart.deliveryCode);
    if (page === 'checkout-summary' && card !== undefined)
      tracker.payment(cart.id, shape, card.brand || 'CREDIT_CARD');
  }, [tracker, cart, card, page, isIdle, site]);
}
