import { parseTrustedProxies } from '@haberdash/api-client/forwarded';
import { previewSecretsOf, SHORTEST_PREVIEW_SECRET } from '@haberdash/api-client/preview-ticket';
import * as v from 'valibot';

const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^/\s]+\/?$/, 'must be an http(s) origin'),
  v.transform((text) => new URL(text).origin),
);
const url = (fallback: string) => v.optional(origin, fallback);

/** The settings of the preview; documented in `setting-notes.ts`. */
export const SETTINGS = {
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.pipe(
    v.optional(v.string(), '3001'),
    v.regex(/^\d{1,5}$/, 'must be a port number'),
    v.transform(Number),
  ),
  PUBLIC_ORIGIN: v.optional(url('http://127.0.0.1:3001')),
  COMMERCE_API_URL: url('http://127.0.0.1:4000'),
  SHOP_ORIGIN: url('http://127.0.0.1:3000'),
  COOKIE_SECURE: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'true'),
  PREVIEW_SECRET: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => previewSecretsOf(text)),
    v.check(
      (secrets) => secrets.every(({ length }) => length >= SHORTEST_PREVIEW_SECRET),
      'must have at least 32 characters, and so must each older one after a comma',
    ),
  ),
  /** Origins that may frame the preview and receive its scroll messages. */
  PARENT_ORIGINS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
    v.array(v.pipe(v.string(), v.regex(/^https?:\/\/[^/\s*]+$/, 'must be origins, parted by commas'))),
  ),
  /** Other deployments of the shop that frames may show, such as a pull request's. */
  FRAME_ORIGINS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text.split(',').filter((part) => part.trim() !== '')),
    v.array(v.pipe(v.string(), v.regex(/^https?:\/\/[^/\s*]+$/, 'must be origins, parted by commas'))),
  ),
  EXPERIMENTS_ORIGIN: v.optional(origin),
  EXPERIMENTS_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/, 'must be a key')),
    'NfQ7dT2k9sLmPz4w',
  ),
  /** Time limit of a request in ms; half of it for its headers. */
  REQUEST_TIMEOUT_MS: v.pipe(
    v.optional(v.string(), '30000'),
    v.regex(/^[1-9]\d{0,5}$/, 'must be a whole number of milliseconds from 1 to 999999'),
    v.transform(Number),
  ),
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

const ConfigSchema = v.pipe(
  v.object(SETTINGS),
  v.transform((env) => ({
    host: env.HOST,
    port: env.PORT,
    publicOrigin: env.PUBLIC_ORIGIN,
    apiUrl: env.COMMERCE_API_URL,
    shopOrigin: env.SHOP_ORIGIN,
    isCookieSecure: env.COOKIE_SECURE === 'true',
    previewSecrets: env.PREVIEW_SECRET,
    parentOrigins: env.PARENT_ORIGINS,
    frameOrigins: [env.SHOP_ORIGIN, ...env.FRAME_ORIGINS],
    experimentsUrl:
      env.EXPERIMENTS_ORIGIN === undefined
        ? undefined
        : `${env.EXPERIMENTS_ORIGIN}/datafiles/${env.EXPERIMENTS_KEY}.json`,
    requestTimeoutMs: env.REQUEST_TIMEOUT_MS,
    /** Proxies whose forwarding headers are trusted. */
    trustedProxies: env.TRUSTED_PROXIES,
  })),
);

export type Config = v.InferOutput<typeof ConfigSchema>;

/** Parses the environment; throws one sentence with every invalid setting. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const result = v.safeParse(ConfigSchema, env);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? '?'} ${issue.message}`);
  throw new Error(`The settings are wrong: ${problems.join('; ')}.`);
}

let known: Config | undefined;

export const config = (): Config => (known ??= readConfig(process.env));
