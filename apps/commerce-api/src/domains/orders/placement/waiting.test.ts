import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import type { StockRequest } from './short-lines.ts';
import { createWaitingRoom, type Waiting } from './waiting.ts';

describe('placements that wait for their turn', () => {
  const shop = createTestShop();
  let now = 0;
  beforeEach(() => shop.database.empty());

  const sellOut = (variantId: string) =>
    shop.database.read.execute(sql`update stock set quantity = 0 where variant_id = ${variantId}`);

  async function requestOf(variantId: string): Promise<StockRequest> {
    const shopper = await shop.service.shopper();
    const cartId = await shopper.readyCart([variantId, 1]);
    const sessionId = await shopper.openSession(cartId);
    const { rows } = await shop.database.read.execute<{ owner: string }>(
      sql`select owner from cart where id = ${cartId}`,
    );
    return { cartId, owner: rows[0]?.owner ?? '', sessionId };
  }

  const room = () => {
    now = shop.service.clock.now();
    return createWaitingRoom(() => now);
  };
  const rejection = ({ rejected }: Waiting) => rejected.catch((error: unknown) => error);
  const soldOut = { errorId: 'INV701' };

  it('are all rejected together when their item is sold out', async () => {
    const shoe = await sellVariant(shop.database, { stock: 1 });
    const waiting = room();
    const places = [];
    for (let shopper = 0; shopper < 3; shopper += 1) places.push(waiting.enter(await requestOf(shoe)));
    await sellOut(shoe);
    await waiting.rejectShort(shop.database.read);
    for (const place of places) {
      expect(await rejection(place)).toMatchObject({ details: [expect.objectContaining(soldOut)] });
      expect(() => place.begin()).toThrow('INV701');
    }
  });

  it('wait on for what is still there', async () => {
    const shoe = await sellVariant(shop.database, { stock: 1 });
    const waiting = room();
    const place = waiting.enter(await requestOf(shoe));
    await waiting.rejectShort(shop.database.read);
    expect(() => place.begin()).not.toThrow();
  });

  it('are not rejected any more once their turn has come', async () => {
    const shoe = await sellVariant(shop.database, { stock: 1 });
    const waiting = room();
    const place = waiting.enter(await requestOf(shoe));
    place.begin();
    await sellOut(shoe);
    await waiting.rejectShort(shop.database.read);
    expect(() => place.begin()).not.toThrow();
  });

  it('are looked at again after a pause, not at every error', async () => {
    const shoe = await sellVariant(shop.database, { stock: 1 });
    const waiting = room();
    const [place, later] = [waiting.enter(await requestOf(shoe)), waiting.enter(await requestOf(shoe))];
    await waiting.rejectShort(shop.database.read);
    await sellOut(shoe);
    await waiting.rejectShort(shop.database.read);
    expect(() => place.begin()).not.toThrow();
    now += 50;
    await waiting.rejectShort(shop.database.read);
    expect(await rejection(later)).toMatchObject({ details: [expect.objectContaining(soldOut)] });
  });
});
