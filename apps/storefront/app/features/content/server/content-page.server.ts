import {
  parsePage,
  recommendationQueries,
  type ContentPage,
  type ProductCardModel,
} from '@haberdash/blocks/model';
import type { PublicRead } from '../../../shared/reads/define-read.ts';
import { logContentFault } from '../../../shared/pipeline/log-content-fault.ts';
import { optional } from '../../../shared/reads/optional.ts';

/** A cached answer is read once: its blocks stay the same objects, and so does their markup. */
const parsed = new WeakMap<object, ContentPage>();

/** An editorial page of the site, its carousels filled; undefined when the content service has none of this name. */
export async function readContentPage(read: PublicRead, slug: string): Promise<ContentPage | undefined> {
  const { api, site, correlationId } = read;
  const answer = await api.content.GET('/{mode}/caas/v1/canvas/page/{siteId}/{page}', {
    params: { path: { mode: 'live', siteId: site.siteId, page: slug } },
  });
  let page = parsed.get(answer);
  if (page === undefined) {
    page = parsePage(answer, { log: logContentFault(correlationId) });
    if (page === undefined) return undefined;
    parsed.set(answer, page);
  }
  return fillCarousels(read, page);
}

/** Asks for the products of all carousels at once; a carousel that gets none is left out. */
export async function fillCarousels(read: PublicRead, page: ContentPage): Promise<ContentPage> {
  const queries = recommendationQueries(page.blocks);
  if (queries.length === 0) return page;
  const products = new Map<string, readonly ProductCardModel[]>();
  await Promise.all(
    queries.map(async ({ blockId, widget, count, productId, categoryId }) => {
      const answer = await optional(read, widget, (call) =>
        read.api.products.GET('/products/v1/widgetRecommendations', {
          params: {
            query: {
              widget,
              count,
              ...(productId === undefined ? {} : { productId }),
              ...(categoryId === undefined ? {} : { categoryId }),
            },
          },
          ...call,
        }),
      );
      if (answer !== undefined) products.set(blockId, answer.products);
    }),
  );
  return {
    ...page,
    blocks: page.blocks.flatMap((block) => {
      if (block.type !== 'RecommendationCarousel' || block.recommendedProducts.length > 0) return [block];
      const recommendedProducts = products.get(block.id) ?? [];
      return recommendedProducts.length === 0
        ? []
        : [{ ...block, recommendedProducts: [...recommendedProducts] }];
    }),
  };
}
