import { parsePage, type Block } from '@haberdash/blocks/model';
import type { PublicRead } from '../../../shared/reads/read-types.ts';
import { personaliseBlocks } from '../../../shared/reads/personalise-blocks.ts';
import { optional } from '../../../shared/reads/optional.ts';
import { fillBlocks } from './content-page.server.ts';
import { createContentCache } from '../../../shared/api/swr-cache.ts';
import { logContentFault } from '../../../shared/pipeline/log-content-fault.ts';

const cached = createContentCache<readonly Block[]>(10 * 60_000);

/** Editors' blocks of a category; none where the content service fails. */
export async function readCategoryContent(read: PublicRead, categoryId: string): Promise<readonly Block[]> {
  const { api, site, correlationId, isPreview } = read;
  const blocks = await optional(read, 'category-content', (call) =>
    cached.get(
      `${site.locale}/${categoryId}`,
      async () => {
        const response = await api.content.GET('/{mode}/caas/v1/canvas/category/{siteId}/{categoryId}', {
          params: { path: { mode: 'live', siteId: site.siteId, categoryId } },
          ...call,
        });
        const page = parsePage(response, {
          log: logContentFault(correlationId),
          ownsH1: false,
          place: { categoryIds: [categoryId] },
        });
        if (page === undefined) return [];
        // What is cached is the same for every visitor.
        const shared = { ...read, testContext: undefined, decideFlag: undefined };
        return (await fillBlocks(shared, page, undefined, 'category')).blocks;
      },
      isPreview,
    ),
  );
  return blocks === undefined ? [] : personaliseBlocks(read, blocks);
}
