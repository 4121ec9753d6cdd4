import type { OrderByEmail, OrderLookup, OrderTracking } from '@haberdash/api-client/consumers';
import { emailField, validate, normalizeCode } from '@haberdash/validation';
import { data } from 'react-router';
import * as v from 'valibot';
import { isOrderNumber } from '../../../buy/cart/index.ts';
import { fieldErrorText } from '../../../buy/checkout/index.server.ts';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { rejectedStatus } from '../../../../shared/reads/faults.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { callErrors } from './account-form.server.ts';

export interface TrackResult {
  readonly tracking?: OrderTracking;
  readonly isMailed?: true;
  readonly formErrors: readonly FormError[];
  readonly values: Readonly<Record<string, string>>;
}

async function lookUp(shopper: PrivateRead, body: OrderLookup, values: TrackResult['values']) {
  try {
    const tracking = await shopper.api.consumers.POST('/consumers-v3/consumer/TrackOrder', { body });
    return data<TrackResult>({ tracking, formErrors: [], values });
  } catch (error) {
    const formErrors = callErrors(shopper.t, 'track', error);
    return data<TrackResult>({ formErrors, values }, { status: rejectedStatus(formErrors[0]?.code ?? '') });
  }
}

/** Has a link mailed that opens the order; the reply is the same for a wrong pair. */
async function mailLink(shopper: PrivateRead, body: OrderByEmail, values: TrackResult['values']) {
  try {
    await shopper.api.consumers.POST('/consumers-v3/order/link', { body });
    return data<TrackResult>({ isMailed: true, formErrors: [], values });
  } catch (error) {
    const formErrors = callErrors(shopper.t, 'track.link', error);
    return data<TrackResult>({ formErrors, values }, { status: rejectedStatus(formErrors[0]?.code ?? '') });
  }
}

/** The form; a mailed link names the order and its secret, and shows the parcels immediately. */
export async function readTrack(read: PrivateRead) {
  const head = pageHead(read, { title: read.t('orders.trackTitle'), noIndex: true });
  const orderNumber = read.url.searchParams.get('orderNumber') ?? '';
  const st = read.url.searchParams.get('st') ?? '';
  const isLink = isOrderNumber(orderNumber) && st.length >= 8 && st.length <= 100;
  const found = isLink ? (await lookUp(read, { orderNumber, st }, {})).data : undefined;
  return { head, found, isEnded: read.url.searchParams.has('ended') };
}

/** Looks an order up by its number and e-mail address, which are in no address of a page, or mails a link to it. */
export async function runTrack(shopper: PrivateRead & { readonly form: () => Promise<FormData> }) {
  const { t } = shopper;
  const typed = textValues(await shopper.form());
  const orderNumber = normalizeCode(typed['orderNumber'] ?? '').slice(0, 40);
  const values = { orderNumber, email: (typed['email'] ?? '').slice(0, 100) };
  const result = validate(v.object({ email: emailField }), values);
  const formErrors: readonly FormError[] = [
    ...(isOrderNumber(orderNumber)
      ? []
      : [
          {
            code: 'pattern',
            text: t('orders.numberInvalid'),
            place: 'field' as const,
            field: 'orderNumber',
          },
        ]),
    ...(result.ok
      ? []
      : Object.entries(result.errors).map(([field, error]) => ({
          code: error.code,
          text: fieldErrorText(t, field, error, {}),
          place: 'field' as const,
          field,
        }))),
  ];
  if (formErrors.length > 0 || !result.ok) return data<TrackResult>({ formErrors, values }, { status: 400 });
  const body = { orderNumber, email: result.values.email };
  return typed['intent'] === 'mail' ? mailLink(shopper, body, values) : lookUp(shopper, body, values);
}
