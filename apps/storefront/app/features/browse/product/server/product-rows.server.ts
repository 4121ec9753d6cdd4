import type { ProductCard } from '@haberdash/api-client/products';
import type { PublicRead } from '../../../../shared/reads/read-types.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import type { ProductRows } from '../model/product-rows.ts';

type Widget = 'similar' | 'complete-the-look' | 'bestsellers';

const NO_PRODUCTS: readonly ProductCard[] = [];

export async function recommend(
  read: PublicRead,
  widget: Widget,
  about: { readonly productId?: string; readonly categoryId?: string } = {},
): Promise<readonly ProductCard[]> {
  const query = { widget, placement: 'product', count: 8, ...about } as const;
  const response = await optional(read, widget, (call) =>
    read.api.products.GET('/products/v1/widgetRecommendations', { params: { query }, ...call }),
  );
  return response?.products ?? NO_PRODUCTS;
}

export async function readRows(read: PublicRead, productId: string): Promise<ProductRows> {
  const [completeTheLook, similar] = await Promise.all([
    recommend(read, 'complete-the-look', { productId }),
    recommend(read, 'similar', { productId }),
  ]);
  return { completeTheLook, similar };
}
