import { useEffect, useRef, type RefObject } from 'react';
import { useBlocks } from '../context/BlockProvider.tsx';
import {
  CONTENT_FIGURES,
  recommendationImpressions,
  type ProductCardModel,
  type RecommendationCarouselBlock,
} from '../model/index.ts';

/** Reports what a carousel recommends once it is nearly in sight, and which of it is followed (spec 3 §4, §9). */
export function useRecommendationEvents(
  block: RecommendationCarouselBlock,
  products: readonly ProductCardModel[],
): RefObject<HTMLDivElement | null> {
  const { onEvent } = useBlocks();
  const ref = useRef<HTMLDivElement>(null);
  const hasReported = useRef(false);
  const { id, widget, monetateDecision: decision } = block;
  useEffect(() => {
    const shown = recommendationImpressions(block, products);
    if (ref.current === null || onEvent === undefined || hasReported.current || shown.length === 0)
      return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (hasReported.current || !entries.some(({ isIntersecting }) => isIntersecting)) return;
        hasReported.current = true;
        observer.disconnect();
        onEvent({ type: 'recommendation-impressions', blockId: id, decision, widget, products: shown });
      },
      { rootMargin: CONTENT_FIGURES.recommendationRootMargin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [block, products, onEvent, id, widget, decision]);
  useEffect(() => {
    const { current: row } = ref;
    if (row === null || onEvent === undefined) return undefined;
    // Links that a script adds to a card are in the document, and not among the components of the row.
    const report = ({ target }: MouseEvent) => {
      const path = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
      const product = path ? products.find(({ url }) => path.split('?', 1)[0]?.endsWith(url)) : undefined;
      if (product === undefined) return;
      onEvent({
        type: 'recommendation-click',
        blockId: id,
        product: { id: product.id, recToken: product.recToken },
      });
    };
    row.addEventListener('click', report);
    return () => row.removeEventListener('click', report);
  }, [products, onEvent, id]);
  return ref;
}
