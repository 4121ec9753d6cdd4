import { sql } from 'drizzle-orm';
import type { Cart } from '@haberdash/api-client/cart';
import { beforeEach, describe, expect, it } from 'vitest';

import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { offerCoupon, sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { frSite, usAddress, type TestShopper } from '../../../testing/service.ts';

describe('a cart', () => {
  const testShop = createTestShop();
  let shopper: TestShopper;
  let shoe: string;
  beforeEach(async () => {
    await testShop.database.empty();
    testShop.service.gateway.reset();
    shoe = await sellVariant(testShop.database);
    shopper = await testShop.service.shopper();
  });

  const add = (cartId: string, qty: number, rest: object = {}) =>
    shopper.call<Cart>('POST', '/cart/v1/item', [{ cartId, productId: shoe, qty, ...rest }]);
  const update = (cartId: string, itemId: string, change: object) =>
    shopper.call<Cart>('PUT', `/cart/v1/cart/${cartId}/item`, { cartId, itemId, ...change });

  it('sums what is added twice, up to the limit of the shop', async () => {
    const cartId = await shopper.newCart([shoe, 4]);
    expect((await add(cartId, 5)).body).toMatchObject({ totalItems: 9, items: [{ qty: 9, maxQty: 10 }] });
    expect((await add(cartId, 2)).body).toMatchObject({
      errorDetails: [{ errorId: 'INV406', additionalInfo: { maxAllowedQty: 1 } }],
    });
    expect((await shopper.cart(cartId)).body.totalItems).toBe(9);
  });

  it('is billed anywhere that the payment provider bills', async () => {
    const cartId = await shopper.newCart([shoe, 1]);
    const bill = (countryCode: string) =>
      shopper.call<Cart>('POST', `/cart/v1/cart/${cartId}/billingAddress`, {
        ...usAddress({ countryCode, postalCode: '', phone: '2123 4567' }),
        province: undefined,
      });
    expect((await bill('HK')).body.billingAddress).toMatchObject({ countryCode: 'HK', phone: '21234567' });
    expect((await bill('XX')).errorIds).toEqual(['CHK320']);
  });

  it('takes the address of a wallet on a product page for the cart of that product only', async () => {
    const bag = await shopper.newCart([shoe, 1]);
    const own = await shopper.call<Cart>('POST', '/cart/v1/cartWithItem', [{ productId: shoe, qty: 1 }]);
    const send = async (cartId: string, rest: object) =>
      (
        await shopper.call('POST', `/cart/v2/cart/${cartId}/shippingAddress`, {
          addresses: [usAddress()],
          ...rest,
        })
      ).status;
    expect(await send(own.body.id, { context: 'applePayPdp', bid: own.body.id })).toBe(200);
    expect(await send(bag, { context: 'checkout', bid: bag })).toBe(200);
    expect(await send(bag, { context: 'applePayPdp' })).toBe(400);
    expect(await send(own.body.id, { bid: bag })).toBe(400);
  });

  it.each([0, -1, 1.5, 1e9, '2', null])('takes no quantity of %s', async (qty) => {
    const cartId = await shopper.newCart([shoe, 1]);
    expect(
      (await shopper.call('POST', '/cart/v1/item', [{ cartId, productId: shoe, qty }])).errorIds,
    ).toEqual(['API400']);
    const { body } = await shopper.cart(cartId);
    expect((await update(cartId, body.items[0]?.id ?? '', { qty })).errorIds).toEqual(['API400']);
  });

  it('takes all lines of a call or none', async () => {
    const cartId = await shopper.newCart();
    const reply = await shopper.call('POST', '/cart/v1/item', [
      { cartId, productId: shoe, qty: 1 },
      { cartId, productId: 'NF99999999X', qty: 1 },
    ]);
    expect([reply.status, reply.errorIds]).toEqual([404, ['INV700']]);
    expect((await shopper.cart(cartId)).body.items).toEqual([]);
  });

  it('does not take what is sold out, gone, sold elsewhere, of another number or for two carts at the same time', async () => {
    const cartId = await shopper.newCart();
    expect((await add(cartId, 1, { upc: '000000000000' })).errorIds).toEqual(['INV700']);
    expect((await add(cartId, 3, { maxQty: 2 })).body).toMatchObject({
      errorDetails: [{ additionalInfo: { maxAllowedQty: 2 } }],
    });
    const gone = await sellVariant(testShop.database, { id: 'NF0GONE0ABC', status: 'gone' });
    const soldOut = await sellVariant(testShop.database, { id: 'NF0NONE0ABC', stock: 0 });
    const elsewhere = await sellVariant(testShop.database, { id: 'NF0EURO0ABC' });
    await testShop.database.read.execute(
      sql`delete from color_price where product_id = 'NF0EURO0' and currency <> 'EUR'`,
    );
    for (const [productId, errorId] of [
      [gone, 'INV700'],
      [elsewhere, 'INV702'],
      [soldOut, 'INV405'],
    ] as const) {
      expect((await shopper.call('POST', '/cart/v1/item', [{ cartId, productId, qty: 1 }])).errorIds).toEqual(
        [errorId],
      );
    }
    const other = await shopper.newCart();
    const both = [cartId, other].map((id) => ({ cartId: id, productId: shoe, qty: 1 }));
    expect((await shopper.call('POST', '/cart/v1/item', both)).errorIds).toEqual(['API400']);
  });

  it('changes a line to another variant, and joins it with the line that has that one', async () => {
    const boot = await sellVariant(testShop.database, { id: 'NF0BOOT0ABC' });
    const cartId = await shopper.newCart([shoe, 1], [boot, 2]);
    const { body } = await shopper.cart(cartId);
    const changed = await update(cartId, body.items[0]?.id ?? '', { productId: boot, qty: 3 });
    expect(changed.body.items.map(({ productId, qty }) => [productId, qty])).toEqual([[boot, 5]]);
    const elsewhere = await sellVariant(testShop.database, { id: 'NF0POND0ABC' });
    await testShop.database.read.execute(
      sql`delete from color_price where product_id = 'NF0POND0' and currency <> 'EUR'`,
    );
    const [line] = changed.body.items;
    expect((await update(cartId, line?.id ?? '', { productId: elsewhere, qty: 1 })).errorIds).toEqual([
      'INV702',
    ]);
    expect((await update(cartId, body.items[1]?.id ?? '', { qty: 1 })).errorIds).toEqual(['ORD404']);
  });

  it('loses no line when calls come together', async () => {
    const cartId = await shopper.newCart();
    const replies = await Promise.all(Array.from({ length: 10 }, () => add(cartId, 1)));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect((await shopper.cart(cartId)).body.items.map(({ qty }) => qty)).toEqual([10]);
  });

  it('of another shopper looks exactly like a missing one', async () => {
    const cartId = await shopper.newCart([shoe, 1]);
    const stranger = await testShop.service.shopper();
    const foreign = await stranger.cart(cartId);
    const missing = await stranger.cart('00000000-0000-4000-8000-000000000000');
    const plain = ({ body }: typeof foreign) => ({ ...body, correlationId: '' });
    expect([foreign.status, plain(foreign)]).toEqual([missing.status, plain(missing)]);
    expect((await stranger.call('DELETE', '/cart/v1/coupon', { cartId, code: 'X' })).errorIds).toEqual([
      'BSK404',
    ]);
  });

  it('reports short lines on request', async () => {
    const cartId = await shopper.newCart([shoe, 5]);
    await testShop.database.read.execute(sql`update stock set quantity = 2`);
    expect((await shopper.cart(cartId)).body).toMatchObject({
      items: [{ available: false, maxQty: 2 }],
      customerNotifications: [],
    });
    const checked = await shopper.cart(cartId, '?inventorySupplyCheck=true');
    expect(checked.body.customerNotifications).toEqual([
      expect.objectContaining({
        type: 'ProductLineItemInventoryMissing',
        message: 'Only 2 left. Please reduce the quantity.',
      }),
    ]);
    expect((await shopper.call('POST', '/cart/v1/cart/prepareOrder', { basketId: cartId })).errorIds).toEqual(
      ['INV701'],
    );
  });

  it('has a notice at a sold-out line among others', async () => {
    const boot = await sellVariant(testShop.database, { id: 'NF0BOOT0ABC' });
    const cartId = await shopper.newCart([shoe, 1], [boot, 1]);
    await testShop.database.read.execute(sql`update stock set quantity = 0 where variant_id = ${boot}`);
    const { body } = await shopper.cart(cartId, '?inventorySupplyCheck=true');
    expect(body.customerNotifications).toEqual([
      {
        type: 'ProductLineItemInventoryMissing',
        itemId: body.items[1]?.id,
        message: 'Sold out. Please remove this item to continue.',
      },
    ]);
  });

  it('has its empty notice only when nothing in it can be bought', async () => {
    const gone = await sellVariant(testShop.database, { id: 'NF0GONE0ABC' });
    const cartId = await shopper.newCart([shoe, 1], [gone, 1]);
    await testShop.database.read.execute(sql`update product set status = 'gone' where id = 'NF0GONE0'`);
    const typesNow = async (): Promise<string[]> =>
      (await shopper.cart(cartId, '?inventorySupplyCheck=true')).body.customerNotifications.map(
        ({ type }) => type,
      );
    expect(await typesNow()).toEqual(['ProductItemNotAvailable']);
    await testShop.database.read.execute(sql`update stock set quantity = 0`);
    expect(await typesNow()).toEqual([
      'ProductLineItemFullInventoryMissing',
      'ProductLineItemInventoryMissing',
      'ProductItemNotAvailable',
    ]);
    const { body } = await shopper.cart(cartId, '?inventorySupplyCheck=true');
    expect(body.customerNotifications[0]).toEqual({
      type: 'ProductLineItemFullInventoryMissing',
      message: 'Your order cannot be completed because no items are left in it.',
    });
    const empty = await shopper.cart(await shopper.newCart(), '?inventorySupplyCheck=true');
    expect(empty.body.customerNotifications).toEqual([]);
  });

  it('names what this site does not sell any more, and counts the rest', async () => {
    const cartId = await shopper.newCart([shoe, 2]);
    await testShop.database.read.execute(sql`delete from color_price
      where (product_id, color_id) = (select product_id, color_id from variant where id = ${shoe})`);
    const { body } = await shopper.cart(cartId);
    expect(body).toMatchObject({ totalItems: 0, items: [] });
    const [{ name } = { name: '' }] = (
      await testShop.database.read.execute<{ name: string }>(
        sql`select name from product_text where language = 'en'`,
      )
    ).rows;
    expect(name).not.toBe('');
    expect(body.customerNotifications).toMatchObject([
      {
        type: 'ProductItemNotAvailable',
        message: `${name} is no longer sold here. We have taken it out of your bag.`,
      },
    ]);
  });

  it('shows the distance to free delivery in three parts, in the shopper’s language', async () => {
    const cartId = await shopper.newCart([shoe, 1]);
    const [offer] = (await shopper.cart(cartId)).body.approachingDiscounts ?? [];
    expect(offer).toMatchObject({ promotionClass: 'SHIPPING', distanceFromConditionThreshold: 25 });
    expect(offer?.calloutMsg.split('|')).toEqual([
      'Standard shipping is free on orders over $75.00',
      'You’re {distance} away from free standard shipping',
      'You’ve earned free standard shipping',
    ]);
    const { body } = await add(cartId, 1);
    expect(body.approachingDiscounts).toEqual([]);
    expect(body.promoSummary).toEqual([
      expect.objectContaining({ level: 'SHIPPING', promotionId: offer?.promotionId }),
    ]);
  });

  it('is priced, taxed and written for the site that shows it', async () => {
    const french = await testShop.service.shopper(frSite);
    const cartId = await french.newCart([shoe, 1]);
    const { body } = await french.cart(cartId);
    expect(body).toMatchObject({
      currency: 'EUR',
      totals: { itemTotal: 50, shipping: 5.95, tax: 9.32, taxIncluded: true, total: 55.95 },
      items: [
        { name: 'Chaussure de trail', variants: [{ label: 'Couleur', value: 'Rouge' }, { label: 'Taille' }] },
      ],
    });
    expect(body.shippingMethods[0]?.applicableShippingMethods.map(({ label }) => label)).toEqual([
      'Livraison express',
      'Livraison standard',
    ]);
  });

  it('adds sales tax once the address is known', async () => {
    const cartId = await shopper.newCart([shoe, 2]);
    expect((await shopper.cart(cartId)).body.totals).not.toHaveProperty('tax');
    const address = usAddress({ city: 'Seattle', province: 'WA', postalCode: '98101' });
    const { body } = await shopper.call<Cart>('POST', `/cart/v2/cart/${cartId}/shippingAddress`, {
      addresses: [address],
    });
    expect(body.totals).toMatchObject({ itemTotal: 100, tax: 9.38, taxIncluded: false, total: 109.38 });
  });

  it('falls back to standard delivery, with a notice, when an address loses the chosen method', async () => {
    const cartId = await shopper.newCart([shoe, 1]);
    const newYork = usAddress({ city: 'New York', province: 'NY', postalCode: '10001' });
    await shopper.call('POST', `/cart/v2/cart/${cartId}/shippingAddress`, { addresses: [newYork] });
    const chosen = await shopper.call<Cart>('POST', '/cart/v1/shippingMethod', {
      cartId,
      code: 'same-day',
      shippingId: 'me',
    });
    expect(chosen.body.totals.shipping).toBe(24.95);
    const moved = await shopper.call<Cart>('POST', `/cart/v2/cart/${cartId}/shippingAddress`, {
      addresses: [usAddress()],
    });
    expect(moved.body).toMatchObject({
      shippingMethods: [{ code: 'standard' }],
      flash: [{ code: 'OrderShippingMethodDowngraded' }],
    });
  });

  it.each([
    ['NOPE', {}, 'PRM130'],
    ['SOON', { startsAt: new Date('2026-07-01T00:00:00Z') }, 'PRM135'],
    ['USEDUP', { maxUses: 3, used: 3 }, 'PRM140'],
    ['PAST', { endsAt: new Date('2026-05-01T00:00:00Z') }, 'PRM155'],
  ] as const)('does not take the code %s', async (code, rest, errorId) => {
    if (code !== 'NOPE') await offerCoupon(testShop.database, code, rest);
    const cartId = await shopper.newCart([shoe, 1]);
    expect((await shopper.call('PUT', '/cart/v1/coupon', { cartId, code })).errorIds).toEqual([errorId]);
  });

  it('takes a code once, and lets go of it', async () => {
    await offerCoupon(testShop.database, 'TEN');
    const cartId = await shopper.newCart([shoe, 1]);
    const applied = await shopper.call<Cart>('PUT', '/cart/v1/coupon', { cartId, code: ' ten ' });
    expect(applied.body).toMatchObject({
      totals: { totalDiscount: 5, totalDiscountPercentage: 10 },
      items: [{ price: { discount: 5 } }],
      couponItems: [{ code: 'TEN', applied: true, discount: 5, label: '10% off' }],
      orderPromotions: [{ level: 'ORDER', discount: 5 }],
    });
    expect((await shopper.call('PUT', '/cart/v1/coupon', { cartId, code: 'TEN' })).errorIds).toEqual([
      'PRM416',
    ]);
    for (let time = 0; time < 2; time += 1) {
      const removed = await shopper.call<Cart>('DELETE', '/cart/v1/coupon', { cartId, code: 'TEN' });
      expect([removed.status, removed.body.totals.totalDiscount]).toEqual([200, 0]);
    }
  });

  it('takes a code once per shopper where the promotion requires it', async () => {
    await offerCoupon(testShop.database, 'HELLO', { oncePerShopper: true });
    const cartId = await shopper.readyCart([shoe, 1]);
    await shopper.call('PUT', '/cart/v1/coupon', { cartId, code: 'HELLO' });
    expect((await shopper.place(cartId, await shopper.openSession(cartId))).status).toBe(200);
    const next = await shopper.newCart([shoe, 1]);
    expect((await shopper.call('PUT', '/cart/v1/coupon', { cartId: next, code: 'HELLO' })).errorIds).toEqual([
      'PRM150',
    ]);
  });
});
