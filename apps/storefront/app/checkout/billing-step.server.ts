import { ApiError, TransportError } from '@haberdash/api-client';
import { ContractError } from '@haberdash/api-client/validate';
import type { Address, Cart } from '@haberdash/api-client/cart';
import { data, redirect } from 'react-router';
import { shippingAddressOf } from '../cart/cart-view.ts';
import { config } from '../config/config.ts';
import { shopOrigin } from '../config/shop-origin.ts';
import type { PrivateRead } from '../reads/define-read.ts';
import { faultFacts } from '../reads/fault-facts.ts';
import { fault } from '../reads/faults.ts';
import { log } from '../pipeline/log.ts';
import { pageHead } from '../seo/page-head.ts';
import {
  addressFormView,
  addressValues,
  readAddress,
  textValues,
  type AddressFormView,
  type FieldTexts,
} from './address.server.ts';
import { addressLines } from './address-lines.ts';
import { requireStep, stepPath } from './checkout-cart.server.ts';
import { refusedText } from './checkout-refusal.ts';
import {
  keepPaymentChoice,
  parsePaymentChoice,
  readPaymentChoice,
  type PaymentChoice,
} from './payment-choice.ts';
import { errorsOf } from './shipping-step.server.ts';

/** The frame of the payment party, for one session. */
export interface CardSession {
  readonly frameUrl: string;
  readonly sessionID: string;
}

async function openCardSession(
  { api, correlationId, url }: PrivateRead,
  cartId: string,
): Promise<CardSession | undefined> {
  const { publicOrigin, paymentOrigin } = config();
  const referer = shopOrigin(url, publicOrigin);
  try {
    const { success, frameUrl, sessionID } = await api.cart.GET('/cart/v1/paymentSession', {
      params: { query: { referer, paymentMethodId: 'CREDIT_CARD', basketId: cartId } },
    });
    if (!success || frameUrl === undefined || sessionID === undefined) return undefined;
    return new URL(frameUrl).origin === paymentOrigin ? { frameUrl, sessionID } : undefined;
  } catch (error) {
    const isOfService =
      error instanceof ApiError || error instanceof TransportError || error instanceof ContractError;
    if (!isOfService) throw error;
    log('warn', 'part-missing', { part: 'card-session', correlationId, ...faultFacts(error) });
    return undefined;
  }
}

const LINES = [
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'city',
  'province',
  'postalCode',
  'countryCode',
] as const;
const isSame = (one: Address, other: Address): boolean =>
  LINES.every((line) => (one[line] ?? '') === (other[line] ?? ''));

const cardView = ({ type = '', lastFour = '' }: PaymentChoice) => ({ brand: type, lastFour });

/** The step as it is shown: the billing address, and the card or the frame that takes one. */
export async function readBillingStep(read: PrivateRead) {
  const { cart, payment } = await requireStep(read, 'billing');
  const { t, url } = read;
  const shipping = shippingAddressOf(cart);
  const billing = cart.billingAddress;
  const isOther = billing !== undefined && shipping !== undefined && !isSame(billing, shipping);
  const wantsCard = payment === undefined || url.searchParams.has('card');
  const country = (isOther ? billing : shipping)?.countryCode ?? read.site.country;
  const [form, cardSession] = await Promise.all([
    addressFormView(read, 'billing', country, addressValues(isOther ? billing : undefined)),
    wantsCard ? openCardSession(read, cart.id) : undefined,
  ]);
  return {
    head: pageHead(read, { title: `${t('checkout.billing')} – ${t('checkout.title')}`, noIndex: true }),
    refused: refusedText(t, url.searchParams),
    shipping: shipping === undefined ? undefined : addressLines(shipping),
    choice: isOther ? ('other' as const) : ('same' as const),
    form,
    card: payment === undefined || wantsCard ? undefined : cardView(payment),
    cardSession,
  };
}

/** What a refused or incomplete form is answered with. */
export interface BillingAnswer {
  readonly errors: FieldTexts;
  readonly form: AddressFormView;
  readonly choice: 'same' | 'other';
  /** The card that was typed stays good while the address is put right. */
  readonly card?: { readonly brand: string; readonly lastFour: string };
}

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };

async function readBilling(shopper: Shopper, cart: Cart, values: Record<string, string>, isOther: boolean) {
  const shipping = shippingAddressOf(cart);
  if (isOther) return readAddress(shopper, { ...values, email: shipping?.email ?? '' });
  return shipping === undefined
    ? { ok: false as const, errors: { billing: shopper.t('checkout.billingChoiceMissing') } }
    : { ok: true as const, address: shipping };
}

/** Checks address and card together, saves both, and leads to the review. */
export async function runBillingStep(shopper: Shopper) {
  const { cart } = await requireStep(shopper, 'billing');
  const { t, session, site } = shopper;
  const form = await shopper.form();
  const values = textValues(form);
  const choice = values['billing'] === 'other' ? ('other' as const) : ('same' as const);
  const typed = parsePaymentChoice({
    ...optionalCard(values),
    cartId: cart.id,
    sessionID: values['sessionID'],
  });
  if (typed !== undefined) keepPaymentChoice(session, typed);
  const payment = typed ?? readPaymentChoice(session, cart.id);
  const answer = async (errors: FieldTexts, status: number) =>
    data<BillingAnswer>(
      {
        errors,
        choice,
        form: await addressFormView(shopper, 'billing', values['countryCode'] ?? '', values),
        ...(payment === undefined ? {} : { card: cardView(payment) }),
      },
      { status },
    );
  if (values['intent'] === 'country') return answer({}, 200);
  if (values['intent'] !== 'billing') throw fault('bad-address', shopper.correlationId);
  const read = await readBilling(shopper, cart, values, choice === 'other');
  const missing: FieldTexts = payment === undefined ? { card: t('checkout.cardMissing') } : {};
  if (!read.ok) return answer({ ...read.errors, ...missing }, 400);
  if (payment === undefined) return answer(missing, 400);
  try {
    await shopper.api.cart.POST('/cart/v1/cart/{basketId}/billingAddress', {
      params: { path: { basketId: cart.id } },
      body: { ...read.address, subscriptions: { newsletterConsent: false } },
    });
  } catch (error) {
    return answer(errorsOf(shopper, error), 409);
  }
  throw redirect(stepPath(site.locale, 'summary'), 303);
}

function optionalCard(values: Readonly<Record<string, string>>): Record<string, string> {
  const named = { type: values['cardType'], bin: values['cardBin'], lastFour: values['cardLastFour'] };
  return Object.fromEntries(
    Object.entries(named).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
    ),
  );
}
