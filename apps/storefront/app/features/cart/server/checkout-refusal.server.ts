import { findHandling } from '@haberdash/api-client/errors';
import type { Refusal } from '@haberdash/checkout';
import { catalogueText } from '../../../shared/i18n/catalogue-text.server.ts';
import type { Translator } from '../../../shared/i18n/translator.ts';

/** The code with which the checkout leads to a bag whose lines cannot be bought as they are. */
export const SHORT_OF_STOCK = 'SHORT_OF_STOCK';

type Say = (t: Translator) => string;

const texts = {
  CHK320: (t) => t('checkout.refusedAddress'),
  InvalidShippingAddress: (t) => t('checkout.refusedAddress'),
  SHIPPING_POBOX_UNAVAILABLE: (t) => t('checkout.refusedPoBox'),
  SHP410: (t) => t('checkout.refusedPhone'),
  ORD400: (t) => t('checkout.refusedEmail'),
  CANT_SHIP_THERE: (t) => t('checkout.refusedCountry'),
  SHP404: (t) => t('checkout.refusedMethod'),
  BIL400: (t) => t('checkout.refusedBilling'),
  PYT406: (t) => t('checkout.refusedBilling'),
  BILL410: (t) => t('checkout.refusedBillingPhone'),
  PAYMENT_ERROR: (t) => t('checkout.refusedPayment'),
  PAYMENT_FRAUD_VERIFICATION_EXCEPTION: (t) => t('checkout.refusedFraud'),
  PYT400: (t) => t('checkout.refusedNotEnough'),
  PAYMENT_INSTRUMENT_NOT_FOUND: (t) => t('checkout.refusedSession'),
  CHALLENGE_FAILED: (t) => t('checkout.refusedChallenge'),
  SOME_PRODUCTS_NO_INVENTORY: (t) => t('checkout.refusedStock'),
  ITEM_OOS: (t) => t('checkout.refusedStock'),
  ORD415: (t) => t('checkout.refusedTotals'),
  API429: (t) => t('errors.tooManyText'),
  NOT_PLACED: (t) => t('checkout.notPlaced'),
  [SHORT_OF_STOCK]: (t) => t('checkout.shortOfStock'),
} as const satisfies Record<string, Say>;

const sayOf = (code: string): Say | undefined =>
  // The key was just found among the table's own.
  Object.hasOwn(texts, code) ? texts[code as keyof typeof texts] : undefined;

/** Why the checkout was refused, in its own words, else in those of the catalogue. */
export function checkoutRefusalText(t: Translator, refusal: Refusal): string {
  const say = sayOf(refusal.code);
  if (say !== undefined) return say(t);
  return catalogueText(t, refusal) ?? t('checkout.refusedGeneral');
}

const CODE = /^[A-Za-z0-9_]{3,60}$/;

/** The words for the code of a refused placement that an address carries after a redirect. */
export function refusedText(t: Translator, query: URLSearchParams): string | undefined {
  const code = query.get('refused') ?? '';
  if (!CODE.test(code)) return undefined;
  const say = sayOf(code);
  if (say !== undefined) return say(t);
  const messageKey = findHandling(code)?.message;
  const text =
    messageKey === undefined
      ? undefined
      : catalogueText(t, { code, messageKey, message: '', params: {}, place: 'banner', recovery: 'none' });
  return text === undefined || text.includes('{') ? t('checkout.refusedGeneral') : text;
}
