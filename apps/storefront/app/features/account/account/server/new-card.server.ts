import type { BookAddress } from '@haberdash/api-client/consumers';
import { addressLines } from '../../../buy/checkout/index.ts';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import { config } from '../../../../shared/config/config.ts';
import { shopOrigin } from '../../../../shared/config/shop-origin.ts';
import { captchaBody } from '../../../../shared/captcha/captcha-response.ts';
import { captchaFrame } from '../../../../shared/captcha/captcha.server.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { invalid, rejected } from './account-form.server.ts';
import { redirectWithAccountFlash } from './account-flash.server.ts';
import { addressBook } from './addresses.server.ts';
import { saveErrors } from './save-payment.server.ts';

async function openFrame(read: PrivateRead) {
  const { publicOrigin, paymentOrigin } = config();
  const opened = await optional(read, 'card-session', (call) =>
    read.api.consumers.POST('/consumers-v3/consumer/payment_instruments/session', {
      body: { referer: shopOrigin(read.url, publicOrigin) },
      ...call,
    }),
  );
  if (opened === undefined || new URL(opened.frameUrl).origin !== paymentOrigin) return undefined;
  return { frameUrl: opened.frameUrl, sessionID: opened.sessionID };
}

/** The addresses of the book in countries that the payment provider bills; all of them where the list has not arrived. */
async function billableOf(read: PrivateRead, book: readonly BookAddress[]): Promise<readonly BookAddress[]> {
  if (book.length === 0) return book;
  const list = await optional(read, 'countries', (call) =>
    read.api.consumers.GET('/consumers-v3/utilities/countryList', {
      params: { query: { purpose: 'billing' } },
      ...call,
    }),
  );
  if (list === undefined) return book;
  const codes = new Set(list.countries.map(({ code }) => code));
  return book.filter(({ countryCode }) => codes.has(countryCode));
}

/** The payment provider's frame for a card, and the addresses that it can be billed to, those for bills first. */
export async function readNewCard(read: PrivateRead) {
  const book = await addressBook(read);
  const billable = await billableOf(read, book);
  // Without an address to bill, no card can be saved.
  const session = billable.length === 0 ? undefined : await openFrame(read);
  return {
    head: pageHead(read, { title: read.t('account.newCard'), noIndex: true }),
    session,
    captcha: captchaFrame(),
    hasAddress: book.length > 0,
    addresses: billable
      .toSorted((one, other) => one.approachType.localeCompare(other.approachType))
      .map((address) => ({ id: address.id, lines: addressLines(address) })),
  };
}

/** Fields of an error that this form has under another name: the frame has one, and an address is chosen. */
const FIELD_HERE: Readonly<Record<string, string>> = { cardExpiry: 'card', addressLine1: 'addressId' };

/** Saves the card that the frame's session holds; no number of it comes here. */
export async function runNewCard(shopper: PrivateRead & { readonly form: () => Promise<FormData> }) {
  const form = textValues(await shopper.form());
  const { sessionID = '', addressId = '', main } = form;
  const values = { addressId };
  if (sessionID.length < 8 || sessionID.length > 100) {
    const at = { place: 'field', field: 'card' } as const;
    return invalid([toFormError(shopper.t, 'account.payment.card', { code: 'CARD_MISSING' }, at)], values);
  }
  try {
    await shopper.api.consumers.POST('/consumers-v3/consumer/payment_instruments', {
      body: {
        payment_method_id: 'CREDIT_CARD',
        sessionID,
        ...captchaBody(form, 'saveCard'),
        ...(main === 'on' ? { main: true } : {}),
        ...(/^[A-Za-z0-9-]{1,60}$/.test(addressId) ? { addressId } : {}),
      },
    });
  } catch (error) {
    const formErrors = saveErrors(shopper, 'account.payment.card', error);
    return rejected(
      formErrors.map((each) => {
        const field = each.field === undefined ? undefined : FIELD_HERE[each.field];
        return field === undefined ? each : { ...each, field };
      }),
      values,
    );
  }
  throw redirectWithAccountFlash(shopper, 'account/payment', 'card');
}
