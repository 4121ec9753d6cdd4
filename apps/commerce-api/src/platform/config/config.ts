import { join, resolve } from 'node:path';
import { parseTrustedProxies } from '@haberdash/api-client/forwarded';
import { previewSecretsOf, SHORTEST_PREVIEW_SECRET } from '@haberdash/api-client/preview-ticket';
import * as v from 'valibot';

import { shop } from '../../shared/shop.ts';
import { ISO_CODES } from '../../shared/countries/iso-codes.ts';
import { REQUEST_TIMEOUT_MS } from '../http/limits.ts';
import { DEFAULT_LIMITS, parseLimits, type Limits } from '../limits/budgets.ts';
import { StartupProblem } from '../process/startup-problem.ts';
import { checkComplete, providersOf, type ProviderAccess } from './provider-settings.ts';

const port = (fallback: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[0-9]{1,5}$/, 'must be a port number from 0 to 65535'),
      v.transform(Number),
      v.maxValue(65_535, 'must be a port number from 0 to 65535'),
    ),
    String(fallback),
  );

const address = v.pipe(
  v.string(),
  v.check((value) => {
    if (!URL.canParse(value)) return false;
    const { protocol, origin, pathname } = new URL(value);
    return ['http:', 'https:'].includes(protocol) && value === (origin + pathname).replace(/\/$/, '');
  }, 'must be an address such as https://payments.example.org, without a slash at its end'),
);
const providerUrl = v.optional(address);
const providerKey = v.optional(v.string());

const databaseUrl = v.pipe(
  v.string(),
  v.check(
    (value) => URL.canParse(value) && ['postgres:', 'postgresql:'].includes(new URL(value).protocol),
    'must be an address such as postgres://user:password@host:5432/name',
  ),
);

const milliseconds = (fallback: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[0-9]{1,8}$/, 'must be a whole number of milliseconds'),
      v.transform(Number),
      v.minValue(1, 'must be at least 1'),
    ),
    String(fallback),
  );

const DAY_MS = 24 * 60 * 60_000;

const days = (fallback: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9][0-9]{0,3}$/, 'must be a number of days from 1 to 9999'),
      v.transform(Number),
    ),
    String(fallback),
  );

const limits = v.pipe(
  v.string(),
  v.transform(parseLimits),
  v.check(
    (read) => read !== undefined,
    'must be off, or changes such as codes-shopper=10/300,holds-address=20 with names that exist',
  ),
);

const trustedProxies = v.pipe(
  v.string(),
  v.check(
    (list) => parseTrustedProxies(list) !== undefined,
    'must be none, or addresses and networks such as 10.0.0.0/8,::1',
  ),
);

const brands = v.pipe(
  v.string(),
  v.transform((list) => list.split(',')),
  v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/, 'must be names such as fjellvik,northcape'))),
);

const countryCodes = v.pipe(
  v.string(),
  v.transform((list) => list.split(',')),
  v.array(
    v.pipe(
      v.string(),
      v.check((code) => ISO_CODES.includes(code), 'must be codes of countries such as US,CA,MX'),
    ),
  ),
);

const previewSecret = v.pipe(
  v.string(),
  v.check(
    (list) => previewSecretsOf(list).every(({ length }) => length >= SHORTEST_PREVIEW_SECRET),
    'must have at least 32 characters, and so must each older one after a comma',
  ),
);

/** All settings; `setting-notes.ts` documents them. */
export const SETTINGS = {
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '127.0.0.1'),
  PORT: port(4000),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '.data'),
  DATABASE_URL: v.optional(databaseUrl),
  DATABASE_POOL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[0-9]{1,3}$/, 'must be a number from 1 to 500'),
      v.transform(Number),
      v.minValue(1, 'must be a number from 1 to 500'),
      v.maxValue(500, 'must be a number from 1 to 500'),
    ),
    '10',
  ),
  NODE_ENV: v.optional(
    v.picklist(['development', 'test', 'production'], 'must be development, test or production'),
    'development',
  ),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    ),
    'info',
  ),
  TOKEN_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  PREVIEW_SECRET: v.optional(previewSecret),
  REQUEST_TIMEOUT_MS: milliseconds(REQUEST_TIMEOUT_MS),
  SHOP: v.optional(v.string()),
  SHOP_URL: v.optional(address),
  PAYMENT_URL: providerUrl,
  PAYMENT_API_KEY: providerKey,
  MAIL_URL: providerUrl,
  MAIL_API_KEY: providerKey,
  SMS_URL: providerUrl,
  SMS_API_KEY: providerKey,
  GIFT_CARD_URL: providerUrl,
  GIFT_CARD_API_KEY: providerKey,
  ADDRESS_CHECK_URL: providerUrl,
  ADDRESS_CHECK_API_KEY: providerKey,
  FULFILMENT_URL: providerUrl,
  FULFILMENT_API_KEY: providerKey,
  CUSTOMISER_URL: providerUrl,
  CUSTOMISER_API_KEY: providerKey,
  TRANSLATOR_URL: providerUrl,
  TRANSLATOR_API_KEY: providerKey,
  GALLERY_URL: providerUrl,
  GALLERY_API_KEY: providerKey,
  GALLERY_CUSTOMER: v.optional(v.pipe(v.string(), v.regex(/^[0-9]{1,20}$/, 'must be a number')), '215757'),
  RECOMMENDER_URL: providerUrl,
  RECOMMENDER_API_KEY: providerKey,
  RECOMMENDER_BRAND: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/, 'must be the channel of an account')),
    shop.brand.id,
  ),
  SUPPORT_URL: providerUrl,
  SUPPORT_API_KEY: providerKey,
  CAPTCHA: v.optional(v.picklist(['off', 'on'], 'must be off or on'), 'off'),
  FRAUD_URL: providerUrl,
  FRAUD_API_KEY: providerKey,
  CAPTCHA_URL: providerUrl,
  CAPTCHA_API_KEY: providerKey,
  BILLING_COUNTRIES: v.optional(countryCodes),
  BRANDS: v.optional(brands, shop.brand.id),
  PAYMENT_TIMEOUT_MS: milliseconds(10_000),
  RECONCILE_INTERVAL_MS: milliseconds(5_000),
  CHALLENGE_TIMEOUT_MS: milliseconds(15 * 60_000),
  LIMITS: v.optional(limits, ''),
  TRUSTED_PROXIES: v.optional(trustedProxies, '127.0.0.0/8,::1'),
  CLEAN_UP_INTERVAL_MS: milliseconds(5 * 60_000),
  CART_DAYS: days(30),
  PAYMENT_DAYS: days(30),
  PICTURE_SOURCE: v.optional(v.string()),
  PICTURE_DIR: v.optional(v.string()),
  SEED_SOURCE: v.optional(v.string()),
  SEED: v.optional(
    v.picklist(['never', 'if-empty', 'fresh-content'], 'must be never, if-empty or fresh-content'),
    'never',
  ),
  WARM_IMAGES: v.optional(v.picklist(['never', 'after-start'], 'must be never or after-start'), 'never'),
  SEED_PRODUCTS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[0-9]{1,7}$/, 'must be a number of products'),
      v.transform(Number),
      v.minValue(1, 'must be at least 1'),
    ),
  ),
};

const environment = v.object(SETTINGS);

/** The operator's settings. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  /** Public base URL, for links in mail. */
  readonly shopUrl: string;
  /** Provider URLs and API keys; a provider without them is off. */
  readonly paymentProvider: ProviderAccess;
  readonly mailProvider: ProviderAccess;
  readonly smsProvider: ProviderAccess | undefined;
  readonly giftCardProvider: ProviderAccess | undefined;
  readonly addressProvider: ProviderAccess | undefined;
  readonly fulfilmentProvider: ProviderAccess;
  readonly supportProvider: ProviderAccess;
  readonly translatorProvider: ProviderAccess | undefined;
  /** With the shop's account. */
  readonly galleryProvider: (ProviderAccess & { readonly customerId: string }) | undefined;
  /** With the shop's channel. */
  readonly recommenderProvider: (ProviderAccess & { readonly brand: string }) | undefined;
  readonly customiserProvider: ProviderAccess | undefined;
  readonly captchaProvider: ProviderAccess | undefined;
  readonly fraudProvider: ProviderAccess | undefined;
  /** Whether sign-in and other forms need a captcha response. */
  readonly captcha: 'off' | 'on';
  /** Brands with customers. */
  readonly billingCountries: readonly string[];
  readonly brands: readonly string[];
  readonly production: boolean;
  readonly logLevel: string;
  readonly tokenSecret: string | undefined;
  /** Signing secrets of preview tickets, newest first; without one there is no preview. */
  readonly previewSecrets: readonly string[];
  /** Timeout for receiving a request. */
  readonly requestTimeoutMs: number;
  readonly paymentTimeoutMs: number;
  readonly reconcileIntervalMs: number;
  /** Time for a payment challenge, while stock is held. */
  readonly challengeTimeoutMs: number;
  readonly limits: Limits | 'off';
  /** Trusted proxies, for `parseTrustedProxies`. */
  readonly trustedProxies: string;
  readonly cleanUpIntervalMs: number;
  /** Age at which unordered carts are removed. */
  readonly cartMs: number;
  /** Age at which failed payments are removed. */
  readonly paymentMs: number;
  /** Module of the picture source; without it files in `pictureDir`. */
  readonly pictureSource: string | undefined;
  readonly pictureDir: string;
  readonly seedSource: string | undefined;
  /** Seed an empty database at startup. */
  readonly seedIfEmpty: boolean;
  /** Refresh unedited seed content at startup. */
  readonly seedFreshContent: boolean;
  readonly seedProducts: number | undefined;
  /** Render popular pictures after startup. */
  readonly warmImages: boolean;
}

const withoutEmpty = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
    ),
  );

/** Reads the environment; invalid values throw one sentence, empty ones count as absent. */
export function readConfig(env: NodeJS.ProcessEnv, cwd = process.cwd()): Config {
  const result = v.safeParse(environment, withoutEmpty(env));
  if (!result.success) {
    const [issue] = result.issues;
    throw new StartupProblem(`The environment variable ${String(issue.path?.[0]?.key)} ${issue.message}.`);
  }
  const values = result.output;
  const isProduction = values.NODE_ENV === 'production';
  if (isProduction) checkComplete(values);
  const { access, required } = providersOf(values, isProduction);
  const [gallery, recommender] = [access('GALLERY'), access('RECOMMENDER')];
  const dataDir = resolve(cwd, values.DATA_DIR);
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    shopUrl: values.SHOP_URL ?? 'http://127.0.0.1:3000',
    paymentProvider: required('PAYMENT'),
    mailProvider: required('MAIL'),
    fulfilmentProvider: required('FULFILMENT'),
    supportProvider: required('SUPPORT'),
    captchaProvider: access('CAPTCHA'),
    smsProvider: access('SMS'),
    giftCardProvider: access('GIFT_CARD'),
    addressProvider: access('ADDRESS_CHECK'),
    fraudProvider: access('FRAUD'),
    customiserProvider: access('CUSTOMISER'),
    translatorProvider: access('TRANSLATOR'),
    galleryProvider: gallery && { ...gallery, customerId: values.GALLERY_CUSTOMER },
    recommenderProvider: recommender && { ...recommender, brand: values.RECOMMENDER_BRAND },
    captcha: values.CAPTCHA,
    billingCountries: values.BILLING_COUNTRIES ?? ISO_CODES,
    brands: values.BRANDS,
    production: isProduction,
    logLevel: values.LOG_LEVEL,
    tokenSecret: values.TOKEN_SECRET,
    previewSecrets: previewSecretsOf(values.PREVIEW_SECRET),
    requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
    paymentTimeoutMs: values.PAYMENT_TIMEOUT_MS,
    reconcileIntervalMs: values.RECONCILE_INTERVAL_MS,
    challengeTimeoutMs: values.CHALLENGE_TIMEOUT_MS,
    // Invalid limits are rejected above.
    limits: values.LIMITS ?? DEFAULT_LIMITS,
    trustedProxies: values.TRUSTED_PROXIES,
    cleanUpIntervalMs: values.CLEAN_UP_INTERVAL_MS,
    cartMs: values.CART_DAYS * DAY_MS,
    paymentMs: values.PAYMENT_DAYS * DAY_MS,
    pictureSource: values.PICTURE_SOURCE,
    pictureDir:
      values.PICTURE_DIR === undefined ? join(dataDir, 'pictures') : resolve(cwd, values.PICTURE_DIR),
    seedSource: values.SEED_SOURCE,
    seedIfEmpty: values.SEED !== 'never',
    seedFreshContent: values.SEED === 'fresh-content',
    seedProducts: values.SEED_PRODUCTS,
    warmImages: values.WARM_IMAGES === 'after-start',
  };
}
