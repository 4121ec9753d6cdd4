import {
  articlePageSize,
  articleQuery,
  flattenBlocks,
  mapBlocks,
  parsePage,
  recommendationQueries,
  type ArticleGridBlock,
  type ArticleResults,
  type Block,
  type ContentPage,
  type ProductCardModel,
} from '@haberdash/blocks/model';
import type { PublicRead } from '../../../shared/reads/define-read.ts';
import type { StoryPlace } from '../model/story-address.ts';
import { logContentFault } from '../../../shared/pipeline/log-content-fault.ts';
import { optional } from '../../../shared/reads/optional.ts';
import { readArticles } from './articles.server.ts';

/** A cached answer is read once: its blocks stay the same objects, and so does their markup. */
const parsed = new WeakMap<object, ContentPage>();

/** An editorial page of the site, its carousels filled; undefined when the content service has none of this name. */
export async function readContentPage(
  read: PublicRead,
  slug: string,
  place?: StoryPlace,
): Promise<ContentPage | undefined> {
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
  return fillBlocks(read, page, place);
}

/** Products of all carousels of a page, asked for at once, by block. */
async function readProducts(
  read: PublicRead,
  blocks: readonly Block[],
): Promise<ReadonlyMap<string, readonly ProductCardModel[]>> {
  const products = new Map<string, readonly ProductCardModel[]>();
  await Promise.all(
    recommendationQueries(blocks).map(async ({ blockId, widget, count, productId, categoryId }) => {
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
  return products;
}

/** Grids by the answer that filled them: while that is cached they stay the same objects, and so does their markup. */
const filledGrids = new WeakMap<ArticleResults, Map<string, ArticleGridBlock>>();

/** The first articles of all grids of a page, by block. */
async function readGrids(
  read: PublicRead,
  blocks: readonly Block[],
  { tags, page }: StoryPlace,
): Promise<ReadonlyMap<string, ArticleGridBlock>> {
  const grids = flattenBlocks(blocks).filter((block) => block.type === 'ArticleGrid');
  const filled = await Promise.all(
    grids.map(async (block): Promise<ArticleGridBlock | undefined> => {
      const chosenTags = block.showFilterBar === true ? tags : [];
      const firstOffset = block.showFilterBar === true ? (page - 1) * articlePageSize(block) : 0;
      const query = articleQuery(block, chosenTags, firstOffset);
      // One more, because a story does not recommend itself.
      const found = await readArticles(read, { ...query, limit: query.limit + 1 });
      if (found === undefined) return undefined;
      const known = filledGrids.get(found) ?? new Map<string, ArticleGridBlock>();
      filledGrids.set(found, known);
      const key = `${block.id} ${read.pathname}`;
      const others = found.result.filter(({ url }) => !read.pathname.endsWith(url));
      const results = { ...found, result: others.slice(0, query.limit) };
      const filled = known.get(key) ?? { ...block, results, chosenTags, firstOffset };
      known.set(key, filled);
      return filled;
    }),
  );
  return new Map(filled.flatMap((block) => (block === undefined ? [] : [[block.id, block]])));
}

const WHOLE: StoryPlace = { tags: [], page: 1 };

/**
 * Asks for what the blocks of a page show of other services, all at once: products of carousels, articles of grids. A
 * block that gets none is left out.
 */
export async function fillBlocks(
  read: PublicRead,
  page: ContentPage,
  place: StoryPlace = WHOLE,
): Promise<ContentPage> {
  const inner = flattenBlocks(page.blocks);
  const isPlain = !inner.some(({ type }) => type === 'RecommendationCarousel' || type === 'ArticleGrid');
  if (isPlain) return page;
  const [products, grids] = await Promise.all([
    readProducts(read, page.blocks),
    readGrids(read, page.blocks, place),
  ]);
  const fill = (block: Block): readonly Block[] => {
    if (block.type === 'ArticleGrid') {
      const filled = grids.get(block.id);
      return filled === undefined ? [] : [filled];
    }
    if (block.type !== 'RecommendationCarousel' || block.recommendedProducts.length > 0) return [block];
    const recommendedProducts = products.get(block.id) ?? [];
    return recommendedProducts.length === 0
      ? []
      : [{ ...block, recommendedProducts: [...recommendedProducts] }];
  };
  return { ...page, blocks: mapBlocks(page.blocks, fill) };
}
