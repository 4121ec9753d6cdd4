import { freePort } from '@haberdash/tools/stack/ports.ts';
import { startStorefront } from '@haberdash/tools/stack/stack.ts';
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { TEST_SESSION_SECRET } from './sealed-cookie.ts';
import { shop } from './shop.ts';

export interface LogLine {
  readonly event: string;
  readonly operation?: string;
  readonly reason?: string;
  readonly correlationId?: string;
}

export interface FaultShop {
  readonly origin: string;
  readonly proxy: FaultProxy;
  /** The storefront's log since the last call, without requests. */
  readonly takeLog: () => readonly LogLine[];
  readonly stop: () => Promise<void>;
}

/** Without caches, so that every page makes its calls. */
export const UNCACHED = { PAGE_CACHE: 'false', KEEP_ANSWERS: 'false', CONTENT_SECONDS: '0' };

/** Starts a storefront behind a proxy to the shared services. */
export async function startFaultShop(env: Readonly<Record<string, string>> = UNCACHED): Promise<FaultShop> {
  const { api, sandbox } = shop();
  const proxy = await startFaultProxy(api);
  const lines: LogLine[] = [];
  const storefront = await startStorefront({
    storefrontPort: await freePort(),
    apiPort: Number(new URL(proxy.origin).port),
    sandboxPort: Number(new URL(sandbox).port),
    dataDir: '',
    env: { SESSION_SECRET: TEST_SESSION_SECRET, PREVIEW_SECRET: TEST_SESSION_SECRET, ...env },
    onLine: (_server, line) => {
      if (!line.startsWith('{')) return;
      const entry: LogLine = JSON.parse(line);
      if (entry.event !== 'request') lines.push(entry);
    },
  });
  return {
    origin: storefront.origin,
    proxy,
    takeLog: () => lines.splice(0),
    stop: async () => {
      await storefront.stop();
      await proxy.stop();
    },
  };
}
