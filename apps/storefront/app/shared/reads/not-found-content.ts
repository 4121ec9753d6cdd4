import { parseBlocks, type Block } from '@haberdash/blocks/model';
import type { PublicRead } from './read-types.ts';
import { optional } from './optional.ts';
import { personaliseBlocks } from './personalise-blocks.ts';
import { withRecommendedProducts } from './recommended-products.ts';
import { createContentCache } from '../api/swr-cache.ts';
import { logContentFault } from '../pipeline/log-content-fault.ts';

const cached = createContentCache<readonly Block[]>(60 * 60_000);

type NotFoundRead = Pick<
  PublicRead,
  'api' | 'site' | 'correlationId' | 'isPreview' | 'testContext' | 'decideFlag'
>;

/** What editors show a visitor who is lost; nothing where the content service cannot say. */
export async function readNotFoundContent(read: NotFoundRead): Promise<readonly Block[]> {
  const { api, site, correlationId, isPreview } = read;
  const blocks = await optional(read, 'lost-page', async (call) => {
    const written = await cached.get(
      site.locale,
      async () => {
        const response = await api.content.GET('/{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}', {
          params: { path: { mode: 'live', siteId: site.siteId, page: 'error-4xx' } },
          ...call,
        });
        return parseBlocks(response.blocks, { log: logContentFault(correlationId), ownsH1: false });
      },
      isPreview,
    );
    return withRecommendedProducts(read, await personaliseBlocks(read, written));
  });
  return blocks ?? [];
}
