import type { Cart } from '@haberdash/api-client/cart';

import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import type { Reply, TestService, TestShopper } from '../../../testing/service.ts';
import { openStore } from '../../accounts/identity/identity.fixtures.ts';

/** The store session of the tests. */
export const SERVED = { storeId: 'NF-US-05', storeEmployeeId: 'E10442' } as const;

export interface StoreWorld {
  readonly database: TestDatabase;
  readonly service: TestService;
  readonly agent: TestShopper;
  readonly guest: TestShopper;
  readonly shoe: string;
  /** An associate's cart with two shoes at 100.00 and addresses. */
  readonly cartId: string;
  readonly itemId: string;
}

/** Empties the database, adds a store, and fills an associate's cart. */
export async function storeWorld(database: TestDatabase, service: TestService): Promise<StoreWorld> {
  await database.empty();
  service.gateway.reset();
  await openStore(database);
  const shoe = await sellVariant(database, { price: 10_000 });
  const agent = await service.agent({ employeeNo: SERVED.storeEmployeeId });
  const cartId = await agent.readyCart([shoe, 2]);
  const itemId = (await agent.cart(cartId)).body.items[0]?.id ?? '';
  return { database, service, agent, guest: await service.shopper(), shoe, cartId, itemId };
}

export const adjustmentsAt = (cartId: string, id = ''): string =>
  `/cart/v1/cart/${cartId}/price_adjustments${id === '' ? '' : `/${id}`}`;

/** Adjusts the price of the shoes in an associate's cart. */
export const lower = ({ agent, cartId, itemId }: StoreWorld, terms: object = {}): Promise<Reply<Cart>> =>
  agent.call<Cart>('POST', adjustmentsAt(cartId), {
    itemId,
    type: 'PERCENTAGE',
    value: 15,
    reason: 'DAMAGED',
    inStoreSalesInfo: SERVED,
    ...terms,
  });
