import { data, redirect } from 'react-router';
import type { Cart, PaymentMethod } from '@haberdash/api-client/cart';
import { beginExpress, requireBagCart, markFormResponse } from '../../cart/index.server.ts';
import { isExpress } from '../../cart/index.ts';
import { NO_ANSWER, type CheckoutError } from '@haberdash/checkout';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { isFailedRead } from '../../../../shared/reads/failed-read.ts';
import { fault } from '../../../../shared/reads/faults.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { isSentHome } from '../model/shipments.ts';
import { storePaymentChoice } from '../model/payment-choice.ts';
import { isCovered } from '../model/tenders.ts';
import { readAddress } from './address.server.ts';
import { openPaymentSession } from './card-session.server.ts';
import { requireCart, requireStep, stepPath } from './checkout-cart.server.ts';
import { stepErrors } from './step-errors.server.ts';
import { providerOffer } from './tender-offers.server.ts';

const WAYS = { later: 'PAY_LATER', wallet: 'WALLET' } as const;

/** A way to pay that a provider of its own confirms. */
export type ProviderMethod = keyof typeof WAYS;

function wayOf({ params, correlationId }: PrivateRead): ProviderMethod {
  const { way } = params;
  if (way !== 'later' && way !== 'wallet') throw fault('not-found', correlationId);
  return way;
}

/** The page on which a provider asks the shopper to confirm what is left to pay; with nothing left it leads on. */
export async function readPaymentMethod(read: PrivateRead) {
  await requireBagCart(read);
  const { t, site } = read;
  const way = wayOf(read);
  const { cart } = way === 'wallet' ? await requireCart(read) : await requireStep(read, 'billing');
  // A wallet knows who pays and where it goes; paying later needs that first.
  if (way === 'later' && cart.billingAddress === undefined)
    throw redirect(stepPath(site.locale, 'billing'), 303);
  if (isCovered(cart)) throw redirect(stepPath(site.locale, 'summary'), 303);
  const methods = await readMethods(read, cart.id);
  const offer = providerOffer(methods?.find(({ code }) => code === WAYS[way]));
  // A site without this provider has no page for it.
  if (methods !== undefined && offer === undefined) throw fault('not-found', read.correlationId);
  const isOffered = offer === undefined || offer.isEligible;
  return {
    head: pageHead(read, { title: t(`payment.${way}Title`), noIndex: true }),
    way,
    limits: isOffered ? undefined : offer.limits,
    session: isOffered ? await openPaymentSession(read, cart.id, WAYS[way]) : undefined,
  };
}

const readMethods = (read: PrivateRead, basketId: string): Promise<readonly PaymentMethod[] | undefined> =>
  optional(read, 'payment-methods', async (call) => {
    const params = { path: { basketId } };
    return (await read.api.cart.GET('/cart/v1/cart/{basketId}/paymentMethods', { params, ...call }))
      .paymentMethods;
  });

/** Why what the shopper confirmed was not accepted. */
export interface ProviderPaymentResult {
  readonly formErrors: readonly FormError[];
}

const SESSION = /^[\w-]{8,100}$/;

/** Puts what the shopper has confirmed at the provider on the cart, in the place of a card that was typed before. */
export async function runPaymentMethod(shopper: Shopper) {
  const way = wayOf(shopper);
  const values = textValues(await shopper.form());
  if (values['intent'] === 'add') return buyNow(shopper, values);
  const { sessionID = '' } = values;
  markFormResponse(shopper);
  if (!SESSION.test(sessionID)) throw fault('bad-address', shopper.correlationId);
  try {
    const { cart } = await requireCart(shopper);
    const formErrors = way === 'wallet' ? await useContact(shopper, cart, values) : [];
    if (formErrors.length > 0) return data<ProviderPaymentResult>({ formErrors }, { status: 409 });
    await shopper.api.cart.POST('/cart/v1/cart/{basketId}/paymentInstruments', {
      params: { path: { basketId: cart.id } },
      body: { payment_method_id: WAYS[way], sessionID },
    });
  } catch (error) {
    return data<ProviderPaymentResult>(
      { formErrors: stepErrors(shopper, 'checkout.tender', error) },
      { status: 409 },
    );
  }
  storePaymentChoice(shopper.session, undefined);
  throw redirect(stepPath(shopper.site.locale, 'summary'), 303);
}

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };
type Values = Readonly<Record<string, string>>;

async function useContact(shopper: Shopper, cart: Cart, values: Values): Promise<readonly FormError[]> {
  const isHomeless = cart.shippingMethods.some((each) => isSentHome(each) && each.address === undefined);
  if (!isHomeless && cart.billingAddress !== undefined) return [];
  const known = cart.shippingMethods.find(({ address }) => address !== undefined)?.address;
  const read =
    known === undefined ? await readAddress(shopper, values) : ({ ok: true, address: known } as const);
  if (!read.ok) return read.formErrors;
  const params = { path: { basketId: cart.id } };
  if (isHomeless) {
    await shopper.api.cart.POST('/cart/v2/cart/{basketId}/shippingAddress', {
      params,
      body: {
        addresses: [read.address],
        ...(isExpress(shopper.session) ? { context: 'applePayPdp' as const, bid: cart.id } : {}),
      },
    });
  }
  await shopper.api.cart.POST('/cart/v1/cart/{basketId}/billingAddress', { params, body: read.address });
  return [];
}

const PRODUCT = /^[A-Z]{2}[A-Z0-9]{6,12}$/;

/** From a product page: the product is bought by itself, and the wallet is asked immediately; the bag stays as it is. */
async function buyNow(shopper: Shopper, { productId = '', from = '' }: Values): Promise<never> {
  const { site, correlationId } = shopper;
  const back = from.startsWith(`/${site.locale}/p/`) ? from : `/${site.locale}/cart`;
  if (!PRODUCT.test(productId)) throw redirect(back, 303);
  let formError: Pick<CheckoutError, 'code'> | undefined;
  try {
    formError = await beginExpress(shopper, productId);
  } catch (error) {
    if (!isFailedRead(error)) throw fault('broken', correlationId);
    formError = { code: NO_ANSWER };
  }
  if (formError === undefined) throw redirect(`/${site.locale}/checkout/pay/wallet`, 303);
  throw redirect(`/${site.locale}/cart?rejected=${formError.code}&of=product`, 303);
}
