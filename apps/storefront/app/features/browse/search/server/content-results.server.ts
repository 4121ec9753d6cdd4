import { parseArticles, resolveLink, type ArticleResults } from '@haberdash/blocks/model';
import type { PublicRead } from '../../../../shared/reads/read-types.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import { logContentFault } from '../../../../shared/pipeline/log-content-fault.ts';

/** What of a search is shown: products, or what editors have written. */
export const SHOWN = ['products', 'articles', 'help'] as const;
export type Shown = (typeof SHOWN)[number];

const MOST_RESULTS = 24;

/** An article or a page of help that a search has found. */
export interface ContentResult {
  readonly title: string;
  readonly href: string;
  readonly eyebrow?: string | undefined;
  readonly picture?: string | undefined;
}

/** What editors have written about a text; none of a kind where the content service cannot say. */
export interface ContentFound {
  readonly articles: readonly ContentResult[];
  readonly help: readonly ContentResult[];
}

async function search(
  read: PublicRead,
  searchType: 'article' | 'help',
  q: string,
): Promise<readonly ContentResult[] | undefined> {
  const { site, correlationId } = read;
  const response = await optional(read, `search-${searchType}`, (call) =>
    read.api.content.GET('/{mode}/caas/v1/canvas/search/{siteId}/{searchType}', {
      params: {
        path: { mode: 'live', siteId: site.siteId, searchType },
        query: { ...(q === '' ? {} : { q }), limit: MOST_RESULTS },
      },
      ...call,
    }),
  );
  const found: ArticleResults | undefined =
    response && parseArticles(response, { log: logContentFault(correlationId) });
  const path = `/${site.locale}/search`;
  return found?.result.flatMap(({ name, url, eyebrow, picture }) => {
    const href = resolveLink(url, { locale: site.locale, path });
    return href === undefined ? [] : [{ title: name, href, eyebrow, picture: picture?.url }];
  });
}

/** Pages of help with the words of a text, the best first, or all of them by name; undefined where it cannot be searched. */
export const searchHelp = (read: PublicRead, q: string): Promise<readonly ContentResult[] | undefined> =>
  search(read, 'help', q);

/** Searches articles and pages of help beside the products. */
export async function searchContent(read: PublicRead, q: string): Promise<ContentFound> {
  const [articles = [], help = []] = await Promise.all([search(read, 'article', q), searchHelp(read, q)]);
  return { articles, help };
}
