import { data, redirect } from 'react-router';
import { findPlaces, setSearchedPlace } from '../../../browse/stores/index.server.ts';
import { textOf } from '../../../../shared/forms/form-texts.ts';
import { fault, rejectedStatus } from '../../../../shared/reads/faults.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import type { CartResult } from '../model/cart-result.ts';
import { toCartView } from '../model/cart-view.ts';
import { donePath } from '../model/done-notice.ts';
import { canChooseDelivery, deliveryPath } from '../model/line-delivery.ts';
import { pageCart } from './cart-calls.server.ts';
import { setDelivery } from './delivery-action.server.ts';
import { markFormResponse, readUnlessFormResponse } from './form-response.server.ts';

/** The line with its stores; redirects to the cart where the line is gone. */
export async function readDeliveryPage(shopper: PrivateRead) {
  const { params, site, t } = shopper;
  const head = pageHead(shopper, { title: t('cart.deliveryTitle'), noIndex: true });
  const page = await readUnlessFormResponse(shopper, () => pageCart(shopper));
  if (page === undefined) return { head, line: undefined, places: undefined };
  const { cart } = page;
  const line =
    cart === undefined ? undefined : toCartView(cart, t).items.find(({ id }) => id === params['line']);
  if (line === undefined || !canChooseDelivery(line)) throw redirect(`/${site.locale}/cart?done=gone`);
  return { head, line, places: await findPlaces(shopper, { productId: line.productId, withPoints: true }) };
}

/** Searches stores elsewhere, or changes the delivery and redirects to the cart. */
export async function runDeliveryPage(
  shopper: PrivateRead & { readonly form: () => Promise<FormData> },
): Promise<ReturnType<typeof data<CartResult | undefined>>> {
  const { correlationId, params, session, site } = shopper;
  const form = await shopper.form();
  const stays = form.get('then') === 'stay';
  if (form.get('intent') === 'find') {
    setSearchedPlace(session, textOf(form, 'place'));
    if (!stays) throw redirect(deliveryPath(site.locale, params['line'] ?? ''), 303);
    return data(undefined);
  }
  if (form.get('intent') !== 'delivery') throw fault('bad-address', correlationId);
  const result = await setDelivery(shopper, form);
  markFormResponse(shopper);
  if (result.ok && !stays) throw redirect(donePath(`/${site.locale}`, result), 303);
  return data(result, { status: result.ok ? 200 : rejectedStatus(result.formError.code) });
}
