import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { plainHasher } from '../../../testing/plain-hasher.fixtures.ts';
import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { sellVariant, setStock } from '../../../testing/catalogue.fixtures.ts';
import { frSite, type TestShopper } from '../../../testing/service.ts';
import { product, colorPrice } from '../../catalogue/catalogue/schema.ts';
import { createCleanUp } from '../../privacy/clean-up/clean-up.ts';
import { enter, newPerson, shopperWith, signUp } from '../../accounts/identity/identity.fixtures.ts';
import { MAX_SAVED_ITEMS } from './rules.ts';
import { changeFirst, CHANGE, fillSaved, saveFirst, savedOf, type Changed } from './saved.fixtures.ts';

describe('what is saved for later', () => {
  const shop = createTestShop({ hasher: plainHasher });
  let shopper: TestShopper;
  let shoe: string;

  beforeEach(async () => {
    await shop.database.empty();
    shop.service.gateway.reset();
    shoe = await sellVariant(shop.database, { stock: 5, maxQty: 4 });
    shopper = await shop.service.shopper();
  });

  const lines = ({ cart }: Changed) => cart?.items.map(({ productId, qty }) => [productId, qty]);
  const items = ({ saveForLater }: Changed) =>
    saveForLater.items.map(({ productId, qty }) => [productId, qty]);
  const withSaved = async (qty = 2) => {
    const cartId = await shopper.newCart([shoe, qty]);
    const { body } = await saveFirst(shopper, cartId);
    return { cartId, list: body.saveForLater };
  };

  it('rejects a gift, whose words it would lose, and leaves it in the cart', async () => {
    const cartId = await shopper.newCart();
    const giftOption = { wrap: true, message: 'For you' };
    await shopper.call('POST', '/cart/v1/item', [{ cartId, productId: shoe, qty: 1, giftOption }]);
    const rejected = await saveFirst(shopper, cartId);
    expect([rejected.status, rejected.errorIds]).toEqual([400, ['API400']]);
    expect((await shopper.cart(cartId)).body.items).toMatchObject([{ productId: shoe, qty: 1 }]);
  });

  it('is empty and has no id before the first item', async () => {
    expect(await savedOf(shopper)).toEqual({ items: [], total: 0 });
  });

  it('moves from the cart to the list, all or some units, and is returned', async () => {
    const cartId = await shopper.newCart([shoe, 3]);
    const some = await saveFirst(shopper, cartId, { qty: 1 });
    expect([lines(some.body), items(some.body)]).toEqual([[[shoe, 2]], [[shoe, 1]]]);
    const all = await saveFirst(shopper, cartId);
    expect([lines(all.body), items(all.body)]).toEqual([[], [[shoe, 3]]]);
    expect(all.body.saveForLater).toMatchObject({
      total: 1,
      items: [{ available: true, name: 'Trail shoe' }],
    });
    expect(all.body.saveForLater.items[0]).toMatchObject({
      pageUrl: '/p/trail-shoe-NF0A1B2C',
      price: { currency: 'USD', current: 50, original: 50 },
      variants: [{ code: 'color', value: 'Red' }, { code: 'size' }],
    });
  });

  it('is read by pages, the newest first', async () => {
    const other = await sellVariant(shop.database, { id: 'NF0OTHERRED' });
    const cartId = await shopper.newCart([shoe, 1], [other, 1]);
    await saveFirst(shopper, cartId);
    await saveFirst(shopper, cartId);
    expect(await savedOf(shopper, '?start=0&count=1')).toMatchObject({
      total: 2,
      items: [{ productId: other }],
    });
    expect(await savedOf(shopper, '?start=1&count=1')).toMatchObject({
      total: 2,
      items: [{ productId: shoe }],
    });
  });

  it('goes back into the cart, and adds up with what is there', async () => {
    const { cartId, list } = await withSaved(2);
    await shopper.call('POST', '/cart/v1/item', [{ cartId, productId: shoe, qty: 1 }]);
    const { body } = await changeFirst(shopper, list, { cartId });
    expect([lines(body), items(body)]).toEqual([[[shoe, 3]], []]);
    expect(body.saveForLater).toMatchObject({ saveForLaterId: list.saveForLaterId, total: 0 });
  });

  it.each([
    ['sold out', 0, 'INV408'],
    ['short', 1, 'INV406'],
  ])('stays where it is when it is %s, and the cart as well', async (_state, left, errorId) => {
    const { cartId, list } = await withSaved(2);
    await setStock(shop.database, shoe, left);
    const rejected = await changeFirst(shopper, list, { cartId });
    expect([rejected.status, rejected.errorIds]).toEqual([409, [errorId]]);
    expect((await shopper.cart(cartId)).body.items).toEqual([]);
    expect(await savedOf(shopper)).toMatchObject({ total: 1, items: [{ qty: 2, available: left > 0 }] });
  });

  it('moves once, under parallel requests', async () => {
    const { cartId, list } = await withSaved(1);
    const request = await Promise.all(
      Array.from({ length: 5 }, () => changeFirst(shopper, list, { cartId })),
    );
    expect(request.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 404, 404, 404, 404,
    ]);
    expect((await shopper.cart(cartId)).body.items).toMatchObject([{ productId: shoe, qty: 1 }]);
  });

  it('shows withdrawn and unpriced items as not available', async () => {
    const { cartId, list } = await withSaved(1);
    await shop.database.read.delete(colorPrice).where(eq(colorPrice.currency, 'USD'));
    expect((await changeFirst(shopper, list, { cartId })).errorIds).toEqual(['INV702']);
    expect((await savedOf(shopper)).items).toMatchObject([{ available: false, name: 'Trail shoe' }]);
    await shop.database.read.update(product).set({ status: 'gone' });
    const french = await shop.service.shopper(frSite);
    expect(await savedOf(french)).toEqual({ items: [], total: 0 });
    expect((await changeFirst(shopper, list, { productId: 'ZZ999999RED' })).errorIds).toEqual(['INV700']);
  });

  it('changes quantity and variant in the list; an equal variant gets the sum', async () => {
    const other = await sellVariant(shop.database, { id: 'NF0OTHERRED' });
    const cartId = await shopper.newCart([other, 1], [shoe, 2]);
    await saveFirst(shopper, cartId);
    const { body } = await saveFirst(shopper, cartId);
    expect(items((await changeFirst(shopper, body.saveForLater, { qty: 9 })).body)).toEqual([
      [shoe, 9],
      [other, 1],
    ]);
    expect(items((await changeFirst(shopper, body.saveForLater, { productId: other })).body)).toEqual([
      [other, 10],
    ]);
  });

  it('is removed, and what is gone already is no error', async () => {
    const { list } = await withSaved();
    const url = `${CHANGE}/${list.saveForLaterId}/items/${list.items[0]?.itemId}`;
    for (let time = 0; time < 2; time += 1)
      expect((await shopper.call('DELETE', url)).body).toMatchObject({
        saveForLater: { total: 0, items: [] },
      });
  });

  it('ends at its cap, and the cart keeps what does not fit', async () => {
    const { list } = await withSaved(1);
    await fillSaved(shop.database, { listId: list.saveForLaterId ?? '', productId: 'NF0A1B2C', room: 1 });
    const cartId = await shopper.newCart([await sellVariant(shop.database, { id: 'NF0OTHERRED' }), 1]);
    const rejected = await saveFirst(shopper, cartId);
    expect([rejected.status, rejected.errorIds]).toEqual([409, ['INV409']]);
    expect((await shopper.cart(cartId)).body.totalItems).toBe(1);
    expect((await savedOf(shopper)).total).toBe(MAX_SAVED_ITEMS);
  });

  it('comes along when the guest signs in, added to what the person had', async () => {
    const { list } = await withSaved(2);
    const person = await newPerson(shop.service);
    await saveFirst(person, await person.newCart([shoe, 1]));
    const { saveForLaterId } = list;
    const { body: token } = await enter(
      shop.service,
      {},
      { guest: shopper, guestObjects: { saveForLaterId } },
    );
    const known = shopperWith(shop.service, token);
    expect(await savedOf(known)).toMatchObject({
      saveForLaterId: token.saveForLaterId,
      total: 1,
      items: [{ productId: shoe, qty: 3 }],
    });
    expect((await savedOf(shopper)).total).toBe(0);
  });

  it('of another shopper does not come along', async () => {
    const { list } = await withSaved(2);
    await signUp(shop.service);
    const guest = await shop.service.shopper();
    const { saveForLaterId } = list;
    const { body: token } = await enter(shop.service, {}, { guest, guestObjects: { saveForLaterId } });
    expect(await savedOf(shopperWith(shop.service, token))).toEqual({ items: [], total: 0 });
    expect((await savedOf(shopper)).total).toBe(1);
  });

  it('of a guest is removed with the carts that no one came back to, that of a person is not', async () => {
    await withSaved(1);
    const person = await shop.service.person();
    await saveFirst(person, await person.newCart([shoe, 1]));
    shop.service.clock.advance(31 * 24 * 60 * 60_000);
    const day = 24 * 60 * 60_000;
    const cleanUp = createCleanUp(
      { database: shop.database, clock: shop.service.clock },
      { cartMs: 30 * day, paymentMs: 30 * day },
    );
    expect(await cleanUp.run()).toMatchObject({ 'saved lists': 1 });
  });
});
