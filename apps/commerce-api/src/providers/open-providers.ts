import { httpAssortment } from './assortment/http.ts';
import type { Config } from '../platform/config/config.ts';
import type { ProviderAccess } from '../platform/config/provider-settings.ts';
import { httpAddressCheck } from './address-check/http.ts';
import { httpCustomiser } from './customiser/http.ts';
import { httpFulfilment } from './fulfilment/http.ts';
import { httpEditors } from './editors/http.ts';
import type { CheckedProvider } from './provider-checks.ts';
import { OFF } from './off.ts';
import { httpCaptcha } from './captcha/http.ts';
import { httpMailer } from './mail/http.ts';
import { httpPaymentGateway } from './payment/http.ts';
import { httpCardVault } from './card-vault/http.ts';
import { httpFraudCheck } from './fraud/http.ts';
import { httpGallery } from './gallery/http.ts';
import { httpGiftCards } from './gift-cards/http.ts';
import { httpRecommender } from './recommender/http.ts';
import { httpTexter } from './sms/http.ts';
import { httpSupport } from './support/http.ts';
import { httpTranslator } from './translator/http.ts';
import type { Providers } from './providers.ts';

/** Placement waits, and continues without it. */
export const FRAUD_TIMEOUT_MS = 2_000;
/** Runs in the background. */
const MAIL_TIMEOUT_MS = 10_000;
/** Cancellations, returns and claims wait for it. */
export const PURCHASES_TIMEOUT_MS = 8_000;
/** Runs in the background. */
export const ASSORTMENT_TIMEOUT_MS = 4_000;
/** Runs in the background. */
export const EDITORS_TIMEOUT_MS = 4_000;
/** The page shows the original after 800 ms. */
export const TRANSLATOR_TIMEOUT_MS = 700;
/** The page renders without it after 800 ms. */
export const GALLERY_TIMEOUT_MS = 700;
/** Three background calls. */
export const SHARING_TIMEOUT_MS = 4_000;
/** Leaves time for the shop's own recommendations. */
export const RECOMMENDER_TIMEOUT_MS = 300;
/** The page renders without the balance. */
const GIFT_CARD_TIMEOUT_MS = 4_000;
/** Customising waits for it. */
export const CUSTOMISER_TIMEOUT_MS = 4_000;
/** Forms continue without it. */
const ADDRESS_CHECK_TIMEOUT_MS = 3_000;
/** Sign-in continues without it. */
const CAPTCHA_TIMEOUT_MS = 3_000;

function unlessOff<Access extends ProviderAccess, T>(
  access: Access | undefined,
  timeoutMs: number,
  open: (address: Access & { readonly timeoutMs: number }) => T,
  off: T,
): T {
  return access === undefined ? off : open({ ...access, timeoutMs });
}

/** Opens the configured providers, which may be down at startup. */
export const openProviders = ({
  paymentProvider,
  mailProvider,
  smsProvider,
  giftCardProvider,
  addressProvider,
  fulfilmentProvider,
  supportProvider,
  captchaProvider,
  fraudProvider,
  customiserProvider,
  translatorProvider,
  galleryProvider,
  recommenderProvider,
  shopUrl,
  paymentTimeoutMs,
}: Config): Providers => ({
  vault: httpCardVault({ ...paymentProvider, timeoutMs: paymentTimeoutMs }),
  giftCards: unlessOff(giftCardProvider, GIFT_CARD_TIMEOUT_MS, httpGiftCards, OFF.giftCards),
  gateway: httpPaymentGateway({ ...paymentProvider, timeoutMs: paymentTimeoutMs }),
  mailer: httpMailer({ ...mailProvider, timeoutMs: MAIL_TIMEOUT_MS }),
  texter: unlessOff(smsProvider, MAIL_TIMEOUT_MS, httpTexter, OFF.texter),
  fulfilment: httpFulfilment({ ...fulfilmentProvider, timeoutMs: PURCHASES_TIMEOUT_MS }),
  support: httpSupport({ ...supportProvider, timeoutMs: PURCHASES_TIMEOUT_MS }),
  assortment: httpAssortment({ ...fulfilmentProvider, timeoutMs: ASSORTMENT_TIMEOUT_MS }),
  editors: httpEditors({ ...supportProvider, timeoutMs: EDITORS_TIMEOUT_MS }),
  translator: unlessOff(translatorProvider, TRANSLATOR_TIMEOUT_MS, httpTranslator, OFF.translator),
  recommender: unlessOff(
    recommenderProvider,
    RECOMMENDER_TIMEOUT_MS,
    (address) => httpRecommender(address, shopUrl),
    OFF.recommender,
  ),
  gallery: unlessOff(galleryProvider, GALLERY_TIMEOUT_MS, httpGallery, OFF.gallery),
  addressCheck: unlessOff(addressProvider, ADDRESS_CHECK_TIMEOUT_MS, httpAddressCheck, OFF.addressCheck),
  fraud: unlessOff(fraudProvider, FRAUD_TIMEOUT_MS, httpFraudCheck, OFF.fraud),
  customiser: unlessOff(customiserProvider, CUSTOMISER_TIMEOUT_MS, httpCustomiser, OFF.customiser),
  captcha: unlessOff(captchaProvider, CAPTCHA_TIMEOUT_MS, httpCaptcha, OFF.captcha),
});

/** Configured providers for readiness; only payment is required. */
export function checkedProviders(config: Config): CheckedProvider[] {
  const all = {
    payment: config.paymentProvider,
    mail: config.mailProvider,
    fulfilment: config.fulfilmentProvider,
    support: config.supportProvider,
    captcha: config.captcha === 'on' ? config.captchaProvider : undefined,
    'text message': config.smsProvider,
    'gift card': config.giftCardProvider,
    'address check': config.addressProvider,
    'fraud check': config.fraudProvider,
    customiser: config.customiserProvider,
    translator: config.translatorProvider,
    gallery: config.galleryProvider,
    recommendation: config.recommenderProvider,
  };
  return Object.entries(all).flatMap(([name, access]) =>
    access === undefined ? [] : [{ name, access, isRequired: name === 'payment' }],
  );
}
