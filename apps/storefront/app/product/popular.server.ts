import type { ProductCard } from '@haberdash/api-client/products';
import type { PublicRead } from '../reads/define-read.ts';

/** What others buy, for pages that have nothing of their own to show; none where the service cannot say. */
export async function readPopular({ api }: Pick<PublicRead, 'api'>): Promise<readonly ProductCard[]> {
  try {
    const query = { widget: 'bestsellers', count: 8 } as const;
    return (await api.products.GET('/products/v1/widgetRecommendations', { params: { query } })).products;
  } catch {
    return [];
  }
}
