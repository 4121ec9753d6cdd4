import { recommendationQueries, type Block } from '@haberdash/blocks/model';
import type { Apis } from './api.server.ts';

/** Puts products into carousels, as the shop does; one that gets none is said to be empty by its place. */
export async function fillCarousels(
  { products }: Pick<Apis, 'products'>,
  blocks: readonly Block[],
): Promise<readonly Block[]> {
  const found = new Map(
    await Promise.all(
      recommendationQueries(blocks).map(async ({ blockId, widget, count, productId, categoryId }) => {
        const answer = await products
          .GET('/products/v1/widgetRecommendations', {
            params: {
              query: {
                widget,
                count,
                ...(productId === undefined ? {} : { productId }),
                ...(categoryId === undefined ? {} : { categoryId }),
              },
            },
          })
          // A carousel without products is shown as empty; what else stands there is still worth looking at.
          .catch(() => undefined);
        return [blockId, answer?.products ?? []] as const;
      }),
    ),
  );
  return blocks.map((block) =>
    block.type === 'RecommendationCarousel' && block.recommendedProducts.length === 0
      ? { ...block, recommendedProducts: [...(found.get(block.id) ?? [])] }
      : block,
  );
}
