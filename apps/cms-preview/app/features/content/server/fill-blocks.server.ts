import {
  articleQuery,
  flattenBlocks,
  mapBlocks,
  recommendationQueries,
  upsellItemOf,
  upsellSkus,
  withUpsellItems,
  type ArticleGridBlock,
  type Block,
  type ProductCardModel,
  type UpsellItem,
} from '@haberdash/blocks/model';
import type { ViewQuery } from '../model/query.ts';
import { pathOf } from '../model/shop-address.ts';
import type { Apis } from './api.server.ts';
import { readArticles } from './articles.server.ts';

type Query = Pick<ViewQuery, 'site' | 'document'>;

async function readProducts(
  { products }: Pick<Apis, 'products'>,
  blocks: readonly Block[],
): Promise<ReadonlyMap<string, readonly ProductCardModel[]>> {
  const found = recommendationQueries(blocks).map(
    async ({ blockId, widget, count, productId, categoryId }) => {
      const query = {
        widget,
        count,
        ...(productId === undefined ? {} : { productId }),
        ...(categoryId === undefined ? {} : { categoryId }),
      };
      const response = await products
        .GET('/products/v1/widgetRecommendations', { params: { query } })
        // A carousel without products is shown as empty.
        .catch(() => undefined);
      return [blockId, response?.products ?? []] as const;
    },
  );
  return new Map(await Promise.all(found));
}

/** The catalogue's data of an upsell's variants; an unknown one is dropped. */
async function readUpsellItems(
  { products }: Pick<Apis, 'products'>,
  blocks: readonly Block[],
): Promise<ReadonlyMap<string, UpsellItem>> {
  const found = upsellSkus(blocks).map(async (sku) => {
    const details = await products
      .GET('/products/v2/products/{productId}/details', { params: { path: { productId: sku } } })
      .catch(() => undefined);
    const item = details && upsellItemOf(sku, details);
    return item === undefined ? [] : [[sku, item] as const];
  });
  return new Map((await Promise.all(found)).flat());
}

/** The first articles of a grid, without the current story. */
async function readGrid(apis: Apis, grid: ArticleGridBlock, query: Query): Promise<ArticleGridBlock> {
  const requested = articleQuery(grid);
  const found = await readArticles(apis, query.site.siteId, { ...requested, limit: requested.limit + 1 });
  if (found === undefined) return grid;
  const others = found.result.filter(({ url }) => !pathOf(query.site, query.document).endsWith(url));
  const results = { ...found, result: others.slice(0, requested.limit) };
  return { ...grid, results, chosenTags: [], firstOffset: 0 };
}

/** Fills carousels, upsells and article grids, nested ones included, as the shop does. */
export async function fillBlocks(
  apis: Apis,
  blocks: readonly Block[],
  query: Query,
): Promise<readonly Block[]> {
  const grids = flattenBlocks(blocks).filter((block) => block.type === 'ArticleGrid');
  const [products, items, filled] = await Promise.all([
    readProducts(apis, blocks),
    readUpsellItems(apis, blocks),
    Promise.all(grids.map(async (grid) => [grid.id, await readGrid(apis, grid, query)] as const)),
  ]);
  const gridById = new Map(filled);
  return mapBlocks(withUpsellItems(blocks, items), (block) => {
    if (block.type === 'ArticleGrid') return [gridById.get(block.id) ?? block];
    if (block.type !== 'RecommendationCarousel' || block.recommendedProducts.length > 0) return [block];
    return [{ ...block, recommendedProducts: [...(products.get(block.id) ?? [])] }];
  });
}
