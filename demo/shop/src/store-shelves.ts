import type { SeedProduct } from '@haberdash/commerce-api/seed/seed-source.ts';

import type { ProductSeed } from './product-generator.ts';
import { randomOf } from './random.ts';
import { STORES } from './stores-data.ts';

const PRODUCTS_PER_STORE = 36;

/** Store stock of a product: one colour of a few dozen products per store. */
export function storeShelves(product: ProductSeed, shopSize: number): SeedProduct['inStores'] {
  if (product.status === 'gone') return [];
  const random = randomOf(`stores:${product.index}`);
  return STORES.flatMap((store) => {
    if (!random.chance(Math.min(1, PRODUCTS_PER_STORE / shopSize))) return [];
    const color = random.pick(product.colors);
    return product.variants
      .filter(({ colorId }) => colorId === color.way.id)
      .map(({ id }) => ({ storeId: store.id, variantId: id, quantity: random.int(0, 5) }));
  });
}
