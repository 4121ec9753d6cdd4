import { setTimeout as wait } from 'node:timers/promises';
import { compressBody } from '@haberdash/page-engine/server';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { Config } from '../app/shared/config/config.ts';
import { sites } from '../app/shared/sites/sites.ts';

/** The maximal delay of a start by a slow or missing service. */
const LONGEST_MS = 3_000;

/**
 * Renders the home page before the server listens, because the first page of a process blocks the event loop for a
 * tenth of a second while code compiles. Without the commerce service the shop starts cold.
 */
export async function warmUp(
  build: ServerBuild,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
  longestMs = LONGEST_MS,
): Promise<void> {
  const deadline = new AbortController();
  const home = new Request(`${publicOrigin}/${sites[0].locale}`, { signal: deadline.signal });
  const rendered = async (): Promise<void> => {
    const response = await createRequestHandler(build, 'production')(home);
    await compressBody(Buffer.from(await response.arrayBuffer()), 'text/html', 'gzip');
  };
  const late = wait(longestMs, undefined, { signal: deadline.signal }).catch(() => undefined);
  await Promise.race([rendered().catch(() => undefined), late]);
  deadline.abort();
}
