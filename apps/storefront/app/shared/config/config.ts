import { parseTrustedProxies } from '@haberdash/api-client/forwarded';
import { previewSecretsOf, SHORTEST_PREVIEW_SECRET } from '@haberdash/api-client/preview-ticket';
import { GOOGLE_TAG_ID } from '@haberdash/analytics/google-tag';
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';

const httpAddress = v.pipe(
  v.string(),
  v.url('must be an http(s) address'),
  v.regex(/^https?:\/\//, 'must be an http(s) address'),
  v.transform((text) => text.replace(/\/+$/, '')),
);
const flag = (fallback: 'true' | 'false') =>
  v.pipe(
    v.optional(v.picklist(['true', 'false'], 'must be true or false'), fallback),
    v.transform((text) => text === 'true'),
  );
const whole = (fallback: string, min: number, max: number) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );

/** The sandbox of every provider: the default outside production. */
const SANDBOX = 'http://127.0.0.1:4001';

/** Outside production, where customers are sandbox ones. */
const DEMO_EXPERIMENTS_SECRET = 'the demo shop has customers of its own only';

const secrets = (text: string): [string, ...string[]] => {
  const [newest = '', ...older] = text.split(',').map((secret) => secret.trim());
  return [newest, ...older];
};

/** Every setting of the storefront; `setting-notes.ts` says what each means. */
export const SETTINGS = {
  NODE_ENV: v.optional(v.string()),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: whole('3000', 0, 65_535),
  COMMERCE_API_URL: v.optional(httpAddress, 'http://127.0.0.1:4000'),
  IMAGE_URL: v.optional(v.string()),
  PAYMENT_ORIGIN: v.optional(httpAddress),
  EXPERIMENTS_ORIGIN: v.optional(v.pipe(v.string(), v.url('must be an http(s) address'))),
  EXPERIMENTS_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/, 'must be a key')),
    'NfQ7dT2k9sLmPz4w',
  ),
  EXPERIMENTS_EVENTS_ORIGIN: v.optional(v.pipe(v.string(), v.url('must be an http(s) address'))),
  GOOGLE_TAG: v.optional(
    v.pipe(
      v.string(),
      v.regex(GOOGLE_TAG_ID, 'must be the id of a container (GTM-…) or a data stream (G-…)'),
    ),
  ),
  COLLECTOR_URL: v.optional(httpAddress),
  EXPERIMENTS_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  EXPRESS_CHECKOUT: flag('true'),
  CAPTCHA: v.optional(v.picklist(['off', 'on'], 'must be off or on'), 'off'),
  CAPTCHA_ORIGIN: v.optional(v.pipe(v.string(), v.url('must be an http(s) address'))),
  PUBLIC_ORIGIN: v.optional(v.pipe(v.string(), v.url('must be an http(s) address'))),
  COOKIE_SECURE: flag('true'),
  SESSION_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => secrets(text).every((secret) => secret.length >= 32),
        'must have at least 32 characters, and so must each older one after a comma',
      ),
    ),
  ),
  PREVIEW_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => previewSecretsOf(text).every(({ length }) => length >= SHORTEST_PREVIEW_SECRET),
        'must have at least 32 characters, and so must each older one after a comma',
      ),
    ),
  ),
  PREVIEW_ORIGIN: v.optional(v.pipe(v.string(), v.url('must be an http(s) address'))),
  PAGE_CACHE: flag('true'),
  KEEP_ANSWERS: flag('true'),
  CONTENT_SECONDS: whole('60', 0, 86_400),
  PAGE_CACHE_ENTRIES: whole('500', 1, 100_000),
  PAGE_CACHE_MB: whole('32', 1, 100_000),
  REQUEST_TIMEOUT_MS: whole('30000', 1, 600_000),
  OPTIONAL_READ_TIMEOUT_MS: whole('800', 100, 60_000),
  READ_TIMEOUT_MS: whole('2000', 100, 60_000),
  WRITE_TIMEOUT_MS: whole('5000', 100, 60_000),
  LOG_REQUESTS: flag('true'),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (list) => parseTrustedProxies(list) !== undefined,
        'must be none, or addresses and networks such as 10.0.0.0/8,::1',
      ),
    ),
    'none',
  ),
};

const experimentsAt = (address: string, key: string, eventsAddress = address) => ({
  configUrl: `${new URL(address).origin}/datafiles/${key}.json`,
  eventsUrl: `${new URL(eventsAddress).origin}/v1/events`,
});

const IS_MISSING = 'is missing: set it to';

const NEEDED_IN_PRODUCTION = {
  SESSION_SECRET: `${IS_MISSING} at least 32 random characters, the same for all instances (\`openssl rand -base64 48\`)`,
  PUBLIC_ORIGIN: `${IS_MISSING} the address where shoppers see the shop`,
  PAYMENT_ORIGIN: `${IS_MISSING} the origin of the payment provider's frame`,
} as const;

const ConfigSchema = v.pipe(
  v.object(SETTINGS),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.NODE_ENV !== 'production') return;
    const { value } = dataset;
    const needed: Readonly<Partial<Record<keyof typeof value, string>>> = {
      ...NEEDED_IN_PRODUCTION,
      ...(value.CAPTCHA === 'on'
        ? { CAPTCHA_ORIGIN: `${IS_MISSING} the origin of the captcha provider's frame` }
        : {}),
    };
    for (const [name, message] of Object.entries(needed)) {
      const key = name as keyof typeof value;
      if (value[key] === undefined)
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: value, key, value: undefined }],
        });
    }
  }),
  v.transform(({ PAYMENT_ORIGIN = SANDBOX, ...env }) => ({
    ...env,
    PAYMENT_ORIGIN,
    EXPERIMENTS_ORIGIN:
      env.EXPERIMENTS_ORIGIN ?? (env.NODE_ENV === 'production' ? undefined : PAYMENT_ORIGIN),
  })),
  v.transform((env) => ({
    host: env.HOST,
    port: env.PORT,
    apiUrl: env.COMMERCE_API_URL,
    imageUrl: (env.IMAGE_URL ?? env.COMMERCE_API_URL).replace(/\/+$/, ''),
    paymentOrigin: new URL(env.PAYMENT_ORIGIN).origin,
    hasExpress: env.EXPRESS_CHECKOUT,
    hasCaptcha: env.CAPTCHA === 'on',
    captchaOrigin: new URL(env.CAPTCHA_ORIGIN ?? env.PAYMENT_ORIGIN).origin,
    /** None where no provider of experiments is set: every visitor sees the baseline. */
    experiments:
      env.EXPERIMENTS_ORIGIN === undefined
        ? undefined
        : experimentsAt(env.EXPERIMENTS_ORIGIN, env.EXPERIMENTS_KEY, env.EXPERIMENTS_EVENTS_ORIGIN),
    /** Providers of analytics, each behind its consent. */
    tags: { google: env.GOOGLE_TAG, collector: env.COLLECTOR_URL },
    /** Without it a customer is another visitor on each device. */
    experimentsSecret:
      env.EXPERIMENTS_SECRET ?? (env.NODE_ENV === 'production' ? undefined : DEMO_EXPERIMENTS_SECRET),
    /** Where shoppers see the shop; never taken from a request, whose Host anyone can write. */
    publicOrigin: new URL(env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`).origin,
    isCookieSecure: env.COOKIE_SECURE,
    sessionSecrets: secrets(env.SESSION_SECRET ?? randomBytes(32).toString('base64url')),
    previewSecrets: previewSecretsOf(env.PREVIEW_SECRET),
    previewOrigin: env.PREVIEW_ORIGIN === undefined ? undefined : new URL(env.PREVIEW_ORIGIN).origin,
    hasPageCache: env.PAGE_CACHE,
    cachesResponses: env.KEEP_ANSWERS,
    /** How long menu, footer and other content count as new; 0 asks for them every time. */
    contentFreshMs: env.CONTENT_SECONDS * 1_000,
    pageCacheEntries: env.PAGE_CACHE_ENTRIES,
    pageCacheMb: env.PAGE_CACHE_MB,
    requestTimeoutMs: env.REQUEST_TIMEOUT_MS,
    optionalReadTimeoutMs: env.OPTIONAL_READ_TIMEOUT_MS,
    readTimeoutMs: env.READ_TIMEOUT_MS,
    writeTimeoutMs: env.WRITE_TIMEOUT_MS,
    logsRequests: env.LOG_REQUESTS,
    trustedProxies: env.TRUSTED_PROXIES,
  })),
);

export type Config = v.InferOutput<typeof ConfigSchema>;

/** Reads the environment; throws one sentence that names every setting which is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const result = v.safeParse(ConfigSchema, env);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? '?'} ${issue.message}`);
  throw new Error(`The settings are wrong: ${problems.join('; ')}.`);
}

let known: Config | undefined;

export const config = (): Config => (known ??= readConfig(process.env));
