import { type CartResult, ADD_TO_BAG } from '../../../buy/cart/index.ts';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useSite } from '../../../../shared/i18n/use-site.ts';
import { shapeOfCart } from '../model/cart-shapes.ts';
import type { CartTracker } from '../model/cart-tracker.ts';
import { useChangesCart } from './use-changes-cart.ts';

/** Reports what forms of this page have added to the cart or taken from it. */
export function useCartChanges(tracker: CartTracker): void {
  const isChanging = useChangesCart();
  const site = useSite();
  const { data: response } = useFetcher<CartResult>({ key: ADD_TO_BAG });
  useEffect(() => {
    if (isChanging) tracker.changing();
  }, [tracker, isChanging]);
  useEffect(() => {
    if (response?.ok !== true || response.cart === undefined) return;
    // The tracking may have come after the add was sent.
    tracker.changing();
    tracker.cart(response.cart.id, shapeOfCart(response.cart, site), response.addedProductId);
  }, [tracker, response, site]);
}
