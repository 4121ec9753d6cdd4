import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningServer } from '@haberdash/tools/stack/child.ts';
import { freePort } from '@haberdash/tools/stack/ports.ts';
import { startStack, type Stack } from '@haberdash/tools/stack/stack.ts';
import type { HostileTarget } from './hostile-case.ts';
import type { HostileServer } from './run-case.ts';

/** A slow caller is cut off after this long, so that a test does not wait for half a minute. */
const REQUEST_TIMEOUT_MS = 2_000;
/** Enough for lists, cards and pages; filling the shop takes a moment. */
const PRODUCTS = 60;

export interface OwnStack extends Stack {
  /** What the servers have logged so far. */
  readonly log: readonly string[];
}

/** Starts a shop of a test's own, in production mode and with short time limits. */
export async function startOwnStack(env: Readonly<Record<string, string>> = {}): Promise<OwnStack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'haberdash-hostile-'));
  const log: string[] = [];
  const stack = await startStack({
    storefrontPort: await freePort(),
    apiPort: await freePort(),
    sandboxPort: await freePort(),
    dataDir,
    products: PRODUCTS,
    env: { REQUEST_TIMEOUT_MS: String(REQUEST_TIMEOUT_MS), ...env },
    onLine: (_server, line) => log.push(line),
  });
  return {
    ...stack,
    log,
    stop: async () => {
      await stack.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A server of a stack as the cases see it. */
export function serverOf(
  { origin, process: child }: RunningServer,
  addresses: Pick<HostileTarget, 'page' | 'form' | 'query'> & Partial<HostileTarget>,
): HostileServer {
  if (child.pid === undefined) throw new Error('The server has no process.');
  return {
    pid: child.pid,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    target: { origin, host: new URL(origin).host, headers: [], ...addresses },
  };
}
