import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import type { TestService, TestShopper } from '../../../testing/service.ts';

export interface CustomWorld {
  readonly shopper: TestShopper;
  readonly variantId: string;
  readonly productId: string;
}

/** An empty shop with one customisable product. */
export async function customWorld(database: TestDatabase, service: TestService): Promise<CustomWorld> {
  await database.empty();
  const variantId = await sellVariant(database, { id: 'NF0CUST0PCK', soldAs: 'custom' });
  return { shopper: await service.shopper(), variantId, productId: variantId.slice(0, 8) };
}
