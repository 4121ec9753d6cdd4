import { ApiError } from '@haberdash/api-client';
import type { Address } from '@haberdash/api-client/cart';
import type { BookAddress, ConsumerDetails } from '@haberdash/api-client/consumers';
import { beginCheckout, nextStep, type CheckoutPage } from '@haberdash/checkout';
import { config } from '../../../../shared/config/config.ts';
import { isFailedRead } from '../../../../shared/reads/failed-read.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import { isPayable, type CheckoutCart } from './checkout-cart.server.ts';
import { storeExpress } from '../model/checkout-status.ts';
import { isSentHome } from '../model/shipments.ts';

const toAddress = (
  { firstName, lastName, addressLine1, addressLine2, city, province, ...rest }: BookAddress,
  email: string,
): Address => ({
  firstName,
  lastName,
  addressLine1,
  ...(addressLine2 === undefined ? {} : { addressLine2 }),
  city,
  ...(province === undefined ? {} : { province }),
  postalCode: rest.postalCode,
  countryCode: rest.countryCode,
  phone: rest.phone,
  ...(rest.phoneCode === undefined ? {} : { phoneCode: rest.phoneCode }),
  email,
});

async function readSaved(read: PrivateRead) {
  const [profile, wallet] = await Promise.all([
    optional(read, 'profile', (call) => read.api.consumers.GET('/consumers-v3/consumer', call)),
    optional(read, 'saved-payment', (call) =>
      read.api.consumers.GET('/consumers-v3/consumer/payment_instruments', call),
    ),
  ]);
  const details: ConsumerDetails | undefined = profile?.consumerProfile.consumerDetails;
  const mainOf = (type: 'S' | 'B') => {
    const found = details?.address.find(({ approachType, main }) => approachType === type && main);
    return found === undefined || details === undefined ? undefined : toAddress(found, details.email);
  };
  const card = wallet?.paymentInstruments.find(
    (each) => each.payment_method_id === 'CREDIT_CARD' && each.main && !each.card.isExpired,
  );
  return { shipping: mainOf('S'), billing: mainOf('B'), card: card?.paymentInstrumentId };
}

/** The first step of a checkout; main card and address of the account are set first, and lead to the summary (spec 1 §4). */
export async function beginAt(read: PrivateRead, found: CheckoutCart): Promise<CheckoutPage> {
  const { cart } = found;
  const next = nextStep(cart, isPayable(found));
  const isSignedIn = read.session.consumer() !== undefined;
  if (next === 'summary' || !isSignedIn || !config().hasExpress || cart.billingAddress !== undefined)
    return next;
  const saved = await readSaved(read);
  const needsAddress = cart.shippingMethods.some(isSentHome);
  const shipping = saved.shipping;
  const billing = saved.billing ?? shipping;
  const begun = beginCheckout({
    isOn: true,
    isSignedIn,
    hasMainCard: saved.card !== undefined,
    hasAddress: billing !== undefined && (!needsAddress || shipping !== undefined),
  });
  if (begun.step !== 'summary' || billing === undefined || saved.card === undefined) return next;
  try {
    const params = { path: { basketId: cart.id } };
    if (needsAddress && shipping !== undefined) {
      await read.api.cart.POST('/cart/v2/cart/{basketId}/shippingAddress', {
        params,
        body: { addresses: [shipping] },
      });
    }
    await read.api.cart.POST('/cart/v1/cart/{basketId}/billingAddress', { params, body: billing });
    await read.api.cart.POST('/cart/v1/cart/{basketId}/paymentInstruments', {
      params,
      body: { payment_method_id: 'CREDIT_CARD', paymentInstrumentId: saved.card },
    });
    storeExpress(read.session, cart.id);
    return begun.step;
  } catch (error) {
    if (!(error instanceof ApiError) && !isFailedRead(error)) throw error;
    return next;
  }
}
