import type { Block, BlockOf } from './block-types.ts';
import { CONTENT_FIGURES } from './constants.ts';
import { flattenBlocks } from './nested.ts';

/** A recommendation block's query to the product service. */
export interface RecommendationQuery {
  readonly blockId: string;
  readonly widget: 'bestsellers' | 'new-arrivals' | 'similar' | 'complete-the-look' | 'sale';
  readonly count: number;
  readonly productId?: string | undefined;
  readonly categoryId?: string | undefined;
}

/** Queries of a page's carousels by block; none for a block with products in its content. */
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

const CONTROL = 'control';

/**
 * The impressions of a carousel: up to 24 products, none for the control group of a decision or if another
 * block was selected (spec 3 §4, §9). A block that names neither is selected.
 */
export function recommendationImpressions<Product>(
  { monetateDecision, selected }: Pick<BlockOf<'RecommendationCarousel'>, 'monetateDecision' | 'selected'>,
  products: readonly Product[],
): readonly Product[] {
  const isControl = monetateDecision?.experience.toLowerCase() === CONTROL;
  return isControl || selected === false ? [] : products.slice(0, CONTENT_FIGURES.recommendationImpressions);
}
