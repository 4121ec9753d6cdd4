import type { RunningServer } from '@haberdash/tools/stack/child.ts';
import { startContentProxy, type ContentProxy } from '@haberdash/tools/stack/content-proxy.ts';
import { freePort } from '@haberdash/tools/stack/ports.ts';
import { startPreview, startStorefront } from '@haberdash/tools/stack/stack.ts';
import { ticketFor } from '@haberdash/tools/start/ticket.ts';
import { UNCACHED } from './fault-shop.ts';
import { TEST_SESSION_SECRET } from './sealed-cookie.ts';
import { shop } from './shop.ts';

/** A shop and a preview with content of a test, otherwise on the shared services. */
export interface TestPreview {
  readonly storefront: string;
  readonly preview: string;
  /** The preview's address with a ticket. */
  readonly ticket: string;
  readonly content: Pick<ContentProxy, 'put' | 'setAway'>;
  readonly stop: () => Promise<void>;
}

/** Starts both behind a content proxy. */
export async function startTestPreview(): Promise<TestPreview> {
  const { api, sandbox } = shop();
  const content = await startContentProxy(api);
  const options = {
    storefrontPort: await freePort(),
    previewPort: await freePort(),
    apiPort: content.port,
    sandboxPort: Number(new URL(sandbox).port),
    dataDir: '',
    env: { ...UNCACHED, SESSION_SECRET: TEST_SESSION_SECRET, PREVIEW_SECRET: TEST_SESSION_SECRET },
  };
  const running: RunningServer[] = [];
  const stop = async (): Promise<void> => {
    for (const server of running) await server.stop();
    await content.stop();
  };
  try {
    const storefront = await startStorefront(options);
    running.push(storefront);
    const preview = await startPreview(options);
    running.push(preview);
    const ticket = await ticketFor(TEST_SESSION_SECRET);
    return { storefront: storefront.origin, preview: preview.origin, ticket, content, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
