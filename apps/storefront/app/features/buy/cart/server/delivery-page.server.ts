import { data, redirect } from 'react-router';
import { findPlaces, keepSearchedPlace } from '../../../browse/stores/index.server.ts';
import { textOf } from '../../../../shared/forms/form-texts.ts';
import { fault, rejectedStatus } from '../../../../shared/reads/faults.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import type { CartAnswer } from '../model/cart-answer.ts';
import { toCartView } from '../model/cart-view.ts';
import { donePath } from '../model/done-notice.ts';
import { canChooseDelivery, deliveryPath } from '../model/line-delivery.ts';
import { pageCart } from './cart-calls.server.ts';
import { setDelivery } from './delivery-action.server.ts';
import { noteAnswer, readUnlessAnswering } from './form-answer.server.ts';

/** The line and where it could be fetched; a line that is not in the bag any more leads back to it. */
export async function readDeliveryPage(shopper: PrivateRead) {
  const { params, site, t } = shopper;
  const head = pageHead(shopper, { title: t('cart.deliveryTitle'), noIndex: true });
  const page = await readUnlessAnswering(shopper, () => pageCart(shopper));
  if (page === undefined) return { head, line: undefined, places: undefined };
  const { cart } = page;
  const line =
    cart === undefined ? undefined : toCartView(cart, t).items.find(({ id }) => id === params['line']);
  if (line === undefined || !canChooseDelivery(line)) throw redirect(`/${site.locale}/cart?done=gone`);
  return { head, line, places: await findPlaces(shopper, { productId: line.productId, withPoints: true }) };
}

/** Looks for stores elsewhere, or changes the delivery and leads back to the bag. */
export async function runDeliveryPage(
  shopper: PrivateRead & { readonly form: () => Promise<FormData> },
): Promise<ReturnType<typeof data<CartAnswer | undefined>>> {
  const { correlationId, params, session, site } = shopper;
  const form = await shopper.form();
  const stays = form.get('then') === 'stay';
  if (form.get('intent') === 'find') {
    keepSearchedPlace(session, textOf(form, 'place'));
    if (!stays) throw redirect(deliveryPath(site.locale, params['line'] ?? ''), 303);
    return data(undefined);
  }
  if (form.get('intent') !== 'delivery') throw fault('bad-address', correlationId);
  const answer = await setDelivery(shopper, form);
  noteAnswer(shopper);
  if (answer.ok && !stays) throw redirect(donePath(`/${site.locale}`, answer), 303);
  return data(answer, { status: answer.ok ? 200 : rejectedStatus(answer.formError.code) });
}
