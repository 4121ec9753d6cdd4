import { normalizeCode } from '@haberdash/validation';
import { data } from 'react-router';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import { captchaBody } from '../../../../shared/captcha/captcha-response.ts';
import { captchaFrame } from '../../../../shared/captcha/captcha.server.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { rejectedStatus } from '../../../../shared/reads/faults.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { callErrors } from './account-form.server.ts';

const SURFACE = 'checkout.tender.balance';
const PATH = '/gift-cards/balance';
const PIN = /^\d{4,8}$/;

export interface BalanceResult {
  readonly card?: {
    readonly balance: number;
    readonly currency: string;
    readonly lastFour: string;
    readonly expiresOn?: string;
  };
  readonly formErrors: readonly FormError[];
  readonly number: string;
}

/** The form that shows everyone what is left on a gift card (spec 1 §7). */
export const readBalancePage = async (read: PrivateRead) => ({
  head: pageHead(read, {
    title: read.t('payment.balanceTitle'),
    description: read.t('payment.balanceText'),
    path: PATH,
  }),
  captcha: captchaFrame(),
});

/** What concerns neither the PIN nor the form as a whole is at the number. */
function atInput(formError: FormError): FormError {
  if (formError.place !== 'field' || formError.field === 'pin') return formError;
  return { ...formError, field: 'giftCard' };
}

/** Looks at a gift card. Number and PIN are posted and are in no address; neither is stored. */
export async function runBalance(shopper: PrivateRead & { readonly form: () => Promise<FormData> }) {
  const { api, t } = shopper;
  const form = textValues(await shopper.form());
  const number = normalizeCode(form['giftCard'] ?? '').slice(0, 40);
  const pin = (form['pin'] ?? '').trim();
  const reject = (formErrors: readonly FormError[], status: number) =>
    data<BalanceResult>({ formErrors, number }, { status });
  const own = [
    ...(number === '' ? [{ code: 'GFC400', field: 'giftCard' }] : []),
    ...(pin !== '' && !PIN.test(pin) ? [{ code: 'PIN_INVALID', field: 'pin' }] : []),
  ].map(({ code, field }) => toFormError(t, SURFACE, { code }, { place: 'field', field }));
  if (own.length > 0) return reject(own, 400);
  try {
    const { balance, currency, lastFour, expiresOn } = await api.cart.POST('/cart/v1/giftcard/balance', {
      body: { code: number, ...(pin === '' ? {} : { pin }), ...captchaBody(form, 'giftCard') },
    });
    const card = { balance, currency, lastFour, ...(expiresOn === undefined ? {} : { expiresOn }) };
    return data<BalanceResult>({ card, formErrors: [], number: '' });
  } catch (error) {
    const formErrors = callErrors(t, SURFACE, error).map(atInput);
    return reject(formErrors, rejectedStatus(formErrors[0]?.code ?? ''));
  }
}
