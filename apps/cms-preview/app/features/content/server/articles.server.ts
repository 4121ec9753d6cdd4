import { parseArticles, type ArticleQuery, type ArticleResults } from '@haberdash/blocks/model';
import type { Apis } from './api.server.ts';

/** Articles with all the tags; undefined if the service fails. */
export async function readArticles(
  { content }: Pick<Apis, 'content'>,
  siteId: string,
  { tags, offset, limit }: ArticleQuery,
): Promise<ArticleResults | undefined> {
  const response = await content
    .GET('/{mode}/caas/v1/canvas/search/{siteId}/{searchType}', {
      params: {
        path: { mode: 'live', siteId, searchType: 'article' },
        query: { offset, limit, ...(tags.length === 0 ? {} : { tagId: [...tags] }) },
      },
    })
    .catch(() => undefined);
  return response === undefined ? undefined : parseArticles(response, { log: () => undefined });
}
