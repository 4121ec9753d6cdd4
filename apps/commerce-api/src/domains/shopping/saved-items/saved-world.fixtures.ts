import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import type { TestService, TestShopper } from '../../../testing/service.ts';

/** What the cases of saved items happen in. */
export interface SavedWorld {
  readonly database: TestDatabase;
  /** A guest with a cart of two shoes of a kind. */
  readonly shopper: TestShopper;
  readonly cartId: string;
  readonly shoe: string;
  /** Somebody who works in a store. */
  readonly agent: TestShopper;
}

/** Empties the database, and lets them come in. */
export async function savedWorld(database: TestDatabase, service: TestService): Promise<SavedWorld> {
  await database.empty();
  const shoe = await sellVariant(database);
  const shopper = await service.shopper();
  const cartId = await shopper.newCart([shoe, 2]);
  return { database, shoe, shopper, cartId, agent: await service.agent() };
}
