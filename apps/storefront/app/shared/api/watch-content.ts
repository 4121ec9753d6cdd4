import { createContentClient } from '@haberdash/api-client/content';
import { config } from '../config/config.ts';
import { sites } from '../sites/sites.ts';
import { outdateContent } from './swr-cache.ts';

const LOOK_MS = 1_000;
const TIMEOUT_MS = 2_000;

export interface ContentWatch {
  /** The revision of published content; throws while the service does not respond. */
  readonly read: () => Promise<string>;
  readonly onChange: () => void;
  readonly everyMs?: number;
}

/** Looks for changed content until stopped; a look that fails is repeated, and nothing is outdated by it. */
export function watchRevision({ read, onChange, everyMs = LOOK_MS }: ContentWatch): () => void {
  let known: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const look = async (): Promise<void> => {
    const revision = await read().catch(() => undefined);
    if (isStopped) return;
    if (known !== undefined && revision !== undefined && revision !== known) onChange();
    known = revision ?? known;
    timer = setTimeout(() => void look(), everyMs);
    timer.unref();
  };
  void look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Outdates this process's content when the service's has changed; does nothing where no content is cached. */
export function watchContent(onChange: () => void): () => void {
  const { apiUrl, contentFreshMs } = config();
  if (contentFreshMs === 0) return () => undefined;
  const [{ locale, brand, region, siteId }] = sites;
  const client = createContentClient({
    baseUrl: apiUrl,
    context: { locale, brand, region, siteId, source: 'storefront' },
    timeoutMs: TIMEOUT_MS,
  });
  return watchRevision({
    read: async () => (await client.GET('/caas/v1/content-revision')).revision,
    onChange: () => {
      outdateContent();
      onChange();
    },
  });
}
