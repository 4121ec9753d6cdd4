import { join, resolve } from 'node:path';
import * as v from 'valibot';

import { StartupProblem } from './startup-problem.ts';

const port = v.pipe(
  v.optional(v.string(), '4001'),
  v.regex(/^[0-9]{1,5}$/, 'must be a port number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number from 0 to 65535'),
);
const origin = v.pipe(
  v.string(),
  v.check(
    (value) => URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value,
    'must be an origin such as https://payments.example.org, without a path',
  ),
);

/** The settings of the sandbox; documented in `setting-notes.ts`. */
export const SETTINGS = {
  HOST: v.optional(v.string(), '127.0.0.1'),
  SANDBOX_PORT: port,
  PUBLIC_SANDBOX_ORIGIN: v.optional(origin),
  SANDBOX_API_KEY: v.optional(v.string(), 'sandbox'),
  PARCEL_MINUTES: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[0-9]{1,5}$/, 'must be a number of minutes, or 0 for never'),
      v.transform(Number),
    ),
    '10',
  ),
  DATA_DIR: v.optional(v.string(), '.data'),
  LOG_LEVEL: v.optional(v.string(), 'warn'),
};

const environment = v.object(SETTINGS);

export interface ProvidersConfig {
  readonly host: string;
  readonly port: number;
  readonly publicOrigin: string;
  readonly apiKey: string;
  /** The folder of the providers' books, inside the data folder. */
  readonly booksDir: string;
  readonly logLevel: string;
  /** Parcels move on by themselves after this time; undefined: never. */
  readonly parcelRestMs: number | undefined;
}

/** Parses the environment; an invalid value throws one sentence, an empty one counts as absent. */
export function readProvidersConfig(env: NodeJS.ProcessEnv, cwd = process.cwd()): ProvidersConfig {
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value !== '');
  const result = v.safeParse(environment, Object.fromEntries(given));
  if (!result.success) {
    const [issue] = result.issues;
    throw new StartupProblem(`The environment variable ${String(issue.path?.[0]?.key)} ${issue.message}.`);
  }
  const { HOST, SANDBOX_PORT, PUBLIC_SANDBOX_ORIGIN, SANDBOX_API_KEY, PARCEL_MINUTES, DATA_DIR, LOG_LEVEL } =
    result.output;
  const publicHost = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
  return {
    host: HOST,
    port: SANDBOX_PORT,
    publicOrigin: PUBLIC_SANDBOX_ORIGIN ?? `http://${publicHost}:${SANDBOX_PORT}`,
    apiKey: SANDBOX_API_KEY,
    booksDir: join(resolve(cwd, DATA_DIR), 'providers'),
    logLevel: LOG_LEVEL,
    parcelRestMs: PARCEL_MINUTES === 0 ? undefined : PARCEL_MINUTES * 60_000,
  };
}
