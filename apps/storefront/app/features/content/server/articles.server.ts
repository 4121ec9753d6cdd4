import type { CallControls } from '@haberdash/api-client';
import { parseArticles, type ArticleQuery, type ArticleResults } from '@haberdash/blocks/model';
import type { PublicRead } from '../../../shared/reads/read-types.ts';
import { createContentCache } from '../../../shared/api/swr-cache.ts';
import { logContentFault } from '../../../shared/pipeline/log-content-fault.ts';
import { optional } from '../../../shared/reads/optional.ts';

const cached = createContentCache<ArticleResults | undefined>(10 * 60_000);

/** Articles with all of the tags. */
export function findArticles(
  read: PublicRead,
  query: ArticleQuery,
  call: CallControls = {},
): Promise<ArticleResults | undefined> {
  const { api, site, correlationId, isPreview } = read;
  const { tags, offset, limit } = query;
  return cached.get(
    `${site.locale} ${tags.join()} ${offset} ${limit}`,
    async () => {
      const response = await api.content.GET('/{mode}/caas/v1/canvas/search/{siteId}/{searchType}', {
        params: {
          path: { mode: 'live', siteId: site.siteId, searchType: 'article' },
          query: { offset, limit, ...(tags.length === 0 ? {} : { tagId: [...tags] }) },
        },
        ...call,
      });
      return parseArticles(response, { log: logContentFault(correlationId) });
    },
    isPreview,
  );
}

/** Optional: undefined where the content service fails. */
export const readArticles = (read: PublicRead, query: ArticleQuery): Promise<ArticleResults | undefined> =>
  optional(read, 'articles', (call) => findArticles(read, query, call));
