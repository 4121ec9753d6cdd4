import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningServer } from '@haberdash/tools/stack/child.ts';
import { freePort } from '@haberdash/tools/stack/ports.ts';
import { startApi, startStack, startStorefront, type Stack } from '@haberdash/tools/stack/stack.ts';
import type { HostileTarget } from './hostile-case.ts';
import type { HostileServer } from './run-case.ts';
import { watchedSettings } from './server-load.ts';

/** A slow caller is cut off after this long, so that a test does not wait for half a minute. */
const REQUEST_TIMEOUT_MS = 2_000;
/** Enough for lists, cards and pages; filling the shop takes a moment. */
const PRODUCTS = 60;

export interface OwnStack extends Stack {
  /** What the servers have logged so far. */
  readonly log: readonly string[];
  /** Where the servers write down that their event loop stood still. */
  readonly stalls: string;
}

interface OwnStackOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly products?: number;
  /** Starts the service and the shop once more when the database is filled, so that nothing is warm from filling it. */
  readonly isFresh?: boolean;
}

/** Starts a shop of a test's own, in production mode and with short time limits. */
export async function startOwnStack(own: OwnStackOptions = {}): Promise<OwnStack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'haberdash-hostile-'));
  const stalls = join(dataDir, 'stalls');
  await mkdir(stalls);
  const log: string[] = [];
  const options = {
    storefrontPort: await freePort(),
    apiPort: await freePort(),
    sandboxPort: await freePort(),
    dataDir,
    products: own.products ?? PRODUCTS,
    env: { REQUEST_TIMEOUT_MS: String(REQUEST_TIMEOUT_MS), ...watchedSettings(stalls), ...own.env },
    onLine: (_server: string, line: string) => void log.push(line),
  };
  const { parties, ...first } = await startStack(options);
  let { api, storefront } = first;
  if (own.isFresh === true) {
    await storefront.stop();
    await api.stop();
    api = await startApi(options);
    storefront = await startStorefront(options);
  }
  return {
    parties,
    api,
    storefront,
    log,
    stalls,
    stop: async () => {
      await storefront.stop();
      await api.stop();
      await parties.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A server of a stack as the cases see it. */
export function serverOf(
  { stalls }: Pick<OwnStack, 'stalls'>,
  { origin, process: child }: RunningServer,
  addresses: Pick<HostileTarget, 'page' | 'form' | 'query'> & Partial<HostileTarget>,
): HostileServer {
  if (child.pid === undefined) throw new Error('The server has no process.');
  return {
    pid: child.pid,
    stalls,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    target: { origin, host: new URL(origin).host, headers: [], ...addresses },
  };
}
