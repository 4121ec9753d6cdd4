import { describe, expect, it } from 'vitest';
import {
  cart,
  cartId,
  cartItem,
  fakeShopper,
  formError,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { toCartView } from '../model/cart-view.ts';
import { run } from './run-cart-action.fixtures.ts';
import { readStoreChange } from './store-change.server.ts';

const LONDON = { id: 'NF-GB-01', name: 'Northfell Covent Garden', storeInventory: 3 };
const LEEDS = { id: 'NF-GB-02', name: 'Northfell Leeds', storeInventory: 3 };
const fetched = (id: string, storeInfo: typeof LONDON, code = 'pickup') =>
  cartItem({
    id,
    name: `Product ${id}`,
    qty: 2,
    storeId: storeInfo.id,
    selectedShippingOption: code,
    shippingOptions: [{ selected: true, shippingMethod: { code, label: code }, storeInfo }],
  });
const mixed = cart({
  items: [fetched('line-1', LONDON), fetched('line-2', LEEDS), fetched('line-3', LEEDS, 'sts')],
});
const atLondon = cart({
  items: [fetched('line-1', LONDON), fetched('line-2', LONDON), fetched('line-3', LONDON, 'sts')],
});
const getCart = `GET /cart/v1/cart/${cartId}`;
const putItem = `PUT /cart/v1/cart/${cartId}/item`;
const own = { 'favourite-store': LONDON.id };

describe('a store that became the own one', () => {
  const read = async (values: Record<string, string>, items = mixed) => {
    const { shopper, seen } = fakeShopper(
      { 'POST /stores/v1/search': { body: { stores: [LONDON, LEEDS] } } },
      { values },
    );
    return { change: await readStoreChange(shopper, toCartView(items, shopper.t)), seen };
  };

  it('is shown in the bag with the lines that are fetched elsewhere, without another call', async () => {
    const { change, seen } = await read(own);
    expect(change).toEqual({
      storeId: LONDON.id,
      store: LONDON.name,
      lines: ['Product line-2', 'Product line-3'],
    });
    expect(seen).toEqual([]);
  });

  it('is shown by its name where nothing in the bag is fetched there', async () => {
    const { change } = await read(own, cart({ items: [fetched('line-2', LEEDS)] }));
    expect(change).toMatchObject({ store: LONDON.name, lines: ['Product line-2'] });
  });

  it.each([
    ['nobody has chosen one', {}, mixed],
    ['all is fetched there', own, atLondon],
    ['the shopper has said that all stays where it is', { ...own, 'stores-kept-for': LONDON.id }, mixed],
  ])('is not shown where %s', async (_why, values, items) => {
    expect((await read(values, items)).change).toBeUndefined();
  });

  it('is shown again once another one is chosen', async () => {
    expect((await read({ ...own, 'stores-kept-for': LEEDS.id })).change).toBeDefined();
  });

  it('is shown to a shopper with another line for pickup there', async () => {
    const { result } = await run(
      { [getCart]: { body: mixed }, [putItem]: { body: mixed } },
      { intent: 'delivery', itemId: 'line-1', name: 'Boots', way: 'pickup', storeId: LONDON.id },
    );
    expect(result).toMatchObject({ ok: true, storeChange: { store: LONDON.name } });
  });
});

describe('having everything fetched in the own store', () => {
  const gather = { intent: 'gather', storeId: LONDON.id, storeName: LONDON.name };

  it('moves each line of other stores, as it is fetched, and remembers the store', async () => {
    const { result, seen, shopper } = await run(
      { [getCart]: { body: mixed }, [putItem]: { body: atLondon } },
      gather,
    );
    const change = { cartId, qty: 2, storeId: LONDON.id };
    expect(seen.filter(({ call }) => call === putItem).map(({ body }) => body)).toEqual([
      { ...change, itemId: 'line-2', selectedShippingOption: 'pickup' },
      { ...change, itemId: 'line-3', selectedShippingOption: 'sts' },
    ]);
    expect(result).toMatchObject({
      ok: true,
      text: 'You now collect everything from Northfell Covent Garden.',
    });
    expect(shopper.session.value('favourite-store')).toBe(LONDON.id);
  });

  it('names what the store does not have, which stays where it was', async () => {
    const { result } = await run({ [getCart]: { body: mixed }, [putItem]: formError('INV407', 409) }, gather);
    expect(result).toMatchObject({
      ok: false,
      formError: { place: 'banner', text: expect.stringContaining('Product line-2 and Product line-3') },
    });
  });

  it('says that nobody knows where the service does not answer', async () => {
    const { result } = await run(
      { [getCart]: { body: mixed }, [putItem]: { body: {}, status: 503 } },
      gather,
    );
    expect(result).toMatchObject({ ok: false, formError: { code: 'NO_ANSWER', place: 'banner' } });
  });

  it('is not asked again once the shopper leaves all as it is', async () => {
    const { result, seen, shopper } = await run({}, { ...gather, intent: 'keep-stores' });
    expect(result).toMatchObject({ ok: true, text: 'Everything stays in the store that you chose for it.' });
    expect(seen).toEqual([]);
    expect(shopper.session.value('stores-kept-for')).toBe(LONDON.id);
  });
});
