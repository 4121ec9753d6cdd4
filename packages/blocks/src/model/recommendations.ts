import type { Block } from './block-types.ts';
import { flattenBlocks } from './nested.ts';

/** What a recommendation block asks of the product service. */
export interface RecommendationQuery {
  readonly blockId: string;
  readonly widget: 'bestsellers' | 'new-arrivals' | 'similar' | 'complete-the-look' | 'sale';
  readonly count: number;
  readonly productId?: string | undefined;
  readonly categoryId?: string | undefined;
}

/** Queries of a page's carousels, one per block; a block whose products came with the content needs none. */
export const recommendationQueries = (blocks: readonly Block[]): readonly RecommendationQuery[] =>
  flattenBlocks(blocks).flatMap((block) =>
    block.type === 'RecommendationCarousel' && block.recommendedProducts.length === 0 && block.widget
      ? [
          {
            blockId: block.id,
            widget: block.widget,
            count: block.count,
            productId: block.productId,
            categoryId: block.categoryId,
          },
        ]
      : [],
  );
