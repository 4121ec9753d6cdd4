import { data, redirect } from 'react-router';
import { noteAnswer } from '../../cart/index.server.ts';
import type { PrivateRead } from '../../../shared/reads/define-read.ts';
import { fault } from '../../../shared/reads/faults.ts';
import type { FormRefusal } from '../../../shared/refusals/form-refusal.ts';
import { pageHead } from '../../../shared/seo/page-head.ts';
import { storePaymentChoice } from '../model/payment-choice.ts';
import { isCovered } from '../model/tenders.ts';
import { textValues } from './address.server.ts';
import { openPaymentSession } from './card-session.server.ts';
import { requireStep, stepPath } from './checkout-cart.server.ts';
import { stepRefusals } from './step-refusals.server.ts';

/** Ways to pay whose party asks the shopper itself, by the word in the address. */
const WAYS = { later: 'PAY_LATER', wallet: 'WALLET' } as const;

/** A way to pay that a party of its own confirms. */
export type Way = keyof typeof WAYS;

function wayOf({ params, correlationId }: PrivateRead): Way {
  const { way } = params;
  if (way !== 'later' && way !== 'wallet') throw fault('not-found', correlationId);
  return way;
}

/** The page on which a party asks the shopper to confirm what is left to pay; with nothing left it leads on. */
export async function readWay(read: PrivateRead) {
  const { t, site } = read;
  const way = wayOf(read);
  const { cart } = await requireStep(read, 'billing');
  if (cart.billingAddress === undefined) throw redirect(stepPath(site.locale, 'billing'), 303);
  if (isCovered(cart)) throw redirect(stepPath(site.locale, 'summary'), 303);
  return {
    head: pageHead(read, { title: t(`payment.${way}Title`), noIndex: true }),
    way,
    session: await openPaymentSession(read, cart.id, WAYS[way]),
  };
}

/** Why what the shopper confirmed was not accepted. */
export interface WayAnswer {
  readonly refusals: readonly FormRefusal[];
}

const SESSION = /^[\w-]{8,100}$/;

/** Puts what the shopper has confirmed at the party on the cart, in the place of a card that was typed before. */
export async function runWay(shopper: PrivateRead & { readonly form: () => Promise<FormData> }) {
  const way = wayOf(shopper);
  const { sessionID = '' } = textValues(await shopper.form());
  noteAnswer(shopper);
  if (!SESSION.test(sessionID)) throw fault('bad-address', shopper.correlationId);
  try {
    const { cart } = await requireStep(shopper, 'billing');
    await shopper.api.cart.POST('/cart/v1/cart/{basketId}/paymentInstruments', {
      params: { path: { basketId: cart.id } },
      body: { payment_method_id: WAYS[way], sessionID },
    });
  } catch (error) {
    return data<WayAnswer>({ refusals: stepRefusals(shopper, 'checkout.tender', error) }, { status: 409 });
  }
  storePaymentChoice(shopper.session, undefined);
  throw redirect(stepPath(shopper.site.locale, 'summary'), 303);
}
