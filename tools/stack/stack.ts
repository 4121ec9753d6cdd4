import { join } from 'node:path';
import { startServer, type RunningServer } from './child.ts';

/** The folder of the repository. */
export const root = join(import.meta.dirname, '../..');

/** Compiled sources, from the first module on; a service that was killed is back sooner with them. */
const COMPILE_CACHE = join(root, 'node_modules/.cache/compiled');

export interface StackOptions {
  readonly host?: string;
  readonly storefrontPort: number;
  readonly apiPort: number;
  readonly sandboxPort: number;
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  readonly products?: number;
  /** Draw the pictures of home and listings in the background. */
  readonly warmImages?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly onLine?: (server: string, line: string) => void;
}

export interface Stack {
  readonly storefront: RunningServer;
  readonly api: RunningServer;
  readonly sandboxOrigin: string;
  stop(): Promise<void>;
}

/** Starts the commerce service alone, seeded when its database is empty. */
export function startApi(options: StackOptions): Promise<RunningServer> {
  const host = options.host ?? '127.0.0.1';
  return startServer({
    name: 'commerce-api',
    args: ['--conditions=@haberdash/source', 'src/main.ts'],
    cwd: join(root, 'apps/commerce-api'),
    origin: `http://${host}:${options.apiPort}`,
    readyPath: '/health/ready',
    env: {
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? COMPILE_CACHE,
      HOST: host,
      PORT: String(options.apiPort),
      SANDBOX_PORT: String(options.sandboxPort),
      DATA_DIR: options.dataDir,
      PICTURE_SOURCE: '@haberdash/demo-pictures',
      SEED_SOURCE: '@haberdash/demo-shop',
      SEED: 'if-empty',
      ...(options.warmImages === true ? { WARM_IMAGES: 'after-start' } : {}),
      ...(options.products === undefined ? {} : { SEED_PRODUCTS: String(options.products) }),
      ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
      ...options.env,
    },
    onLine: (line) => options.onLine?.('commerce-api', line),
  });
}

/** Starts the storefront alone, in production mode, against a commerce service. */
export function startStorefront(options: StackOptions): Promise<RunningServer> {
  const host = options.host ?? '127.0.0.1';
  return startServer({
    name: 'storefront',
    args: ['--conditions=@haberdash/source', 'server/main.ts'],
    cwd: join(root, 'apps/storefront'),
    origin: `http://${host}:${options.storefrontPort}`,
    readyPath: '/health/live',
    env: {
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? COMPILE_CACHE,
      HOST: host,
      PORT: String(options.storefrontPort),
      PUBLIC_ORIGIN: `http://${host}:${options.storefrontPort}`,
      COMMERCE_API_URL: `http://${host}:${options.apiPort}`,
      PAYMENT_ORIGIN: `http://${host}:${options.sandboxPort}`,
      ...options.env,
    },
    onLine: (line) => options.onLine?.('storefront', line),
  });
}

/** Starts commerce service and storefront; when the second fails, the first is stopped again. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const api = await startApi(options);
  try {
    const storefront = await startStorefront(options);
    return {
      storefront,
      api,
      sandboxOrigin: `http://${options.host ?? '127.0.0.1'}:${options.sandboxPort}`,
      stop: async () => {
        await storefront.stop();
        await api.stop();
      },
    };
  } catch (error) {
    await api.stop();
    throw error;
  }
}
