import {
  shippingAddressOf,
  checkingPath,
  isOrderNumber,
  orderPath,
  toCartView,
  isExpress,
} from '../../cart/index.ts';
import { pageCart } from '../../cart/index.server.ts';
import {
  cartLossOf,
  createPlacement,
  NO_ANSWER,
  placementErrorOf,
  type CheckoutPage,
  type CheckoutState,
} from '@haberdash/checkout';
import { data, redirect } from 'react-router';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import { readStoreSession } from '../../../../shared/session/store-session.ts';
import { captchaBody } from '../../../../shared/captcha/captcha-response.ts';
import { captchaFrame } from '../../../../shared/captcha/captcha.server.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { fault, toFault } from '../../../../shared/reads/faults.ts';
import { isFailedRead } from '../../../../shared/reads/failed-read.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { toFormError, rejectedByAddress } from '../../../../shared/form-errors/error-text.server.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { addressLines } from '../model/address-lines.ts';
import { lostCartPath, requireStep, stepPath } from './checkout-cart.server.ts';
import { joinLoyalty, readLoyaltyOffer } from './join-loyalty.server.ts';
import { sendDevicePrint } from './device-print.server.ts';
import { orderChanges, readSeenOrder } from '../model/order-changes.ts';
import { readCheckoutStatus } from '../model/checkout-status.ts';
import { storePaymentChoice } from '../model/payment-choice.ts';
import { cartShipments } from '../model/shipments.ts';
import { removeRejectedTender } from './rejected-tender.server.ts';
import { coveringCode, isCovered, parseCoveringCode } from '../model/tenders.ts';

/** The step as it is shown: everything that was chosen, to look over once more. */
export async function readSummaryStep(read: PrivateRead) {
  const [{ cart, payment }, loyalty] = await Promise.all([
    requireStep(read, 'summary'),
    readLoyaltyOffer(read),
  ]);
  const { t } = read;
  const shipping = shippingAddressOf(cart);
  const shipment = cart.shippingMethods.find(({ shippingId }) => shippingId === 'me');
  const method = shipment?.applicableShippingMethods.find(({ code }) => code === shipment.code);
  const { billingAddress } = cart;
  return {
    head: pageHead(read, { title: `${t('checkout.summary')} – ${t('checkout.title')}`, noIndex: true }),
    cartId: cart.id,
    status: readCheckoutStatus(read.session, cart.id),
    captcha: captchaFrame(),
    loyalty,
    hasJoined: read.url.searchParams.has('joined'),
    // A card that was typed is not charged where the tenders leave nothing open.
    sessionID: isCovered(cart) ? '' : (payment?.sessionID ?? ''),
    coveredBy: isCovered(cart) ? coveringCode(cart) : undefined,
    total: cart.totals.total,
    left: cart.remainingToPay ?? cart.totals.total,
    currency: cart.currency,
    email: shipping?.email ?? billingAddress?.email,
    others: cartShipments(cart).filter(({ id }) => id !== 'me'),
    shipping: shipping === undefined ? undefined : addressLines(shipping),
    method: method === undefined ? undefined : { label: method.label, deliveryTime: method.deliveryTime },
    billing: billingAddress === undefined ? undefined : addressLines(billingAddress),
    card: isCovered(cart) ? undefined : { brand: payment?.type ?? '', lastFour: payment?.lastFour ?? '' },
    rejected: rejectedByAddress(t, 'checkout.place-order', read.url.searchParams),
  };
}

/** What the placement form is answered with when there is no order yet. */
export interface PlaceResult {
  readonly challenge?: { readonly url: string; readonly sessionID: string; readonly orderNumber: string };
  readonly changed?: { readonly formError: FormError; readonly changes: readonly string[] };
}

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };
type Values = Readonly<Record<string, string>>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Codes of rate limits and bot checks, which say nothing about the order. */
const UNCHECKED_CODES: ReadonlySet<string> = new Set(['API429', 'AUT403']);
const STOCK_CODES: ReadonlySet<string> = new Set(['SOME_PRODUCTS_NO_INVENTORY', 'ITEM_OOS', 'ITEMS_OOS']);

/** Recalculates before placing; a cart that became an order is not found. */
async function prepare({ api }: Shopper, basketId: string): Promise<void> {
  try {
    await api.cart.POST('/cart/v1/cart/prepareOrder', { body: { basketId } });
  } catch (error) {
    if (cartLossOf(error) !== 'cart-not-found') throw error;
  }
}

function inStoreSalesInfo({ session }: Shopper) {
  const store = readStoreSession(session);
  if (store === undefined) return {};
  const { storeId, storeEmployeeId } = store;
  return { inStoreSalesInfo: { storeId, storeEmployeeId } };
}

function gatewayOf(shopper: Shopper, values: Values) {
  const { api } = shopper;
  const sessionID = values['sessionID'] ?? '';
  return {
    placeOrder: async () => {
      const cartId = values['cartId'] ?? '';
      await Promise.all([prepare(shopper, cartId), sendDevicePrint(shopper, cartId, values['devicePrint'])]);
      const expectedTotal = Number(values['expectedTotal']);
      return api.cart.PUT('/cart/v2/checkout/order', {
        body: {
          cartId,
          // Without a session the tenders of the cart pay; they must leave nothing open.
          paymentMethod: {
            code: parseCoveringCode(values['covered']) ?? 'CREDIT_CARD',
            ...(sessionID === '' ? {} : { additionalData: { sessionID } }),
          },
          ...inStoreSalesInfo(shopper),
          ...captchaBody(values, 'placeOrder'),
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

function leadBack(
  { session, site, correlationId }: Shopper,
  { step, formError }: Extract<CheckoutState, { step: CheckoutPage }>,
) {
  if (formError === undefined) return fault('broken', correlationId);
  const orderNumber = formError.target?.orderNumber;
  if (orderNumber !== undefined) return redirect(orderPath(site.locale, orderNumber), 303);
  if (formError.code === NO_ANSWER) return redirect(checkingPath(site.locale), 303);
  if (formError.recovery === 'new-cart-and-retry') {
    return redirect(lostCartPath(site.locale, 'cart-not-found'), 303);
  }
  if (formError.recovery === 'sign-out-and-reset') {
    return redirect(lostCartPath(site.locale, 'invalid-customer'), 303);
  }
  const query = `?rejected=${encodeURIComponent(formError.code)}`;
  if (STOCK_CODES.has(formError.code)) return redirect(`/${site.locale}/cart${query}`, 303);
  // A session that was rejected stays rejected: another try needs the card once more.
  if (formError.recovery === 'to-billing') storePaymentChoice(session, undefined);
  // Nothing was checked, so nothing has to be changed: the same press may succeed later.
  const target = UNCHECKED_CODES.has(formError.code) ? 'summary' : step;
  return redirect(stepPath(site.locale, target) + query, 303);
}

const CHANGED_CODES: ReadonlySet<string> = new Set(['ORD415', 'TAX310']);

async function changedOrder(shopper: Shopper, form: FormData, state: CheckoutState) {
  if (state.step !== 'summary' || !CHANGED_CODES.has(state.formError?.code ?? '')) return undefined;
  const { t } = shopper;
  try {
    const { cart } = await pageCart(shopper);
    if (cart === undefined || state.formError === undefined) return undefined;
    const formError = toFormError(t, 'checkout.place-order', state.formError, { place: 'banner' });
    return { formError, changes: orderChanges(t, readSeenOrder(form), toCartView(cart, t)) };
  } catch (error) {
    if (!isFailedRead(error)) throw error;
    return undefined;
  }
}

function conclude(shopper: Shopper, state: CheckoutState) {
  const { site } = shopper;
  switch (state.step) {
    case 'placed':
      // A response without an order number is as good as a lost one.
      if (!isOrderNumber(state.orderNumber)) throw redirect(checkingPath(site.locale), 303);
      // The cart is forgotten when the confirmation is shown: this answer may never arrive.
      throw redirect(
        orderPath(site.locale, state.orderNumber) +
          (isExpress(shopper.session) ? '&storeContext=applePayPdp' : ''),
        303,
      );
    case 'challenge':
      return data<PlaceResult>({ challenge: { ...state.challenge, orderNumber: state.orderNumber } });
    case 'shipping':
    case 'billing':
    case 'summary':
      throw leadBack(shopper, state);
    case 'placing':
      throw fault('broken', shopper.correlationId);
  }
}

/** The order may have been placed whatever fails here: the page of the outcome finds out. */
function outcomeOf({ site, correlationId }: Shopper, run: Promise<CheckoutState>): Promise<CheckoutState> {
  return run.catch((error: unknown) => {
    toFault(error, correlationId);
    throw redirect(checkingPath(site.locale), 303);
  });
}

async function place(shopper: Shopper, form: FormData) {
  const values = textValues(form);
  const { locale } = shopper.site;
  if (!UUID.test(values['cartId'] ?? '')) throw redirect(`/${locale}/cart`, 303);
  const isCardMissing =
    (values['sessionID'] ?? '').length < 8 && parseCoveringCode(values['covered']) === undefined;
  if (isCardMissing) throw redirect(stepPath(locale, 'billing'), 303);
  // The service takes an associate's order only with store and employee, which are chosen when the shift begins.
  if (shopper.session.isAgent() && readStoreSession(shopper.session) === undefined)
    throw redirect(`/${locale}/associate-login`, 303);
  const placement = createPlacement({
    gateway: gatewayOf(shopper, values),
    initial: { step: 'summary', status: readCheckoutStatus(shopper.session, values['cartId']) },
  });
  const state = await outcomeOf(shopper, placement.placeOrder());
  await removeRejectedTender(shopper, state);
  const changed = await changedOrder(shopper, form, state);
  if (changed !== undefined) return data<PlaceResult>({ changed }, { status: 409 });
  return conclude(shopper, state);
}

async function answerChallenge(shopper: Shopper, values: Values) {
  const { orderNumber = '', sessionID = '', threeDS2Result = '' } = values;
  if (!isOrderNumber(orderNumber) || sessionID.length < 8 || threeDS2Result === '') {
    throw fault('bad-address', shopper.correlationId);
  }
  const placement = createPlacement({
    gateway: gatewayOf(shopper, values),
    initial: {
      step: 'challenge',
      status: readCheckoutStatus(shopper.session, shopper.session.basketId()),
      orderNumber,
      challenge: { url: '', sessionID },
    },
    toError: (cause) => {
      const formError = placementErrorOf(cause);
      return formError?.code === 'PAYMENT_ERROR' ? { ...formError, code: 'CHALLENGE_FAILED' } : formError;
    },
  });
  return conclude(shopper, await outcomeOf(shopper, placement.answerChallenge(threeDS2Result.slice(0, 400))));
}

/** Places the order, hands in what the bank said (spec 1 §4), or makes the shopper a member before it. */
export async function runSummaryStep(shopper: Shopper) {
  const form = await shopper.form();
  switch (form.get('intent')) {
    case 'place':
      return place(shopper, form);
    case 'challenge':
      return answerChallenge(shopper, textValues(form));
    case 'join-loyalty':
      return joinLoyalty(shopper, textValues(form));
    default:
      throw fault('bad-address', shopper.correlationId);
  }
}
