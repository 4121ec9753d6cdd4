import { shippingAddressOf } from '../../cart/index.ts';
import { noteAnswer, readUnlessAnswering } from '../../cart/index.server.ts';
import { ApiError, TransportError } from '@haberdash/api-client';
import { ContractError } from '@haberdash/api-client/validate';
import type { Address, Cart } from '@haberdash/api-client/cart';
import { data, redirect } from 'react-router';
import { config } from '../../../shared/config/config.ts';
import { shopOrigin } from '../../../shared/config/shop-origin.ts';
import type { PrivateRead } from '../../../shared/reads/define-read.ts';
import { faultFacts } from '../../../shared/pipeline/fault-facts.ts';
import { fault } from '../../../shared/reads/faults.ts';
import { log } from '../../../shared/pipeline/log.ts';
import type { FormRefusal } from '../../../shared/refusals/form-refusal.ts';
import { refusedByAddress } from '../../../shared/refusals/refusal-text.server.ts';
import { pageHead } from '../../../shared/seo/page-head.ts';
import {
  addressFormView,
  addressValues,
  atField,
  readAddress,
  textValues,
  type AddressFormView,
  type ReadAddress,
} from './address.server.ts';
import { typedForm } from './typed-form.server.ts';
import { addressLines } from '../model/address-lines.ts';
import { requireStep, stepPath } from './checkout-cart.server.ts';
import {
  storePaymentChoice,
  parsePaymentChoice,
  readPaymentChoice,
  type PaymentChoice,
} from '../model/payment-choice.ts';
import { stepRefusals } from './step-refusals.server.ts';

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
  const { t } = read;
  const head = pageHead(read, { title: `${t('checkout.billing')} – ${t('checkout.title')}`, noIndex: true });
  const step = await readUnlessAnswering(read, () => readPayment(read));
  return { head, ...(step ?? UNREAD) };
}

/** Where the cart cannot be read, the page still shows the form that it answers. */
const UNREAD = {
  refused: undefined,
  shipping: undefined,
  choice: 'same' as const,
  form: undefined,
  card: undefined,
  cardSession: undefined,
};

async function readPayment(read: PrivateRead) {
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
    refused: refusedByAddress(t, 'checkout.place-order', url.searchParams),
    shipping: shipping === undefined ? undefined : addressLines(shipping),
    choice: isOther ? ('other' as const) : ('same' as const),
    form,
    card: payment === undefined || wantsCard ? undefined : cardView(payment),
    cardSession,
  };
}

/** What a refused or incomplete form is answered with. */
export interface BillingAnswer {
  readonly refusals: readonly FormRefusal[];
  readonly form: AddressFormView;
  readonly choice: 'same' | 'other';
  /** The card that was typed stays good while the address is put right. */
  readonly card?: { readonly brand: string; readonly lastFour: string };
  /** Another try at the card form; the page itself is not read again, so that nothing typed can be lost. */
  readonly cardSession?: CardSession;
}

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };

async function readBilling(
  shopper: Shopper,
  cart: Cart,
  values: Record<string, string>,
  isOther: boolean,
): Promise<ReadAddress> {
  const shipping = shippingAddressOf(cart);
  if (isOther) return readAddress(shopper, { ...values, email: shipping?.email ?? '' });
  return shipping === undefined
    ? { ok: false, refusals: [atField('billing', 'required', shopper.t('checkout.billingChoiceMissing'))] }
    : { ok: true, address: shipping };
}

/** The card of this form, else the one that was typed before. */
function paymentOf({ session }: Shopper, values: Readonly<Record<string, string>>) {
  const cartId = session.basketId() ?? '';
  const typed = parsePaymentChoice({ ...optionalCard(values), cartId, sessionID: values['sessionID'] });
  if (typed !== undefined) storePaymentChoice(session, typed);
  return typed ?? readPaymentChoice(session, cartId);
}

/** Checks address and card together, saves both, and leads to the review. */
export async function runBillingStep(shopper: Shopper) {
  const { t, site } = shopper;
  const values = textValues(await shopper.form());
  noteAnswer(shopper);
  const choice = values['billing'] === 'other' ? ('other' as const) : ('same' as const);
  const payment = paymentOf(shopper, values);
  const answer = async (refusals: readonly FormRefusal[], status: number, cardSession?: CardSession) =>
    data<BillingAnswer>(
      {
        refusals,
        choice,
        form: await typedForm(shopper, 'billing', values),
        ...(payment === undefined ? {} : { card: cardView(payment) }),
        ...(cardSession === undefined ? {} : { cardSession }),
      },
      { status },
    );
  if (values['intent'] === 'country') return answer([], 200);
  if (values['intent'] === 'card') {
    const cardSession = await openCardSession(shopper, shopper.session.basketId() ?? '');
    return answer([], 200, cardSession);
  }
  if (values['intent'] !== 'billing') throw fault('bad-address', shopper.correlationId);
  try {
    const { cart } = await requireStep(shopper, 'billing');
    const read = await readBilling(shopper, cart, values, choice === 'other');
    const missing = payment === undefined ? [atField('card', 'required', t('checkout.cardMissing'))] : [];
    if (!read.ok) return await answer([...read.refusals, ...missing], 400);
    if (payment === undefined) return await answer(missing, 400);
    await shopper.api.cart.POST('/cart/v1/cart/{basketId}/billingAddress', {
      params: { path: { basketId: cart.id } },
      body: read.address,
    });
  } catch (error) {
    return answer(stepRefusals(shopper, 'checkout.billing', error), 409);
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
