import { normalizeCode } from '@haberdash/validation';
import type { WarrantyRequest } from '@haberdash/api-client/consumers';
import { data } from 'react-router';
import { isOrderNumber } from '../../../buy/cart/index.ts';
import type { AddressFormView } from '../../../buy/checkout/index.ts';
import {
  addressFormView,
  addressValues,
  readAddress,
  typedForm,
} from '../../../buy/checkout/index.server.ts';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { rejectedStatus } from '../../../../shared/reads/faults.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { DEFECTS } from '../model/defects.ts';
import { callErrors } from './account-form.server.ts';

type Values = Readonly<Record<string, string>>;

async function knownValues(read: PrivateRead): Promise<Values> {
  if (read.session.consumer() === undefined) return {};
  const result = await optional(read, 'profile', (call) =>
    read.api.consumers.GET('/consumers-v3/consumer', call),
  );
  const details = result?.consumerProfile.consumerDetails;
  const main = details?.address.find((each) => each.main && each.approachType === 'S');
  return { ...addressValues(main), email: details?.email ?? '', countryCode: main?.countryCode ?? '' };
}

export async function readWarranty(read: PrivateRead) {
  const values = await knownValues(read);
  const form = await addressFormView(read, 'shipping', values['countryCode'] || read.site.country, values);
  return { head: pageHead(read, { title: read.t('account.warranty'), noIndex: true }), form };
}

export interface WarrantyResult {
  readonly caseNumber?: string;
  readonly formErrors: readonly FormError[];
  readonly form?: AddressFormView;
}

const PRODUCT = /^[A-Z]{2}[A-Z0-9]{6,12}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MIN_DESCRIPTION = 10;
const MAX_DESCRIPTION = 4_000;

const isDay = (text: string): boolean => {
  const time = DAY.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

const EARLIEST_ZONE_MS = 14 * 60 * 60_000;
/** Today anywhere in the world, so that a claim of today is never in the future. */
const lastDay = (): string => new Date(Date.now() + EARLIEST_ZONE_MS).toISOString().slice(0, 10);

type Claim = Pick<WarrantyRequest, 'productId' | 'defect' | 'description' | 'purchasedOn' | 'orderNumber'>;

function readClaim(
  { t }: PrivateRead,
  values: Values,
): { readonly claim?: Claim; readonly formErrors: readonly FormError[] } {
  const productId = (values['productId'] ?? '').trim().toUpperCase();
  const orderNumber = normalizeCode(values['orderNumber'] ?? '');
  const description = (values['description'] ?? '').trim().slice(0, MAX_DESCRIPTION);
  const purchasedOn = values['purchasedOn'] ?? '';
  const defect = DEFECTS.find((each) => each === values['defect']);
  const formErrors: FormError[] = [];
  const reject = (field: string, text: string) =>
    formErrors.push({ code: 'invalid', text, place: 'field', field });
  if (!PRODUCT.test(productId)) reject('productId', t('account.productIdInvalid'));
  if (orderNumber !== '' && !isOrderNumber(orderNumber)) reject('orderNumber', t('orders.numberInvalid'));
  if (purchasedOn !== '' && !isDay(purchasedOn)) reject('purchasedOn', t('account.error-date'));
  else if (purchasedOn > lastDay()) reject('purchasedOn', t('account.purchasedInFuture'));
  if (defect === undefined) reject('defect', t('checkout.error-required'));
  if (description.length < MIN_DESCRIPTION) reject('description', t('account.descriptionShort'));
  if (formErrors.length > 0 || defect === undefined) return { formErrors };
  const claim = {
    productId,
    defect,
    description,
    ...(orderNumber === '' ? {} : { orderNumber }),
    ...(purchasedOn === '' ? {} : { purchasedOn }),
  };
  return { claim, formErrors };
}

/** Sends a claim; it is answered by e-mail, and its number is shown once. */
export async function runWarranty(shopper: PrivateRead & { readonly form: () => Promise<FormData> }) {
  const values = textValues(await shopper.form());
  const result = async (formErrors: readonly FormError[], status: number) => {
    const form = await typedForm(shopper, 'shipping', values);
    return data<WarrantyResult>({ formErrors, form }, { status });
  };
  if (values['intent'] === 'country') return result([], 200);
  try {
    const { claim, formErrors } = readClaim(shopper, values);
    const read = await readAddress(shopper, values);
    if (!read.ok) return await result([...formErrors, ...read.formErrors], 400);
    if (claim === undefined) return await result(formErrors, 400);
    const { email = '', ...address } = read.address;
    const { firstName, lastName, phone } = address;
    const { caseNumber } = await shopper.api.consumers.POST('/consumers-v3/consumer/warranty', {
      body: { firstName, lastName, email, phone, address, ...claim },
    });
    return data<WarrantyResult>({ caseNumber, formErrors: [] });
  } catch (error) {
    const formErrors = callErrors(shopper.t, 'warranty', error);
    return result(formErrors, rejectedStatus(formErrors[0]?.code ?? ''));
  }
}
