import { normalizeCode } from '@haberdash/validation';
import type { NewPaymentInstrument } from '@haberdash/api-client/cart';
import { NO_ANSWER, orderOf, errorsOf, type CheckoutError } from '@haberdash/checkout';
import { data, redirect } from 'react-router';
import { captchaBody } from '../../../../shared/captcha/captcha-response.ts';
import { isFailedRead } from '../../../../shared/reads/failed-read.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { rejectedStatus } from '../../../../shared/reads/faults.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import { orderPath } from '../../cart/index.ts';
import type { TenderResult, TenderIntent } from '../model/tender-result.ts';
import { lostCartPath, stepPath } from './checkout-cart.server.ts';

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };
type Values = Readonly<Record<string, string>>;

const SURFACE = 'checkout.tender';
const ID = /^[A-Za-z0-9_-]{1,60}$/;
const PIN = /^\d{4,8}$/;

const compact = (code: string): string => normalizeCode(code).slice(0, 40);

/** An amount as people of the site type it: a comma or a point before at most three digits. */
function amountOf(typed: string): number | undefined {
  const match = /^(\d{1,7})(?:[.,](\d{1,3}))?$/.exec(typed.replaceAll(/[\s\u00A0\u202F]/g, ''));
  if (match === null) return undefined;
  const amount = Number(`${match[1]}.${match[2] ?? '0'}`);
  return amount > 0 ? amount : undefined;
}

class Rejected extends Error {
  readonly code: string;
  readonly field: string;
  constructor(code: string, field: string) {
    super(code);
    this.code = code;
    this.field = field;
  }
}

const add = ({ api }: Shopper, basketId: string, body: NewPaymentInstrument) =>
  api.cart.POST('/cart/v1/cart/{basketId}/paymentInstruments', { params: { path: { basketId } }, body });

function giftCardOf(values: Values): { readonly code: string; readonly pin?: string } {
  const { giftCard = '', pin = '' } = values;
  if (pin !== '' && !PIN.test(pin.trim())) throw new Rejected('PIN_INVALID', 'pin');
  return {
    code: compact(giftCard),
    ...(pin === '' ? {} : { pin: pin.trim() }),
    ...captchaBody(values, 'giftCard'),
  };
}

function savedMethod(method: string | undefined): NewPaymentInstrument['payment_method_id'] {
  if (method === 'GIFT_CARD' || method === 'REWARD_CARD') return method;
  return 'REWARD_CODE';
}

const FORMS: Readonly<
  Record<
    TenderIntent,
    (shopper: Shopper, basketId: string, values: Values) => Promise<Pick<TenderResult, 'balance'> | void>
  >
> = {
  'add-gift-card': async (shopper, basketId, values) => {
    await add(shopper, basketId, { payment_method_id: 'GIFT_CARD', ...giftCardOf(values) });
  },
  'gift-card-balance': async ({ api }, _basketId, values) => {
    const balance = await api.cart.POST('/cart/v1/giftcard/balance', { body: giftCardOf(values) });
    return { balance };
  },
  'add-reward': async (shopper, basketId, { reward = '' }) => {
    if (compact(reward) === '') throw new Rejected('REWARD_MISSING', 'reward');
    await add(shopper, basketId, { payment_method_id: 'REWARD_CODE', code: compact(reward) });
  },
  'add-saved': async (shopper, basketId, { method, instrument = '' }) => {
    if (!ID.test(instrument)) throw new Rejected('PAYMENT_INSTRUMENT_NOT_FOUND', '');
    await add(shopper, basketId, { payment_method_id: savedMethod(method), paymentInstrumentId: instrument });
  },
  'add-points': async (shopper, basketId, { points = '' }) => {
    const amount = amountOf(points);
    if (amount === undefined) throw new Rejected('AMOUNT_INVALID', 'points');
    await add(shopper, basketId, { payment_method_id: 'LOYALTY_POINTS', amount });
  },
  'add-athlete': async (shopper, basketId) => {
    await add(shopper, basketId, { payment_method_id: 'ATHLETES_PAYMENT' });
  },
  'set-voucher': async ({ api }, basketId, { voucher = '' }) => {
    const [points = 0, amountInCurrency = 0] = voucher.split(' ').map(Number);
    if (!Number.isSafeInteger(points) || !Number.isFinite(amountInCurrency))
      throw new Rejected('REW140', 'voucher');
    await api.cart.PUT('/cart/v1/cart/{basketId}/reward', {
      params: { path: { basketId } },
      body: { appliedLoyaltyVoucher: { points, amountInCurrency } },
    });
  },
  'remove-tender': async ({ api }, basketId, { tender = '' }) => {
    if (!ID.test(tender)) return;
    await api.cart.DELETE('/cart/v1/cart/{basketId}/paymentInstruments', {
      params: { path: { basketId } },
      body: { payment_instrument_id: tender },
    });
  },
};

const FIELD_OF: Readonly<Record<TenderIntent, string>> = {
  'add-gift-card': 'giftCard',
  'gift-card-balance': 'giftCard',
  'add-reward': 'reward',
  'add-saved': 'saved',
  'add-points': 'points',
  'add-athlete': 'athlete',
  'set-voucher': 'voucher',
  'remove-tender': 'tender',
};

/** A form about tenders by its intent; undefined for any other. */
export const tenderIntent = (intent: string | undefined): TenderIntent | undefined =>
  intent !== undefined && Object.hasOwn(FORMS, intent) ? (intent as TenderIntent) : undefined;

function ownCode(intent: TenderIntent, { code, target }: CheckoutError): string {
  if (intent === 'add-reward' && code === 'PAYMENT_INSTRUMENT_NOT_FOUND') return 'REWARD_UNKNOWN';
  return code === 'GC_NOT_ALLOWED' && target?.field === 'items' ? 'GIFT_CARD_FOR_GIFT_CARD' : code;
}

function leadAway({ site }: Shopper, error: unknown): void {
  const orderNumber = orderOf(error);
  if (orderNumber !== undefined) throw redirect(orderPath(site.locale, orderNumber), 303);
}

function errorsAt(shopper: Shopper, intent: TenderIntent, error: unknown): readonly FormError[] {
  const { t, site } = shopper;
  const at = (field: string) => ({ place: 'field', field }) as const;
  if (error instanceof Rejected) return [toFormError(t, SURFACE, error, at(error.field || FIELD_OF[intent]))];
  if (isFailedRead(error)) return [toFormError(t, SURFACE, { code: NO_ANSWER }, at(FIELD_OF[intent]))];
  leadAway(shopper, error);
  const formErrors: readonly CheckoutError[] | undefined = errorsOf(error);
  if (formErrors === undefined) throw error;
  if (formErrors[0]?.recovery === 'new-cart-and-retry')
    throw redirect(lostCartPath(site.locale, 'cart-not-found'), 303);
  if (formErrors[0]?.recovery === 'sign-out-and-reset')
    throw redirect(lostCartPath(site.locale, 'invalid-customer'), 303);
  return formErrors.map((found) => {
    const formError = { ...found, code: ownCode(intent, found) };
    const named = formError.target?.field?.split(/[./]/).at(-1);
    return toFormError(t, SURFACE, formError, at(named === 'pin' ? 'pin' : FIELD_OF[intent]));
  });
}

/** What was typed and may be shown again; never the PIN of a gift card. */
const shown = ({ giftCard = '', reward = '', points = '' }: Values): Values => ({ giftCard, reward, points });

/** Adds or removes a tender, or reads the balance of a gift card; without a script the step is shown again. */
export async function runTenderForm(shopper: Shopper, intent: TenderIntent, values: Values) {
  const { site, session } = shopper;
  const basketId = session.basketId();
  if (basketId === undefined) throw redirect(`/${site.locale}/cart`, 303);
  try {
    const result = (await FORMS[intent](shopper, basketId, values)) ?? {};
    if (values['then'] !== 'stay' && result.balance === undefined)
      throw redirect(`${stepPath(site.locale, 'billing')}#tenders`, 303);
    const typed = result.balance === undefined ? {} : shown(values);
    return data<TenderResult>({ intent, formErrors: [], typed, ...result });
  } catch (error) {
    if (error instanceof Response) throw error;
    const formErrors = errorsAt(shopper, intent, error);
    return data<TenderResult>(
      { intent, formErrors, typed: shown(values) },
      { status: rejectedStatus(formErrors[0]?.code ?? '') },
    );
  }
}
