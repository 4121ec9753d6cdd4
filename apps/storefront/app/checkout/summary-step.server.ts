import { cartLossOf, createPlacement, refusalOf, type CheckoutState } from '@haberdash/checkout';
import { data, redirect } from 'react-router';
import { shippingAddressOf } from '../cart/cart-view.ts';
import type { PrivateRead } from '../reads/define-read.ts';
import { fault, refusedStatus } from '../reads/faults.ts';
import { pageHead } from '../seo/page-head.ts';
import { addressLines } from './address-lines.ts';
import { textValues } from './address.server.ts';
import { lostCartPath, requireStep, stepPath } from './checkout-cart.server.ts';
import { checkoutRefusalText } from './checkout-refusal.ts';
import { keepPaymentChoice } from './payment-choice.ts';

/** The step as it is shown: everything that was chosen, to look over once more. */
export async function readSummaryStep(read: PrivateRead) {
  const { cart, payment } = await requireStep(read, 'summary');
  const { t } = read;
  const shipping = shippingAddressOf(cart);
  const [shipment] = cart.shippingMethods;
  const method = shipment?.applicableShippingMethods.find(({ code }) => code === shipment.code);
  const { billingAddress } = cart;
  return {
    head: pageHead(read, { title: `${t('checkout.summary')} – ${t('checkout.title')}`, noIndex: true }),
    cartId: cart.id,
    sessionID: payment?.sessionID ?? '',
    total: cart.totals.total,
    currency: cart.currency,
    email: shipping?.email,
    shipping: shipping === undefined ? undefined : addressLines(shipping),
    method: method === undefined ? undefined : { label: method.label, deliveryTime: method.deliveryTime },
    billing: billingAddress === undefined ? undefined : addressLines(billingAddress),
    card: { brand: payment?.type ?? '', lastFour: payment?.lastFour ?? '' },
    isShort: cart.items.some(({ available }) => !available),
  };
}

/** What the placement form is answered with when there is no order yet. */
export interface PlaceAnswer {
  readonly refused?: { readonly code: string; readonly text: string };
  readonly challenge?: { readonly url: string; readonly sessionID: string; readonly orderNumber: string };
}

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };
type Values = Readonly<Record<string, string>>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ORDER_NUMBER = /^[A-Z]{2}[0-9]{8,14}$/;

/** Counts anew before placing; a cart that became an order already is no longer there to count. */
async function prepare({ api }: Shopper, basketId: string): Promise<void> {
  try {
    await api.cart.POST('/cart/v1/cart/prepareOrder', { body: { basketId } });
  } catch (error) {
    if (cartLossOf(error) !== 'cart-not-found') throw error;
  }
}

function gatewayOf(shopper: Shopper, values: Values) {
  const { api } = shopper;
  const sessionID = values['sessionID'] ?? '';
  return {
    placeOrder: async () => {
      const cartId = values['cartId'] ?? '';
      await prepare(shopper, cartId);
      const expectedTotal = Number(values['expectedTotal']);
      return api.cart.PUT('/cart/v2/checkout/order', {
        body: {
          cartId,
          paymentMethod: { code: 'CREDIT_CARD', additionalData: { sessionID } },
          ...(Number.isFinite(expectedTotal) ? { expectedTotal } : {}),
        },
      });
    },
    answerChallenge: (orderNumber: string, threeDS2Result: string) =>
      api.cart.PATCH('/cart/v2/checkout/order/{orderNumber}', {
        params: { path: { orderNumber } },
        body: { paymentMethod: { code: 'CREDIT_CARD', additionalData: { sessionID, threeDS2Result } } },
      }),
  };
}

/** Leads to the order, or to the step that puts the refusal right; what stays here is the answer. */
function conclude(shopper: Shopper, state: CheckoutState) {
  const { session, site, t } = shopper;
  const home = `/${site.locale}`;
  switch (state.step) {
    case 'placed':
      session.setBasketId(undefined);
      keepPaymentChoice(session, undefined);
      throw redirect(`${home}/order-confirmation?orderNumber=${state.orderNumber}`, 303);
    case 'challenge':
      return data<PlaceAnswer>({ challenge: { ...state.challenge, orderNumber: state.orderNumber } });
    case 'shipping':
    case 'billing':
    case 'summary': {
      const { refusal } = state;
      if (refusal === undefined) throw fault('broken', shopper.correlationId);
      if (refusal.recovery === 'new-cart-and-retry')
        throw redirect(lostCartPath(site.locale, 'cart-not-found'), 303);
      if (refusal.recovery === 'sign-out-and-reset') {
        throw redirect(lostCartPath(site.locale, 'invalid-customer'), 303);
      }
      // A session that was refused stays refused: another try needs the card once more.
      if (state.step === 'billing') keepPaymentChoice(session, undefined);
      if (state.step !== 'summary') {
        throw redirect(
          `${stepPath(site.locale, state.step)}?refused=${encodeURIComponent(refusal.code)}`,
          303,
        );
      }
      return data<PlaceAnswer>(
        { refused: { code: refusal.code, text: checkoutRefusalText(t, refusal) } },
        { status: refusedStatus(refusal.code) },
      );
    }
    case 'placing':
      throw fault('broken', shopper.correlationId);
  }
}

async function place(shopper: Shopper, values: Values) {
  const { locale } = shopper.site;
  if (!UUID.test(values['cartId'] ?? '')) throw redirect(`/${locale}/cart`, 303);
  if ((values['sessionID'] ?? '').length < 8) throw redirect(stepPath(locale, 'billing'), 303);
  const placement = createPlacement({
    gateway: gatewayOf(shopper, values),
    initial: { step: 'summary', status: 'STANDARD' },
  });
  return conclude(shopper, await placement.placeOrder());
}

async function answerChallenge(shopper: Shopper, values: Values) {
  const { orderNumber = '', sessionID = '', threeDS2Result = '' } = values;
  if (!ORDER_NUMBER.test(orderNumber) || sessionID.length < 8 || threeDS2Result === '') {
    throw fault('bad-address', shopper.correlationId);
  }
  const placement = createPlacement({
    gateway: gatewayOf(shopper, values),
    initial: { step: 'challenge', status: 'STANDARD', orderNumber, challenge: { url: '', sessionID } },
    toRefusal: (cause) => {
      const refusal = refusalOf(cause);
      return refusal?.code === 'PAYMENT_ERROR' ? { ...refusal, code: 'CHALLENGE_FAILED' } : refusal;
    },
  });
  return conclude(shopper, await placement.answerChallenge(threeDS2Result.slice(0, 400)));
}

/** Places the order, or hands in what the bank said (spec 1 §4). */
export async function runSummaryStep(shopper: Shopper) {
  const values = textValues(await shopper.form());
  switch (values['intent']) {
    case 'place':
      return place(shopper, values);
    case 'challenge':
      return answerChallenge(shopper, values);
    default:
      throw fault('bad-address', shopper.correlationId);
  }
}
