import { parseBlocks, type Block } from '@haberdash/blocks/model';
import type { PublicRead } from './read-types.ts';
import { optional } from './optional.ts';
import { withRecommendedProducts } from './recommended-products.ts';
import { createContentCache } from '../api/swr-cache.ts';
import { logContentFault } from '../pipeline/log-content-fault.ts';

const cached = createContentCache<readonly Block[]>(60 * 60_000);

/** What editors show a visitor who is lost; nothing where the content service cannot say. */
export async function readNotFoundContent({
  api,
  site,
  correlationId,
}: Pick<PublicRead, 'api' | 'site' | 'correlationId'>): Promise<readonly Block[]> {
  const read = { api, site, correlationId };
  const blocks = await optional(read, 'lost-page', async (call) => {
    const written = await cached.get(site.locale, async () => {
      const response = await api.content.GET('/{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}', {
        params: { path: { mode: 'live', siteId: site.siteId, page: 'error-4xx' } },
        ...call,
      });
      return parseBlocks(response.blocks, { log: logContentFault(correlationId), ownsH1: false });
    });
    return withRecommendedProducts(read, written);
  });
  return blocks ?? [];
}
