import type { ProductCard } from '@haberdash/api-client/products';
import type { PublicRead } from '../../../../shared/reads/read-types.ts';
import type { Placement } from '../../../../shared/reads/recommended-products.ts';
import { optional } from '../../../../shared/reads/optional.ts';

/**
 * Bestsellers for pages without content of their own, by the recommendation provider at a named placement; none where
 * the service fails.
 */
export async function readPopular(
  read: Pick<PublicRead, 'api' | 'correlationId'>,
  placement?: Placement,
): Promise<readonly ProductCard[]> {
  const query = {
    widget: 'bestsellers',
    count: 8,
    ...(placement === undefined ? {} : { placement }),
  } as const;
  const response = await optional(read, 'popular', (call) =>
    read.api.products.GET('/products/v1/widgetRecommendations', { params: { query }, ...call }),
  );
  return response?.products ?? [];
}
