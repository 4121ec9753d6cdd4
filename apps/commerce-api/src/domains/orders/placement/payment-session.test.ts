import { afterAll, beforeAll, expect, it } from 'vitest';

import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { fakeGateway } from '../../../testing/fake-gateway.ts';
import { startTestService, type TestService } from '../../../testing/service.ts';
import { paymentSession } from '../../shopping/cart/schema.ts';

let database: TestDatabase;
let service: TestService;
const gateway = fakeGateway();
let whileOpening: () => Promise<unknown> = async () => undefined;

beforeAll(async () => {
  database = await cloneDatabase();
  const slow = {
    ...gateway,
    openSession: async (request: Parameters<typeof gateway.openSession>[0]) => {
      await whileOpening();
      return gateway.openSession(request);
    },
  };
  service = await startTestService(database, {
    gateway,
    providers: { gateway: slow },
    // Within the provider's timeout.
    config: { paymentTimeoutMs: 60_000 },
  });
});
afterAll(async () => {
  await service.app.close();
  await database.close();
});

it('a payment session is not opened for a cart that became an order in the meantime', async () => {
  const shopper = await service.shopper();
  const cartId = await shopper.readyCart([await sellVariant(database), 1]);
  const first = await shopper.openSession(cartId);
  let orderNumber = '';
  whileOpening = async () => void ({ orderNumber } = (await shopper.place(cartId, first)).body);
  const url = `/cart/v1/paymentSession?referer=https%3A%2F%2Fshop.test&paymentMethodId=CREDIT_CARD&basketId=${cartId}`;
  const rejected = await shopper.call('GET', url);
  expect([rejected.status, rejected.errorIds]).toEqual([404, ['BSK404']]);
  expect(rejected.body).toMatchObject({ errorDetails: [{ additionalInfo: { orderNumber } }] });
  const sessions = await database.read.select({ id: paymentSession.id }).from(paymentSession);
  expect(sessions).toEqual([{ id: first }]);
  await service.checkout.background.drain();
});
