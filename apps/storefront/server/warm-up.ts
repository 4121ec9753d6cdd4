import { setTimeout as wait } from 'node:timers/promises';
import { compressBody } from '@haberdash/page-engine/server';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { Config } from '../app/shared/config/config.ts';
import { sites } from '../app/shared/sites/sites.ts';

/** A start waits no longer for a service that is slow or away. */
const LONGEST_MS = 3_000;

/**
 * Renders the home page once before the server listens. The first page of a process loads and compiles what all pages
 * are made with and keeps the event loop for a tenth of a second; so no visitor's request does. Without the commerce
 * service there is no page, and the shop starts cold.
 */
export async function warmUp(
  build: ServerBuild,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
  longestMs = LONGEST_MS,
): Promise<void> {
  const deadline = new AbortController();
  const home = new Request(`${publicOrigin}/${sites[0].locale}`, { signal: deadline.signal });
  const rendered = async (): Promise<void> => {
    const answer = await createRequestHandler(build, 'production')(home);
    await compressBody(Buffer.from(await answer.arrayBuffer()), 'text/html', 'gzip');
  };
  const late = wait(longestMs, undefined, { signal: deadline.signal }).catch(() => undefined);
  await Promise.race([rendered().catch(() => undefined), late]);
  deadline.abort();
}
