import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import type { TestService, TestShopper } from '../../../testing/service.ts';

export interface SavedWorld {
  readonly database: TestDatabase;
  /** A guest's cart with two equal shoes. */
  readonly shopper: TestShopper;
  readonly cartId: string;
  readonly shoe: string;
  /** A store employee. */
  readonly agent: TestShopper;
}

/** Empties the database and adds the shoppers. */
export async function savedWorld(database: TestDatabase, service: TestService): Promise<SavedWorld> {
  await database.empty();
  const shoe = await sellVariant(database);
  const shopper = await service.shopper();
  const cartId = await shopper.newCart([shoe, 2]);
  return { database, shoe, shopper, cartId, agent: await service.agent() };
}
