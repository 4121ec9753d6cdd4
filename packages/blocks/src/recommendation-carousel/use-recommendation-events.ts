import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { useBlocks } from '../context/BlockProvider.tsx';
import {
  CONTENT_FIGURES,
  recommendationImpressions,
  type ProductCardModel,
  type RecommendationCarouselBlock,
} from '../model/index.ts';

interface RecommendationEvents {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onClick: (event: MouseEvent) => void;
}

/** Reports impressions once the carousel is nearly in view, and clicks (spec 3 §4, §9). */
export function useRecommendationEvents(
  block: RecommendationCarouselBlock,
  products: readonly ProductCardModel[],
): RecommendationEvents {
  const { onEvent } = useBlocks();
  const ref = useRef<HTMLDivElement>(null);
  const hasReported = useRef(false);
  const { id, monetateDecision: decision } = block;
  useEffect(() => {
    const shown = recommendationImpressions(block, products);
    if (ref.current === null || onEvent === undefined || hasReported.current || shown.length === 0)
      return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (hasReported.current || !entries.some(({ isIntersecting }) => isIntersecting)) return;
        hasReported.current = true;
        observer.disconnect();
        onEvent({ type: 'recommendation-impressions', blockId: id, decision, products: shown });
      },
      { rootMargin: CONTENT_FIGURES.recommendationRootMargin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [block, products, onEvent, id, decision]);
  const onClick = ({ target }: MouseEvent) => {
    const path = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
    const product = path ? products.find(({ url }) => path.split('?', 1)[0]?.endsWith(url)) : undefined;
    if (product === undefined) return;
    onEvent?.({
      type: 'recommendation-click',
      blockId: id,
      product: { id: product.id, recToken: product.recToken },
    });
  };
  return { ref, onClick };
}
