import type { Cart } from '@haberdash/api-client/cart';
import type { Recipe } from '@haberdash/api-client/products';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { contractFaults } from '../../../testing/contract-test.fixtures.ts';
import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { READY_CODE } from '../../../testing/fake-customiser.ts';
import { startTestService, type TestService } from '../../../testing/service.ts';
import { cases } from './customisation.contract-cases.ts';
import { customisableProduct, type DesignState } from './custom-world.fixtures.ts';

const listed = Object.entries(cases).flatMap(([operationId, byStatus]) =>
  Object.entries(byStatus).map(([status, run]) => ({ operationId, status: Number(status), run })),
);

let database: TestDatabase;
let service: TestService;
let state: DesignState;

beforeAll(async () => {
  database = await cloneDatabase();
});
beforeEach(async () => {
  await service?.app.close();
  service = await startTestService(database);
  state = await customisableProduct({ database, service });
});
afterAll(async () => {
  await service.app.close();
  await database.close();
});

const design = async (option = 'pine', initials?: string): Promise<Recipe> =>
  (
    await state.shopper.call<Recipe>('POST', `/products/v1/products/${state.productId}/recipes`, {
      choices: [{ part: 'body', option }],
      ...(initials === undefined ? {} : { initials }),
    })
  ).body;
const add = (cartId: string, item: object, productId = state.variantId) =>
  state.shopper.call<Cart & { errorDetails?: { errorId: string; field?: string }[] }>(
    'POST',
    '/cart/v1/item',
    [{ cartId, productId, qty: 1, ...item }],
  );
const rejectedField = async (item: object, productId?: string): Promise<string | undefined> => {
  const { body } = await add(await state.shopper.newCart(), item, productId);
  return body.errorDetails?.[0]?.field;
};

describe('the contracts of customisation', () => {
  it.each(listed)(
    '$operationId responds with $status as documented',
    async ({ operationId, status, run }) => {
      expect(contractFaults(operationId, status, await run(state))).toEqual([]);
    },
  );
});

describe('a line that is made by a recipe', () => {
  it('shows the design: its picture, its choices, its page and its delivery', async () => {
    const { recipeId } = await design('pine', 'AB');
    const { body } = await add(await state.shopper.newCart(), { recipeId });
    const page = `/p/trail-shoe-${state.productId}`;
    expect(body.items).toMatchObject([
      {
        recipeId,
        isCustoms: true,
        image: { src: `/images/recipes/${recipeId}`, alt: 'Trail shoe, pine' },
        pageUrl: `${page}/customise?recipe=${recipeId}`,
        variants: [
          { code: 'size', value: 'M' },
          { code: 'custom', label: 'Body', value: 'pine' },
          { code: 'custom', label: 'Initials', value: '“AB”' },
        ],
        shippingId: 'customs',
        selectedShippingOption: 'customs',
      },
    ]);
  });

  it('is a line of its own, and the same design again the sum', async () => {
    const cartId = await state.shopper.newCart();
    const [pine, oat] = [await design('pine'), await design('oat')];
    await add(cartId, { recipeId: pine.recipeId });
    await add(cartId, { recipeId: oat.recipeId });
    const { body } = await add(cartId, { recipeId: pine.recipeId });
    expect(body.items.map(({ recipeId, qty }) => [recipeId, qty])).toEqual([
      [pine.recipeId, 2],
      [oat.recipeId, 1],
    ]);
  });

  it('may come from elsewhere: an unknown recipe is fetched from the customiser', async () => {
    const { recipeId } = await design();
    await database.read.execute('delete from recipe');
    const { body } = await add(await state.shopper.newCart(), { recipeId });
    expect(body.items[0]?.recipeId).toBe(recipeId);
    expect(service.customiser.calls).toContain(`find ${recipeId}`);
  });

  it('may be a ready-made design, which a cart is created with as well', async () => {
    const created = await state.shopper.call<Cart>('POST', '/cart/v1/cartWithItem', [
      { productId: state.variantId, qty: 1, precreatedCustomsCode: READY_CODE },
    ]);
    expect(created.body.items).toMatchObject([
      { recipeId: `ready-${state.productId}`, precreatedCustomsCode: READY_CODE },
    ]);
  });

  it('is rejected when its design is gone, and nothing is added', async () => {
    const cartId = await state.shopper.newCart();
    const rejected = await add(cartId, { recipeId: 'R-of-nobody' });
    expect([rejected.status, rejected.errorIds]).toEqual([404, ['INV700']]);
    expect((await state.shopper.cart(cartId)).body.items).toEqual([]);
  });

  it('rejects a picture or page that is not the design’s', async () => {
    const { recipeId } = await design();
    const page = `/p/trail-shoe-${state.productId}`;
    const goods = await sellVariant(database, { id: 'NF0GOODSRED' });
    const other = await sellVariant(database, { id: 'NF0OTHER0PK', soldAs: 'custom' });
    const right = {
      recipeId,
      pdpUrl: `https://shop.test/en-us${page}/customise`,
      productImageURL: `/images/recipes/${recipeId}`,
    };
    expect(await rejectedField(right)).toBeUndefined();
    expect(await rejectedField({})).toBe('recipeId');
    expect(await rejectedField({ recipeId }, other)).toBe('recipeId');
    expect(await rejectedField({ recipeId, precreatedCustomsCode: READY_CODE })).toBe(
      'precreatedCustomsCode',
    );
    expect(await rejectedField({ recipeId, pdpUrl: '/p/another-shoe-NF000000' })).toBe('pdpUrl');
    expect(await rejectedField({ recipeId, pdpUrl: 'javascript:alert(1)' })).toBe('pdpUrl');
    expect(await rejectedField({ recipeId, productImageURL: '/images/recipes/R-other' })).toBe(
      'productImageURL',
    );
    expect(await rejectedField({ recipeId }, goods)).toBe('recipeId');
    expect(
      await rejectedField({ pdpUrl: `/en-us/p/trail-shoe-${goods.slice(0, 8)}?color=RED` }, goods),
    ).toBeUndefined();
  });

  it('gets another design, and keeps its own when only its quantity changes', async () => {
    const cartId = await state.shopper.newCart();
    const [pine, oat] = [await design('pine'), await design('oat')];
    const itemId = (await add(cartId, { recipeId: pine.recipeId })).body.items[0]?.id;
    const update = (rest: object) =>
      state.shopper.call<Cart>('PUT', `/cart/v1/cart/${cartId}/item`, { cartId, itemId, qty: 2, ...rest });
    expect((await update({})).body.items).toMatchObject([{ qty: 2, recipeId: pine.recipeId }]);
    expect((await update({ recipeId: oat.recipeId })).body.items).toMatchObject([{ recipeId: oat.recipeId }]);
  });

  it('keeps its design while it is saved for later, beside another one of the same pack', async () => {
    const cartId = await state.shopper.newCart();
    const saved: string[] = [];
    for (const option of ['pine', 'oat']) {
      const { recipeId } = await design(option);
      const itemId = (await add(cartId, { recipeId })).body.items[0]?.id;
      const { body } = await state.shopper.call<{
        saveForLater: { saveForLaterId: string; items: { itemId: string; recipeId?: string }[] };
      }>('POST', `/cart/v2/cart/${cartId}/saveForLater`, { itemId });
      saved.push(body.saveForLater.items[0]?.recipeId ?? '');
      if (option === 'pine') continue;
      expect(body.saveForLater.items).toHaveLength(2);
      const { saveForLaterId, items } = body.saveForLater;
      const moved = await state.shopper.call<{ cart: Cart }>('PUT', '/cart/v2/saveForLater', {
        saveForLaterId,
        itemId: items[1]?.itemId,
        cartId,
      });
      expect(moved.body.cart.items).toMatchObject([{ recipeId: saved[0] }]);
    }
  });

  it('is in the order with its design', async () => {
    const { recipeId } = await design('pine', 'AB');
    const cartId = await state.shopper.readyCart();
    await add(cartId, { recipeId });
    const placed = await state.shopper.place(cartId, await state.shopper.openSession(cartId));
    expect(placed.body).toMatchObject({
      shipments: [{ shipmentId: 'customs', address: { city: 'Portland' } }],
      items: [
        { recipeId, image: { src: `/images/recipes/${recipeId}` }, variants: [{}, {}, { value: '“AB”' }] },
      ],
    });
    await service.checkout.background.drain();
    await service.syncOrders();
    expect(JSON.stringify([...service.fulfilment.orders])).toContain(recipeId);
  });
});
