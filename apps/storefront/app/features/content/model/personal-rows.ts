import type { ProductCardModel, RecommendationCarouselBlock } from '@haberdash/blocks/model';

interface Decided {
  readonly products: readonly ProductCardModel[];
  readonly decision?: RecommendationCarouselBlock['monetateDecision'];
}

const TIMEOUT_MS = 1_500;

/** Whether the shop fills a row, so that the engine may decide it for a visitor. */
export const canBePersonal = ({
  widget,
  monetateDecision,
  recommendedProducts,
}: RecommendationCarouselBlock) =>
  widget !== undefined && monetateDecision === undefined && recommendedProducts.length > 0;

/** A row as the engine decides it for this visitor; the same block where nothing is decided in time. */
export async function decideRow(
  block: RecommendationCarouselBlock,
  { locale, path, signal }: { readonly locale: string; readonly path: string; readonly signal: AbortSignal },
): Promise<RecommendationCarouselBlock> {
  const { widget, productId, categoryId, recommendedProducts } = block;
  const response = await fetch(`/${locale}/recommendation-decision`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ widget, count: recommendedProducts.length, productId, categoryId, path }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (response.status !== 200) return block;
  // Our own route has validated its response; the schemas are not worth their bytes twice.
  const { products, decision } = (await response.json()) as Decided;
  if (decision === undefined || products.length === 0) return block;
  return { ...block, recommendedProducts: [...products], monetateDecision: decision, selected: true };
}
