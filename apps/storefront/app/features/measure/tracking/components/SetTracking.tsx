import { useEffect, useRef } from 'react';
import { listingOrigins } from '@haberdash/analytics';
import { useNavigation, useRouteLoaderData } from 'react-router';
import { routeId } from '../../../../pages/route-id.ts';
import { lineOfProduct } from '../model/cart-shapes.ts';
import { textOf } from '../../../../shared/forms/form-texts.ts';
import type { CartTracker } from '../model/cart-tracker.ts';
import { shapeOfSetItem, type SetPage } from '../model/set-shapes.ts';

/** Reports the products of a set that its form has put into the bag together; renders nothing. */
export function SetTracking({ cart }: { readonly cart: CartTracker }): null {
  const page = useRouteLoaderData<SetPage>(routeId('product-set'));
  const { formData, state } = useNavigation();
  const sent = useRef<FormData>(undefined);
  useEffect(() => {
    if (page !== undefined && formData !== undefined) sent.current = formData;
  }, [page, formData]);
  useEffect(() => {
    const form = sent.current;
    if (page === undefined || form === undefined || state !== 'idle') return;
    sent.current = undefined;
    // Only a form of which all was added leads back to the page with their number.
    const chosen = page.items.filter(({ id }) => form.get(`wanted-${id}`) === 'on');
    if (page.added !== chosen.length) return;
    cart.added(
      chosen.map((item) => lineOfProduct(textOf(form, `size-${item.id}`), item.id, shapeOfSetItem(item))),
      page.items[0]?.currency ?? '',
      listingOrigins.productBundles,
    );
  }, [cart, page, state]);
  return null;
}
