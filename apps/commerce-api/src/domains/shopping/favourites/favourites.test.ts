import { MAX_FAVOURITES } from '@haberdash/account';
import type { Favorites } from '@haberdash/api-client/wishlists';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { product } from '../../catalogue/catalogue/schema.ts';
import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { frSite, usSite, type TestShopper } from '../../../testing/service.ts';
import { fillList } from './favourites.fixtures.ts';

const PATH = '/wishlists/v2/favorites';
const testShop = createTestShop();
beforeEach(() => testShop.database.empty());

async function sell(number: number, price = 5_000): Promise<string> {
  const id = `NF${String(number).padStart(6, '0')}`;
  await sellVariant(testShop.database, { id: `${id}RED`, price });
  return id;
}

interface Added {
  readonly favoriteId: string;
  readonly itemId: string;
  readonly total: number;
}
const add = (shopper: TestShopper, id: string, more: object = {}) =>
  shopper.call<Added>('POST', PATH, { id, qty: 1, itemType: 'product', ...more });
const list = async (shopper: TestShopper, query = '') =>
  (await shopper.call<Favorites>('GET', PATH + query)).body;

describe('favourites', () => {
  it('are empty and have no id before the first one', async () => {
    const shopper = await testShop.service.shopper();
    expect(await list(shopper)).toEqual({ items: [], total: 0, start: 0, count: 24 });
  });

  it('return the newest first, with what a card shows in the language and currency of the site', async () => {
    const [first, second] = [await sell(1), await sell(2, 7_990)];
    const shopper = await testShop.service.shopper(frSite);
    await add(shopper, first);
    const { body } = await add(shopper, second);
    const favourites = await list(shopper);
    expect(favourites).toMatchObject({ favoriteId: body.favoriteId, total: 2 });
    expect(favourites.items.map(({ id }) => id)).toEqual([second, first]);
    expect(favourites.items[0]?.product).toMatchObject({
      name: 'Chaussure de trail',
      url: `/p/trail-shoe-${second}`,
      price: { currency: 'EUR', current: 79.9 },
      colors: [{ id: 'RED', label: 'Rouge' }],
    });
  });

  it('are read in pages', async () => {
    const shopper = await testShop.service.shopper();
    const ids = [await sell(1), await sell(2), await sell(3)];
    for (const id of ids) await add(shopper, id);
    const page = await list(shopper, '?start=1&count=1');
    expect(page).toMatchObject({ total: 3, start: 1, count: 1 });
    expect(page.items.map(({ id }) => id)).toEqual([ids[1]]);
    expect((await list(shopper, '?start=3')).items).toEqual([]);
    const bare = await list(shopper, '?count=200&fields=ids');
    expect(bare.items.map(({ id, product: card }) => [id, card])).toEqual(
      ids.toReversed().map((id) => [id, undefined]),
    );
  });

  it('hold a product once, however often and under whichever of its codes it is added', async () => {
    const id = await sell(1);
    const shopper = await testShop.service.shopper();
    const responses = await Promise.all([id, id, `${id}RED`, id].map((code) => add(shopper, code)));
    expect(new Set(responses.map(({ body }) => body.itemId)).size).toBe(1);
    expect(responses.map(({ body }) => body.total)).toEqual([1, 1, 1, 1]);
    expect((await list(shopper)).total).toBe(1);
  });

  it('reject what the shop never had, and what has left it', async () => {
    const gone = await sell(1);
    await testShop.database.read.update(product).set({ status: 'gone' }).where(eq(product.id, gone));
    const shopper = await testShop.service.shopper();
    expect(await add(shopper, 'ZZ999999')).toMatchObject({ status: 404, errorIds: ['API404'] });
    expect(await add(shopper, gone)).toMatchObject({ status: 404, errorIds: ['INV700'] });
    expect((await list(shopper)).favoriteId).toBeUndefined();
  });

  it('keep a product that leaves the shop without its card, so that it can be removed', async () => {
    const id = await sell(1);
    const shopper = await testShop.service.shopper();
    const { body } = await add(shopper, id);
    await testShop.database.read.update(product).set({ status: 'gone' }).where(eq(product.id, id));
    const [item] = (await list(shopper)).items;
    expect(item).toMatchObject({ itemId: body.itemId, id });
    expect(item).not.toHaveProperty('product');
    const removed = await shopper.call('DELETE', `${PATH}/${body.favoriteId}/items/${body.itemId}`);
    expect(removed.body).toEqual({ favoriteId: body.favoriteId, total: 0 });
  });

  it('take no more when they are full, also when many come at the same time', async () => {
    const shopper = await testShop.service.shopper();
    const { body } = await add(shopper, await sell(0));
    await fillList(testShop.database, body.favoriteId, MAX_FAVOURITES - 2);
    const more = [await sell(1), await sell(2), await sell(3)];
    const responses = await Promise.all(more.map((id) => add(shopper, id)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const rejected = responses.find(({ status }) => status === 409);
    expect(rejected).toMatchObject({
      errorIds: ['INV409'],
      body: { errorDetails: [{ additionalInfo: { maxAllowedQty: MAX_FAVOURITES } }] },
    });
    expect((await add(shopper, 'NF000000')).status).toBe(200);
    expect((await list(shopper)).total).toBe(MAX_FAVOURITES);
  });

  it('belong to one shopper and one brand; a foreign list looks like a missing one', async () => {
    const id = await sell(1);
    const owner = await testShop.service.shopper();
    const { body } = await add(owner, id);
    const stranger = await testShop.service.shopper();
    const otherBrand = await testShop.service.shopper({ ...usSite, brand: 'southfell' });
    for (const other of [stranger, otherBrand]) {
      const responses = [
        await add(other, id, { favoriteId: body.favoriteId }),
        await other.call('DELETE', `${PATH}/${body.favoriteId}/items/${body.itemId}`),
        await other.call('POST', `${PATH}/${body.favoriteId}/share`),
      ];
      expect(responses.map(({ status, errorIds }) => [status, ...errorIds])).toEqual(
        Array.from({ length: 3 }, () => [404, 'API404']),
      );
      expect((await list(other)).total).toBe(0);
    }
    expect((await list(owner)).total).toBe(1);
  });

  it('lose an item once; one of another list stays where it is', async () => {
    const [first, second] = [await sell(1), await sell(2)];
    const [shopper, other] = [await testShop.service.shopper(), await testShop.service.shopper()];
    const mine = (await add(shopper, first)).body;
    const theirs = (await add(other, second)).body;
    await shopper.call('DELETE', `${PATH}/${mine.favoriteId}/items/${theirs.itemId}`);
    expect((await list(other)).total).toBe(1);
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await shopper.call(
        'DELETE',
        `${PATH}/${mine.favoriteId}/items/${mine.itemId}`,
      );
      expect([status, body]).toEqual([200, { favoriteId: mine.favoriteId, total: 0 }]);
    }
  });
});

describe('shared favourites', () => {
  const shared = async (shareId: string, headers: Record<string, string> = usSite) => {
    const response = await testShop.service.app.inject({ url: `${PATH}/${shareId}/share`, headers });
    return { status: response.statusCode, text: response.body, headers: response.headers };
  };

  it('are shown to anyone who knows the share id, and reveal nothing of the shopper', async () => {
    const [sold, gone] = [await sell(1), await sell(2)];
    const shopper = await testShop.service.shopper();
    const { body } = await add(shopper, sold);
    await add(shopper, gone);
    await testShop.database.read.update(product).set({ status: 'gone' }).where(eq(product.id, gone));
    const path = `${PATH}/${body.favoriteId}/share`;
    const [first, again] = [
      await shopper.call<{ shareId: string }>('POST', path),
      await shopper.call<{ shareId: string }>('POST', path),
    ];
    expect(again.body).toEqual(first.body);
    const response = await shared(first.body.shareId);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(response.text)).toMatchObject({
      total: 1,
      items: [{ id: sold, product: { id: sold } }],
    });
    for (const secret of [body.favoriteId, body.itemId, 'guest-'])
      expect(response.text).not.toContain(secret);
  });

  it('are found by their share id at their brand only, never by the id of the list', async () => {
    const shopper = await testShop.service.shopper();
    const { body } = await add(shopper, await sell(1));
    const { shareId } = (await shopper.call<{ shareId: string }>('POST', `${PATH}/${body.favoriteId}/share`))
      .body;
    expect((await shared(shareId, { ...usSite, brand: 'southfell' })).status).toBe(404);
    expect((await shared('A'.repeat(22))).status).toBe(404);
    expect((await shared(body.favoriteId)).status).toBe(400);
  });
});
