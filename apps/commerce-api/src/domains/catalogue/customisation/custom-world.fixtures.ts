import type { TestShop } from '../../../testing/test-shop.fixtures.ts';
import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import type { TestShopper } from '../../../testing/service.ts';

export interface DesignState {
  readonly shopper: TestShopper;
  readonly variantId: string;
  readonly productId: string;
}

/** An empty shop with one customisable product. */
export async function customisableProduct({ database, service }: TestShop): Promise<DesignState> {
  await database.empty();
  const variantId = await sellVariant(database, { id: 'NF0CUST0PCK', soldAs: 'custom' });
  return { shopper: await service.shopper(), variantId, productId: variantId.slice(0, 8) };
}
