import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { offerCoupon, sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { startTestService, type TestService } from '../../../testing/service.ts';
import { openStore } from '../../../testing/stores.fixtures.ts';
import { cases as cartCases } from '../../shopping/cart/cart.contract-cases.ts';
import { cases as checkoutCases } from './checkout.contract-cases.ts';
import type { PurchaseWorld } from './purchase-world.fixtures.ts';
import { cases as tokenCases } from '../../customers/token/token.contract-cases.ts';
import { listOperations, readContracts } from '../../../platform/contracts/contracts.ts';

const operations = listOperations(readContracts());
const listed = Object.entries({ ...tokenCases, ...cartCases, ...checkoutCases }).flatMap(
  ([operationId, byStatus]) =>
    Object.entries(byStatus).map(([status, run]) => ({ operationId, status: Number(status), run })),
);

describe('the contracts of tokens, carts and orders', () => {
  let database: TestDatabase;
  let service: TestService;
  beforeAll(async () => {
    database = await cloneDatabase();
    service = await startTestService(database, { config: { captcha: 'on' } });
  });
  afterAll(async () => {
    await service.app.close();
    await database.close();
  });

  async function world(): Promise<PurchaseWorld> {
    await database.empty();
    service.gateway.reset();
    const shoe = await sellVariant(database);
    const soldOut = await sellVariant(database, { id: 'NF0SOLD0OUT', stock: 0 });
    await offerCoupon(database, 'TEN');
    await offerCoupon(database, 'PAST', { endsAt: new Date('2020-01-01T00:00:00Z') });
    const storeId = await openStore(database, 'NF-US-21', { [shoe]: 3 });
    const shopper = await service.shopper();
    const cartId = await shopper.readyCart([shoe, 1]);
    const { body } = await shopper.cart(cartId);
    return { service, shopper, shoe, soldOut, storeId, cartId, itemId: body.items[0]?.id ?? '' };
  }

  it.each(listed)(
    '$operationId responds with $status as documented',
    async ({ operationId, status, run }) => {
      const reply = await run(await world());
      expect([reply.status, reply.errorIds]).toEqual([status, reply.errorIds]);
      const codes = operations.get(operationId)?.errorCodes[String(status)];
      for (const errorId of reply.errorIds) expect(codes).toContain(errorId);
      expect(reply.errorIds.length > 0).toBe(status >= 400);
      await service.checkout.background.drain();
    },
  );
});
