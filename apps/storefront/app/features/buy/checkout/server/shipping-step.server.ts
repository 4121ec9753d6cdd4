import { shippingAddressOf } from '../../cart/index.ts';
import {
  isFormResponse,
  isGuest,
  markFormResponse,
  readUnlessFormResponse,
} from '../../cart/index.server.ts';
import { errorOf, sortDeliveryOptions } from '@haberdash/checkout';
import { data, redirect } from 'react-router';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { fault } from '../../../../shared/reads/faults.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { toFormError, rejectedByAddress } from '../../../../shared/form-errors/error-text.server.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import {
  addressFormView,
  addressValues,
  atField,
  readAddress,
  type AddressFormView,
} from './address.server.ts';
import { checkTyped, type AddressOffer } from './address-check.server.ts';
import { accountAddress } from './account-address.server.ts';
import { typedForm } from './typed-form.server.ts';
import { noteEdit } from '../model/checkout-status.ts';
import { cartShipments, isSentHome } from '../model/shipments.ts';
import { addressLines, type AddressLines } from '../model/address-lines.ts';
import { requireCart, requireStep, stepPath } from './checkout-cart.server.ts';
import { stepErrors } from './step-errors.server.ts';

/** The step as it is shown: the form of the address, or the address and its delivery options. */
export async function readShippingStep(read: PrivateRead) {
  const head = pageHead(read, {
    title: `${read.t('checkout.shipping')} – ${read.t('checkout.title')}`,
    noIndex: true,
  });
  const step = await readUnlessFormResponse(read, () => readDelivery(read));
  return { head, ...(step ?? { ...UNREAD, currency: read.site.currency }) };
}

const UNREAD = {
  isGuest: false,
  others: [],
  hasHome: true,
  rejected: undefined,
  address: undefined,
  form: undefined,
  methods: [],
  method: '',
};

function addressPath(locale: string, { searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.set('edit', 'address');
  return `${stepPath(locale, 'shipping')}?${query}`;
}

async function readDelivery(read: PrivateRead) {
  const { cart } = await requireStep(read, 'shipping');
  const { t, url, site, session } = read;
  noteEdit(session, url.searchParams);
  const shipment = cart.shippingMethods.find(({ shippingId }) => shippingId === 'me');
  const needsAddress = cart.shippingMethods.length === 0 || cart.shippingMethods.some(isSentHome);
  const address = shippingAddressOf(cart);
  const isAsked = url.searchParams.has('edit');
  // The form has an address of its own, so that Back from the delivery options reaches it.
  if (needsAddress && address === undefined && !isAsked && !isFormResponse(read))
    throw redirect(addressPath(site.locale, url));
  const isEditing = needsAddress && (address === undefined || isAsked);
  const known =
    session.consumer() === undefined || address !== undefined ? undefined : await accountAddress(read);
  const first = address ?? known;
  return {
    isGuest: isGuest(session),
    others: cartShipments(cart).filter(({ id }) => id !== 'me'),
    hasHome: shipment !== undefined,
    rejected: rejectedByAddress(t, 'checkout.place-order', url.searchParams),
    address: address === undefined ? undefined : { ...addressLines(address), email: address.email ?? '' },
    form: isEditing
      ? await addressFormView(read, 'shipping', first?.countryCode ?? site.country, addressValues(first))
      : undefined,
    methods: sortDeliveryOptions(shipment?.applicableShippingMethods ?? []).map(
      ({ code, label, description, deliveryTime, price }) => ({
        code,
        label,
        description,
        deliveryTime,
        price: price.amount,
      }),
    ),
    method: shipment?.code ?? '',
    currency: cart.currency,
  };
}

/** What a rejected or incomplete form is answered with; a page that has none of it is a redirect. */
export interface ShippingResult {
  readonly formErrors: readonly FormError[];
  readonly form?: AddressFormView;
  readonly offer?: { readonly suggestion?: AddressLines | undefined; readonly about: string };
}

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };

async function saveAddress(shopper: Shopper, form: FormData) {
  const values = textValues(form);
  const reject = async (formErrors: readonly FormError[]) =>
    data<ShippingResult>({ formErrors, form: await typedForm(shopper, 'shipping', values) }, { status: 400 });
  try {
    const { cart } = await requireCart(shopper);
    const read = await readAddress(shopper, values);
    if (!read.ok) return await reject(read.formErrors);
    const checked = await checkTyped(shopper, { cartId: cart.id, address: read.address, values });
    if ('offer' in checked) return await offered(shopper, values, checked.offer);
    await shopper.api.cart.POST('/cart/v2/cart/{basketId}/shippingAddress', {
      params: { path: { basketId: cart.id } },
      body: { addresses: [checked.address] },
    });
  } catch (error) {
    return reject(stepErrors(shopper, 'checkout.shipping', error));
  }
  throw redirect(`${stepPath(shopper.site.locale, 'shipping')}#delivery`, 303);
}

async function offered(shopper: Shopper, values: Record<string, string>, offer: AddressOffer) {
  const { suggestion, about } = offer;
  return data<ShippingResult>({
    formErrors: [],
    form: await typedForm(shopper, 'shipping', values),
    offer: { about, suggestion: suggestion && addressLines(suggestion) },
  });
}

async function saveMethod(shopper: Shopper, form: FormData) {
  const code = form.get('method');
  if (typeof code !== 'string' || code === '') {
    return data<ShippingResult>(
      { formErrors: [atField('method', 'required', shopper.t('checkout.deliveryMissing'))] },
      { status: 400 },
    );
  }
  try {
    const { cart } = await requireCart(shopper);
    await shopper.api.cart.POST('/cart/v1/shippingMethod', {
      body: { cartId: cart.id, code: code.slice(0, 40), shippingId: 'me', shopperAppliedSM: true },
    });
  } catch (error) {
    const formError = errorOf(error);
    const formErrors =
      formError?.code === 'SHP404'
        ? [toFormError(shopper.t, 'checkout.shipping', formError, { place: 'field', field: 'method' })]
        : stepErrors(shopper, 'checkout.shipping', error);
    return data<ShippingResult>({ formErrors }, { status: 409 });
  }
  // Chosen but not confirmed: the page stays with new totals.
  if (form.get('then') === 'stay') return data<ShippingResult>({ formErrors: [] });
  throw redirect(stepPath(shopper.site.locale, 'billing'), 303);
}

/** Saves the address, changes its country, or chooses the delivery option. */
export async function runShippingStep(shopper: Shopper) {
  const form = await shopper.form();
  markFormResponse(shopper);
  switch (form.get('intent')) {
    case 'address':
      return saveAddress(shopper, form);
    case 'country': {
      const values = textValues(form);
      return data<ShippingResult>({ formErrors: [], form: await typedForm(shopper, 'shipping', values) });
    }
    case 'method':
      return saveMethod(shopper, form);
    default:
      throw fault('bad-address', shopper.correlationId);
  }
}
