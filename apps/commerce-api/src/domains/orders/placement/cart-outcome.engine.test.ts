import type { Cart } from '@haberdash/api-client/cart';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { fakeGateway, type FakeGateway } from '../../../testing/fake-gateway.ts';
import {
  startTestService,
  testClock,
  type TestClock,
  type TestService,
  type TestShopper,
} from '../../../testing/service.ts';
import type { Checkpoint } from './engine.ts';

interface ErrorBody {
  readonly errorDetails: readonly { readonly additionalInfo?: Readonly<Record<string, unknown>> }[];
}

describe('what became of a cart', () => {
  let database: TestDatabase;
  let gateway: FakeGateway;
  let clock: TestClock;
  let shoe: string;

  beforeAll(async () => {
    database = await cloneDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.empty();
    shoe = await sellVariant(database, { stock: 3 });
    gateway = fakeGateway();
    clock = testClock();
  });

  /** Runs a test on a service with an optional crash point. */
  async function onService(run: (service: TestService) => Promise<void>, dyingAt?: Checkpoint) {
    const service = await startTestService(database, {
      gateway,
      clock,
      ...(dyingAt === undefined
        ? {}
        : {
            checkpoint: async (point: Checkpoint) => {
              if (point === dyingAt) throw new Error('killed');
            },
          }),
    });
    await run(service);
    await service.checkout.background.drain();
    await service.app.close();
  }
  const infoOf = ({ body }: { readonly body: unknown }) =>
    (body as ErrorBody).errorDetails[0]?.additionalInfo;
  const flashes = ({ body }: { readonly body: Pick<Cart, 'flash'> }) => body.flash.map(({ code }) => code);

  it('that was ordered is rejected to its shopper by every call, with the number of the order', () =>
    onService(async (service) => {
      const shopper = await service.shopper();
      const cartId = await shopper.readyCart([shoe, 1]);
      const { orderNumber } = (await shopper.place(cartId, await shopper.openSession(cartId))).body;
      const calls = [
        await shopper.cart(cartId),
        await shopper.call('POST', '/cart/v1/item', [{ cartId, productId: shoe, qty: 1 }]),
        await shopper.call('PUT', '/cart/v1/coupon', { cartId, code: 'WELCOME10' }),
        await shopper.call('POST', '/cart/v1/cart/prepareOrder', { basketId: cartId }),
      ];
      expect(calls.map((call) => [call.status, call.errorIds, infoOf(call)])).toEqual(
        calls.map(() => [404, ['BSK404'], { orderNumber }]),
      );
      const order = await shopper.call('GET', `/consumers-v3/consumer/purchase/${orderNumber}`);
      expect(order.body).toMatchObject({ orderNumber, cartId });
    }));

  it('that was ordered is not revealed to other shoppers', () =>
    onService(async (service) => {
      const shopper = await service.shopper();
      const cartId = await shopper.readyCart([shoe, 1]);
      await shopper.place(cartId, await shopper.openSession(cartId));
      const result = await (await service.shopper()).cart(cartId);
      expect([result.errorIds, infoOf(result)]).toEqual([['BSK404'], undefined]);
    }));

  it('is unknown until the payment provider has responded', () =>
    onService(async (service) => {
      const shopper = await service.shopper();
      const cartId = await shopper.readyCart([shoe, 1]);
      const session = await shopper.openSession(cartId);
      gateway.behaviours.set(session, 'silent-but-authorised');
      const placed = await shopper.place(cartId, session);
      expect([placed.errorIds, infoOf(placed)]).toEqual([['PAY400'], { paymentPending: true }]);
      expect(flashes(await shopper.cart(cartId))).toEqual(['PaymentPending']);
      clock.advance(11_000);
      await service.checkout.reconcile();
      expect(infoOf(await shopper.cart(cartId))).toMatchObject({ orderNumber: expect.any(String) });
    }));

  it('reveals nothing of a payment that was declined, or waits for the shopper', () =>
    onService(async (service) => {
      const shopper = await service.shopper();
      for (const behaviour of ['declined', 'challenge'] as const) {
        const cartId = await shopper.readyCart([shoe, 1]);
        const session = await shopper.openSession(cartId);
        gateway.behaviours.set(session, behaviour);
        const { body } = await shopper.place(cartId, session);
        expect(JSON.stringify(body)).not.toContain('paymentPending');
        expect(flashes(await shopper.cart(cartId))).toEqual([]);
      }
    }));

  it.each([
    ['reserved', 'pending', 'open'],
    ['answered', 'pending', 'ordered'],
    ['settled', 'ordered', 'ordered'],
    ['captured', 'ordered', 'ordered'],
  ] as const)(
    'whose placement died (%s) is %s at first and %s after the recovery',
    async (point, before, after) => {
      let cartId = '';
      const outcome = async (shopper: TestShopper) => {
        const read = await shopper.cart(cartId);
        if (read.status === 404) return infoOf(read)?.['orderNumber'] === undefined ? 'lost' : 'ordered';
        return flashes(read).includes('PaymentPending') ? 'pending' : 'open';
      };
      await onService(async (service) => {
        const shopper = await service.shopper();
        cartId = await shopper.readyCart([shoe, 1]);
        await shopper.place(cartId, await shopper.openSession(cartId));
        expect(await outcome(shopper)).toBe(before);
        clock.advance(60_000);
        const successor = await startTestService(database, { gateway, clock });
        await successor.checkout.reconcile();
        await successor.checkout.background.drain();
        expect(await outcome(shopper)).toBe(after);
        await successor.app.close();
      }, point);
    },
  );
});
