import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startServer, type RunningServer } from './child.ts';
import { previewSecret, sessionSecret } from './session-secret.ts';

export const root = join(import.meta.dirname, '../..');

/** The compile cache, for faster restarts. */
const COMPILE_CACHE = join(root, 'node_modules/.cache/compiled');

export interface StackOptions {
  readonly host?: string;
  readonly storefrontPort: number;
  readonly apiPort: number;
  /** The sandbox and demo shop; otherwise both come from the environment. */
  readonly sandboxPort?: number | undefined;
  /** The preview; without one no origin may frame the shop. */
  readonly previewPort?: number | undefined;
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  readonly products?: number;
  /** Generate the pictures of home and listings in the background. */
  readonly warmImages?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly onLine?: (server: string, line: string) => void;
  /** Called when the service's data are ready, with the name of their source. */
  readonly onFilled?: (source: string) => void;
  /** Stops servers that are not ready yet. */
  readonly signal?: AbortSignal;
}

export interface Stack {
  readonly storefront: RunningServer;
  readonly api: RunningServer;
  readonly providers: RunningServer;
  /** With a preview port. */
  readonly preview?: RunningServer;
  stop(): Promise<void>;
}

/** The service's key at the providers, new for every run. */
export const PROVIDER_KEY = randomBytes(24).toString('base64url');

const providersOrigin = ({ host = '127.0.0.1', sandboxPort }: StackOptions): string =>
  `http://${host}:${sandboxPort}`;

const shopOrigin = ({ host = '127.0.0.1', storefrontPort }: StackOptions): string =>
  `http://${host}:${storefrontPort}`;

/** The service's settings for demo and sandbox. */
const demoService = (options: StackOptions): Readonly<Record<string, string>> =>
  options.sandboxPort === undefined
    ? {}
    : { SHOP_URL: shopOrigin(options), ...providerSettings(providersOrigin(options)), ...DEMO_SETTINGS };

/** The storefront's settings for the sandbox. */
const demoStorefront = (options: StackOptions): Readonly<Record<string, string>> =>
  options.sandboxPort === undefined
    ? {}
    : {
        PUBLIC_ORIGIN: shopOrigin(options),
        PAYMENT_ORIGIN: providersOrigin(options),
        EXPERIMENTS_ORIGIN: providersOrigin(options),
        // Customers of the demo have the same variations on every device.
        EXPERIMENTS_SECRET: 'the demo shop has customers of its own only',
        CAPTCHA_ORIGIN: providersOrigin(options),
      };

/** The service's providers by setting name. */
const PROVIDERS = [
  'PAYMENT',
  'MAIL',
  'SMS',
  'GIFT_CARD',
  'ADDRESS_CHECK',
  'CAPTCHA',
  'FRAUD',
  'FULFILMENT',
  'CUSTOMISER',
  'TRANSLATOR',
  'RECOMMENDER',
  'GALLERY',
  'SUPPORT',
];

export const providerSettings = (url: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    PROVIDERS.flatMap((name) => [
      [`${name}_URL`, name === 'GALLERY' ? `${url}/gallery` : url],
      [`${name}_API_KEY`, PROVIDER_KEY],
    ]),
  );

const { haberdash } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly haberdash: { readonly shop: string };
};
/** The folder of the shop, as `@haberdash/shop/load` finds it. */
const SHOP = process.env['SHOP'] || haberdash.shop;
const isDemo = resolve(root, SHOP) === join(root, 'demo/shop');

/** The shop, and the data of the demo where it is the demo's. */
export const DEMO_SETTINGS: Readonly<Record<string, string>> = {
  SHOP,
  PICTURE_SOURCE: '@haberdash/demo-pictures',
  ...(isDemo ? { SEED_SOURCE: '@haberdash/demo-shop', SEED: 'if-empty' } : {}),
};

export function startProviders(options: StackOptions): Promise<RunningServer> {
  return startServer({
    name: 'providers',
    args: ['--conditions=@haberdash/source', 'src/main.ts'],
    cwd: join(root, 'demo/providers'),
    origin: providersOrigin(options),
    readyPath: '/health/ready',
    env: {
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? COMPILE_CACHE,
      HOST: options.host ?? '127.0.0.1',
      SANDBOX_PORT: String(options.sandboxPort),
      SANDBOX_API_KEY: PROVIDER_KEY,
      DATA_DIR: options.dataDir,
      ...options.env,
    },
    onLine: (line) => options.onLine?.('providers', line),
    signal: options.signal,
  });
}

const previewOrigin = ({ host = '127.0.0.1', previewPort }: StackOptions): string | undefined =>
  previewPort === undefined ? undefined : `http://${host}:${previewPort}`;

const forwardFilled =
  (onFilled: (source: string) => void) =>
  (report: unknown): void => {
    if (typeof report !== 'object' || report === null || !('filledWith' in report)) return;
    if (typeof report.filledWith === 'string') onFilled(report.filledWith);
  };

/** Starts the commerce service; with the demo an empty database is seeded. */
export async function startApi(options: StackOptions): Promise<RunningServer> {
  const host = options.host ?? '127.0.0.1';
  return startServer({
    name: 'commerce-api',
    args: ['--conditions=@haberdash/source', 'src/main.ts'],
    cwd: join(root, 'apps/commerce-api'),
    origin: `http://${host}:${options.apiPort}`,
    // Listening means that the database is ready; other dependencies are reported separately.
    readyPath: '/health/live',
    env: {
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? COMPILE_CACHE,
      HOST: host,
      PORT: String(options.apiPort),
      DATA_DIR: options.dataDir,
      PREVIEW_SECRET: await previewSecret(options.dataDir),
      ...demoService(options),
      ...(options.warmImages === true ? { WARM_IMAGES: 'after-start' } : {}),
      ...(options.products === undefined ? {} : { SEED_PRODUCTS: String(options.products) }),
      ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
      ...options.env,
    },
    onLine: (line) => options.onLine?.('commerce-api', line),
    ...(options.onFilled === undefined ? {} : { onReport: forwardFilled(options.onFilled) }),
    signal: options.signal,
  });
}

/** Renders leave megabytes of garbage: limits V8's heap, as in the storefront's `start` script. */
const STOREFRONT_MEMORY = ['--max-semi-space-size=16', '--heap-growing-percent=40'] as const;

export async function startStorefront(options: StackOptions): Promise<RunningServer> {
  const host = options.host ?? '127.0.0.1';
  const secret = options.env?.['SESSION_SECRET'] ?? (await sessionSecret(options.dataDir));
  const framedBy = previewOrigin(options);
  return startServer({
    name: 'storefront',
    args: [...STOREFRONT_MEMORY, '--conditions=@haberdash/source', 'server/main.ts'],
    cwd: join(root, 'apps/storefront'),
    origin: `http://${host}:${options.storefrontPort}`,
    readyPath: '/health/live',
    env: {
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? COMPILE_CACHE,
      HOST: host,
      PORT: String(options.storefrontPort),
      COMMERCE_API_URL: `http://${host}:${options.apiPort}`,
      ...demoStorefront(options),
      SESSION_SECRET: secret,
      PREVIEW_SECRET: options.env?.['PREVIEW_SECRET'] ?? (await previewSecret(options.dataDir)),
      ...(framedBy === undefined ? {} : { PREVIEW_ORIGIN: framedBy }),
      ...options.env,
    },
    onLine: (line) => options.onLine?.('storefront', line),
    signal: options.signal,
  });
}

export async function startPreview(options: StackOptions): Promise<RunningServer> {
  const host = options.host ?? '127.0.0.1';
  const origin = previewOrigin(options);
  if (origin === undefined) throw new TypeError('The preview has no port.');
  return startServer({
    name: 'cms-preview',
    args: ['--conditions=@haberdash/source', 'server/main.ts'],
    cwd: join(root, 'apps/cms-preview'),
    origin,
    readyPath: '/health/live',
    env: {
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? COMPILE_CACHE,
      HOST: host,
      PORT: String(options.previewPort),
      PUBLIC_ORIGIN: origin,
      COMMERCE_API_URL: `http://${host}:${options.apiPort}`,
      SHOP_ORIGIN: `http://${host}:${options.storefrontPort}`,
      ...(options.sandboxPort === undefined ? {} : { EXPERIMENTS_ORIGIN: providersOrigin(options) }),
      PREVIEW_SECRET: options.env?.['PREVIEW_SECRET'] ?? (await previewSecret(options.dataDir)),
      ...options.env,
    },
    onLine: (line) => options.onLine?.('cms-preview', line),
    signal: options.signal,
  });
}

/** Starts providers, commerce service and storefront in sequence; stops all if one fails. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const running: RunningServer[] = [];
  const started = async (server: Promise<RunningServer>): Promise<RunningServer> => {
    running.unshift(await server);
    return server;
  };
  const stop = async (): Promise<void> => {
    for (const server of running.splice(0)) await server.stop();
  };
  try {
    const providers = await started(startProviders(options));
    const api = await started(startApi(options));
    const storefront = await started(startStorefront(options));
    if (options.previewPort === undefined) return { storefront, api, providers, stop };
    const preview = await started(startPreview(options));
    return { storefront, api, providers, preview, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
