import type { Assortment } from './assortment/assortment.ts';
import { httpAssortment } from './assortment/http-assortment.ts';
import type { Config } from '../platform/config/config.ts';
import type { PartyAccess } from '../platform/config/provider-settings.ts';
import type { AddressCheck } from './address-check/address-check.ts';
import { httpAddressCheck } from './address-check/http-address-check.ts';
import type { Customiser } from './customiser/customiser.ts';
import { httpCustomiser } from './customiser/http-customiser.ts';
import type { Fulfilment } from './fulfilment/fulfilment.ts';
import { httpFulfilment } from './fulfilment/http-fulfilment.ts';
import type { Editors } from './editors/editors.ts';
import { httpEditors } from './editors/http-editors.ts';
import type { CheckedProvider } from './provider-checks.ts';
import { OFF } from './off.ts';
import type { Captcha } from './captcha/captcha.ts';
import { httpCaptcha } from './captcha/http-captcha.ts';
import { httpMailer } from './mail/http-mailer.ts';
import type { Mailer } from './mail/mailer.ts';
import { httpPaymentGateway } from './payment/http-payment-gateway.ts';
import type { CardVault } from './payment/card-vault.ts';
import { httpCardVault } from './payment/http-card-vault.ts';
import type { FraudCheck } from './fraud/fraud-check.ts';
import { httpFraudCheck } from './fraud/http-fraud-check.ts';
import type { Gallery } from './gallery/gallery.ts';
import { httpGallery } from './gallery/http-gallery.ts';
import type { GiftCards } from './gift-cards/gift-cards.ts';
import { httpGiftCards } from './gift-cards/http-gift-cards.ts';
import { httpRecommender } from './recommender/http-recommender.ts';
import type { Recommender } from './recommender/recommender.ts';
import type { PaymentGateway } from './payment/payment-gateway.ts';
import { httpTexter } from './sms/http-texter.ts';
import type { Texter } from './sms/texter.ts';
import { httpSupport } from './support/http-support.ts';
import type { Support } from './support/support.ts';
import { httpTranslator } from './translator/http-translator.ts';
import type { Translator } from './translator/translator.ts';

/** The outside parties of a purchase and of what comes after it. */
export interface CheckoutParties {
  readonly gateway: PaymentGateway;
  readonly addressCheck: AddressCheck;
  readonly mailer: Mailer;
  readonly texter: Texter;
  readonly fulfilment: Fulfilment;
  readonly support: Support;
  readonly captcha: Captcha;
  readonly giftCards: GiftCards;
  readonly fraud: FraudCheck;
  readonly customiser: Customiser;
}

/** Every outside party of the service. */
export interface Parties extends CheckoutParties {
  readonly assortment: Assortment;
  readonly editors: Editors;
  readonly translator: Translator;
  readonly gallery: Gallery;
  readonly recommender: Recommender;
  /** Of the payment party. */
  readonly vault: CardVault;
}

/** A shopper waits for the fraud check, and buys without it. */
export const FRAUD_TIMEOUT_MS = 2_000;
/** Nobody waits for mail. */
const MAIL_TIMEOUT_MS = 10_000;
/** A shopper who cancels, sends back or makes a claim waits for it, and cannot do without it. */
export const PURCHASES_TIMEOUT_MS = 8_000;
/** Nobody waits for what the warehouse withdraws. */
export const ASSORTMENT_TIMEOUT_MS = 4_000;
/** Nobody waits for the editors. */
export const EDITORS_TIMEOUT_MS = 4_000;
/** A reader waits for a translation, and the page can do without it after 800 ms. */
export const TRANSLATOR_TIMEOUT_MS = 700;
/** A visitor waits for what others share, and the page can do without it after 800 ms. */
export const GALLERY_TIMEOUT_MS = 700;
/** Nobody waits until the gallery has a picture, which takes three calls. */
export const SHARING_TIMEOUT_MS = 4_000;
/** A page waits for what is recommended on it, and the shop still has to find what it recommends by itself. */
export const RECOMMENDER_TIMEOUT_MS = 300;
/** A shopper waits for the balance of a gift card, and the page can do without it. */
const GIFT_CARD_TIMEOUT_MS = 4_000;
/** A shopper waits for the customiser, and cannot design without it. */
export const CUSTOMISER_TIMEOUT_MS = 4_000;
/** A shopper waits for the address check, and can do without it. */
const ADDRESS_CHECK_TIMEOUT_MS = 3_000;
/** Somebody who signs in waits for it, and is let in without it. */
const CAPTCHA_TIMEOUT_MS = 3_000;

function unlessOff<Access extends PartyAccess, T>(
  access: Access | undefined,
  timeoutMs: number,
  open: (address: Access & { readonly timeoutMs: number }) => T,
  off: T,
): T {
  return access === undefined ? off : open({ ...access, timeoutMs });
}

/** The providers that the operator chose; they need not be up when the service starts. */
export const openParties = ({
  paymentParty,
  mailParty,
  smsParty,
  giftCardParty,
  addressParty,
  fulfilmentParty,
  supportParty,
  captchaParty,
  fraudParty,
  customiserParty,
  translatorParty,
  galleryParty,
  recommenderParty,
  shopUrl,
  paymentTimeoutMs,
}: Config): Parties => ({
  vault: httpCardVault({ ...paymentParty, timeoutMs: paymentTimeoutMs }),
  giftCards: unlessOff(giftCardParty, GIFT_CARD_TIMEOUT_MS, httpGiftCards, OFF.giftCards),
  gateway: httpPaymentGateway({ ...paymentParty, timeoutMs: paymentTimeoutMs }),
  mailer: httpMailer({ ...mailParty, timeoutMs: MAIL_TIMEOUT_MS }),
  texter: unlessOff(smsParty, MAIL_TIMEOUT_MS, httpTexter, OFF.texter),
  fulfilment: httpFulfilment({ ...fulfilmentParty, timeoutMs: PURCHASES_TIMEOUT_MS }),
  support: httpSupport({ ...supportParty, timeoutMs: PURCHASES_TIMEOUT_MS }),
  assortment: httpAssortment({ ...fulfilmentParty, timeoutMs: ASSORTMENT_TIMEOUT_MS }),
  editors: httpEditors({ ...supportParty, timeoutMs: EDITORS_TIMEOUT_MS }),
  translator: unlessOff(translatorParty, TRANSLATOR_TIMEOUT_MS, httpTranslator, OFF.translator),
  recommender: unlessOff(
    recommenderParty,
    RECOMMENDER_TIMEOUT_MS,
    (address) => httpRecommender(address, shopUrl),
    OFF.recommender,
  ),
  gallery: unlessOff(galleryParty, GALLERY_TIMEOUT_MS, httpGallery, OFF.gallery),
  addressCheck: unlessOff(addressParty, ADDRESS_CHECK_TIMEOUT_MS, httpAddressCheck, OFF.addressCheck),
  fraud: unlessOff(fraudParty, FRAUD_TIMEOUT_MS, httpFraudCheck, OFF.fraud),
  customiser: unlessOff(customiserParty, CUSTOMISER_TIMEOUT_MS, httpCustomiser, OFF.customiser),
  captcha: unlessOff(captchaParty, CAPTCHA_TIMEOUT_MS, httpCaptcha, OFF.captcha),
});

/** The providers whose settings are set. Only payment is required: all others have a queue or a way without them. */
export function checkedProviders(config: Config): CheckedProvider[] {
  const all = {
    payment: config.paymentParty,
    mail: config.mailParty,
    fulfilment: config.fulfilmentParty,
    support: config.supportParty,
    captcha: config.captcha === 'on' ? config.captchaParty : undefined,
    'text message': config.smsParty,
    'gift card': config.giftCardParty,
    'address check': config.addressParty,
    'fraud check': config.fraudParty,
    customiser: config.customiserParty,
    translator: config.translatorParty,
    gallery: config.galleryParty,
    recommendation: config.recommenderParty,
  };
  return Object.entries(all).flatMap(([name, access]) =>
    access === undefined ? [] : [{ name, access, isRequired: name === 'payment' }],
  );
}
