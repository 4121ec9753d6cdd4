import { errorOf, type CheckoutState } from '@haberdash/checkout';
import { pageCart } from '../../cart/index.server.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { isFailedRead } from '../../../../shared/reads/failed-read.ts';
import { restTender } from '../model/tenders.ts';

const PAYMENT_CODES: ReadonlySet<string> = new Set(['PAYMENT_ERROR', 'PAYMENT_INSTRUMENT_NOT_FOUND']);

/** Removes the rejected wallet, later payment or saved card, which would keep other tenders from being chosen (spec 1 §4). */
export async function removeRejectedTender(shopper: PrivateRead, state: CheckoutState): Promise<void> {
  if (state.step !== 'billing' || !PAYMENT_CODES.has(state.formError?.code ?? '')) return;
  try {
    const { cart } = await pageCart(shopper);
    const tender = cart === undefined ? undefined : restTender(cart);
    if (cart === undefined || tender?.id === undefined) return;
    await shopper.api.cart.DELETE('/cart/v1/cart/{basketId}/paymentInstruments', {
      params: { path: { basketId: cart.id } },
      body: { payment_instrument_id: tender.id },
    });
  } catch (error) {
    if (!isFailedRead(error) && errorOf(error) === undefined) throw error;
  }
}
