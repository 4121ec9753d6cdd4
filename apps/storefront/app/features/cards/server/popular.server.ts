import type { ProductCard } from '@haberdash/api-client/products';
import type { PublicRead } from '../../../shared/reads/define-read.ts';
import { optional } from '../../../shared/reads/optional.ts';

/** What others buy, for pages that have nothing of their own to show; none where the service cannot say. */
export async function readPopular(
  read: Pick<PublicRead, 'api' | 'correlationId'>,
): Promise<readonly ProductCard[]> {
  const query = { widget: 'bestsellers', count: 8 } as const;
  const answer = await optional(read, 'popular', (call) =>
    read.api.products.GET('/products/v1/widgetRecommendations', { params: { query }, ...call }),
  );
  return answer?.products ?? [];
}
