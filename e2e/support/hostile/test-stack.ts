import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunningServer } from '@haberdash/tools/stack/child.ts';
import { freePort } from '@haberdash/tools/stack/ports.ts';
import { startStack, type Stack } from '@haberdash/tools/stack/stack.ts';
import { copyData } from '../shop-data.ts';
import type { HostileTarget } from './hostile-case.ts';
import type { HostileServer } from './run-case.ts';
import { watchedSettings } from './server-load.ts';

/** Cuts off slow clients early, to keep tests fast. */
const REQUEST_TIMEOUT_MS = 2_000;

export interface TestStack extends Stack {
  readonly log: readonly string[];
  readonly stalls: string;
}

/** Starts a cold shop in production mode with short time limits; `name` is that of its data. */
export async function startTestStack(
  name: string,
  env: Readonly<Record<string, string>> = {},
): Promise<TestStack> {
  const { remove, ...data } = await copyData(name);
  const stalls = join(data.dataDir, 'stalls');
  await mkdir(stalls);
  const log: string[] = [];
  const options = {
    storefrontPort: await freePort(),
    apiPort: await freePort(),
    sandboxPort: await freePort(),
    ...data,
    env: { REQUEST_TIMEOUT_MS: String(REQUEST_TIMEOUT_MS), ...watchedSettings(stalls), ...env },
    onLine: (_server: string, line: string) => void log.push(line),
  };
  const { providers, api, storefront } = await startStack(options);
  return {
    providers,
    api,
    storefront,
    log,
    stalls,
    stop: async () => {
      await storefront.stop();
      await api.stop();
      await providers.stop();
      await remove();
    },
  };
}

export function serverOf(
  { stalls }: Pick<TestStack, 'stalls'>,
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
