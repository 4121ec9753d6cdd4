import { mapBlocks, recommendationQueries, type Block, type ProductCardModel } from '@haberdash/blocks/model';
import type { PublicRead } from './read-types.ts';
import { optional } from './optional.ts';

type Read = Pick<PublicRead, 'api' | 'correlationId'>;

/** Placements of recommendations, for which the provider has strategies. */
export type Placement = 'home' | 'category' | 'product' | 'cart' | 'content';

async function readProducts(
  read: Read,
  blocks: readonly Block[],
  placement: Placement,
): Promise<ReadonlyMap<string, readonly ProductCardModel[]>> {
  const products = new Map<string, readonly ProductCardModel[]>();
  await Promise.all(
    recommendationQueries(blocks).map(async ({ blockId, widget, count, productId, categoryId }) => {
      const response = await optional(read, widget, (call) =>
        read.api.products.GET('/products/v1/widgetRecommendations', {
          params: {
            query: {
              widget,
              placement,
              count,
              ...(productId === undefined ? {} : { productId }),
              ...(categoryId === undefined ? {} : { categoryId }),
            },
          },
          ...call,
        }),
      );
      if (response !== undefined) products.set(blockId, response.products);
    }),
  );
  return products;
}

/** Fills carousels with products; drops those without any. */
export async function withRecommendedProducts(
  read: Read,
  blocks: readonly Block[],
  placement: Placement = 'content',
): Promise<readonly Block[]> {
  const products = await readProducts(read, blocks, placement);
  return mapBlocks(blocks, (block) => {
    if (block.type !== 'RecommendationCarousel' || block.recommendedProducts.length > 0) return [block];
    const recommendedProducts = products.get(block.id) ?? [];
    return recommendedProducts.length === 0
      ? []
      : [{ ...block, recommendedProducts: [...recommendedProducts] }];
  });
}
