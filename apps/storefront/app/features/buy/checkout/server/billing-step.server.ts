import { shippingAddressOf } from '../../cart/index.ts';
import { markFormResponse, readUnlessFormResponse } from '../../cart/index.server.ts';
import type { Address, Cart } from '@haberdash/api-client/cart';
import { data, redirect } from 'react-router';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { fault } from '../../../../shared/reads/faults.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { rejectedByAddress } from '../../../../shared/form-errors/error-text.server.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import {
  addressFormView,
  addressValues,
  atField,
  readAddress,
  type AddressFormView,
  type ReadAddress,
} from './address.server.ts';
import { typedForm } from './typed-form.server.ts';
import { addressLines } from '../model/address-lines.ts';
import { openPaymentSession, type CardSession } from './card-session.server.ts';
import { requireStep, stepPath } from './checkout-cart.server.ts';
import {
  storePaymentChoice,
  parsePaymentChoice,
  readPaymentChoice,
  type PaymentChoice,
} from '../model/payment-choice.ts';
import { noteEdit } from '../model/checkout-status.ts';
import { accountAddress } from './account-address.server.ts';
import { stepErrors } from './step-errors.server.ts';
import { isCovered } from '../model/tenders.ts';
import { runTenderForm, tenderIntent } from './tender-forms.server.ts';
import { readTenderOffers } from './tender-offers.server.ts';

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
  const step = await readUnlessFormResponse(read, () => readPayment(read));
  return { head, ...(step ?? UNREAD) };
}

const UNREAD = {
  rejected: undefined,
  shipping: undefined,
  choice: 'same' as const,
  form: undefined,
  card: undefined,
  cardSession: undefined,
  offers: undefined,
};

async function readPayment(read: PrivateRead) {
  const { cart, payment } = await requireStep(read, 'billing');
  const { t, url } = read;
  noteEdit(read.session, url.searchParams);
  const shipping = shippingAddressOf(cart);
  const billing = cart.billingAddress;
  const isOther = billing !== undefined && (shipping === undefined || !isSame(billing, shipping));
  const wantsCard = !isCovered(cart) && (payment === undefined || url.searchParams.has('card'));
  const isAsked = shipping === undefined && billing === undefined && read.session.consumer() !== undefined;
  const known = isOther ? billing : isAsked ? await accountAddress(read) : undefined;
  const country = (known ?? shipping)?.countryCode ?? read.site.country;
  const [form, cardSession, offers] = await Promise.all([
    addressFormView(read, 'billing', country, addressValues(known)),
    wantsCard ? openPaymentSession(read, cart.id) : undefined,
    readTenderOffers(read, cart),
  ]);
  return {
    rejected: rejectedByAddress(t, 'checkout.place-order', url.searchParams),
    shipping: shipping === undefined ? undefined : addressLines(shipping),
    choice: isOther ? ('other' as const) : ('same' as const),
    form,
    card: payment === undefined || wantsCard ? undefined : cardView(payment),
    cardSession,
    offers,
  };
}

export interface BillingResult {
  readonly formErrors: readonly FormError[];
  readonly form: AddressFormView;
  readonly choice: 'same' | 'other';
  /** The way to pay that was chosen: `card`, `pay-later` or the id of a saved card. */
  readonly pay: string;
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
  // Where nothing goes home, the bill says who ordered.
  if (isOther || shipping === undefined)
    return readAddress(shopper, { ...values, email: shipping?.email ?? values['email'] ?? '' });
  return { ok: true, address: shipping };
}

function paymentOf({ session }: Shopper, values: Readonly<Record<string, string>>) {
  const cartId = session.basketId() ?? '';
  const typed = parsePaymentChoice({ ...optionalCard(values), cartId, sessionID: values['sessionID'] });
  if (typed !== undefined) storePaymentChoice(session, typed);
  return typed ?? readPaymentChoice(session, cartId);
}

const CARD = 'card';
const PAY_LATER = 'pay-later';
const SAVED_ID = /^[A-Za-z0-9_-]{1,60}$/;

/** Checks address and card together, saves both, and leads to the review. */
export async function runBillingStep(shopper: Shopper) {
  const { t, site } = shopper;
  const values = textValues(await shopper.form());
  markFormResponse(shopper);
  const tender = tenderIntent(values['intent']);
  if (tender !== undefined) return runTenderForm(shopper, tender, values);
  const choice = values['billing'] === 'other' ? ('other' as const) : ('same' as const);
  const pay = values['pay'] ?? CARD;
  const payment = pay === CARD ? paymentOf(shopper, values) : undefined;
  const result = async (formErrors: readonly FormError[], status: number, cardSession?: CardSession) =>
    data<BillingResult>(
      {
        formErrors,
        choice,
        pay,
        form: await typedForm(shopper, 'billing', values),
        ...(payment === undefined ? {} : { card: cardView(payment) }),
        ...(cardSession === undefined ? {} : { cardSession }),
      },
      { status },
    );
  if (values['intent'] === 'country') return result([], 200);
  if (values['intent'] === 'card') {
    const cardSession = await openPaymentSession(shopper, shopper.session.basketId() ?? '');
    return result([], 200, cardSession);
  }
  if (values['intent'] !== 'billing') throw fault('bad-address', shopper.correlationId);
  try {
    const { cart } = await requireStep(shopper, 'billing');
    const read = await readBilling(shopper, cart, values, choice === 'other');
    const isPaid = pay !== CARD || payment !== undefined || isCovered(cart);
    const missing = isPaid ? [] : [atField('card', 'required', t('checkout.cardMissing'))];
    if (!read.ok) return await result([...read.formErrors, ...missing], 400);
    if (!isPaid) return await result(missing, 400);
    await shopper.api.cart.POST('/cart/v1/cart/{basketId}/billingAddress', {
      params: { path: { basketId: cart.id } },
      body: read.address,
    });
    if (pay === PAY_LATER && !isCovered(cart)) throw redirect(`/${site.locale}/checkout/pay/later`, 303);
    if (pay !== CARD && !isCovered(cart)) {
      const formErrors = await useSavedCard(shopper, cart.id, pay);
      if (formErrors.length > 0) return await result(formErrors, 409);
    }
  } catch (error) {
    return result(stepErrors(shopper, 'checkout.billing', error), 409);
  }
  throw redirect(stepPath(site.locale, 'summary'), 303);
}

async function useSavedCard(shopper: Shopper, basketId: string, id: string): Promise<readonly FormError[]> {
  const { api, session, correlationId } = shopper;
  if (!SAVED_ID.test(id)) throw fault('bad-address', correlationId);
  try {
    await api.cart.POST('/cart/v1/cart/{basketId}/paymentInstruments', {
      params: { path: { basketId } },
      body: { payment_method_id: 'CREDIT_CARD', paymentInstrumentId: id },
    });
  } catch (error) {
    return stepErrors(shopper, 'checkout.tender', error).map((each) => ({
      ...each,
      place: 'field',
      field: 'pay',
    }));
  }
  storePaymentChoice(session, undefined);
  return [];
}

function optionalCard(values: Readonly<Record<string, string>>): Record<string, string> {
  const named = { type: values['cardType'], bin: values['cardBin'], lastFour: values['cardLastFour'] };
  return Object.fromEntries(
    Object.entries(named).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
    ),
  );
}
