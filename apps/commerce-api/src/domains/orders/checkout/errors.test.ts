import type { Address, Cart } from '@haberdash/api-client/cart';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { product } from '../../catalogue/catalogue/schema.ts';
import { openStore } from '../../accounts/identity/identity.fixtures.ts';
import { offerCoupon, sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { usAddress, type TestShopper } from '../../../testing/service.ts';

describe('a request that is rejected', () => {
  const shop = createTestShop();
  let shopper: TestShopper;
  let shoe: string;
  beforeEach(async () => {
    await shop.database.empty();
    shop.service.gateway.reset();
    shopper = await shop.service.shopper();
    shoe = await sellVariant(shop.database, { price: 10_000 });
  });

  const apply = async (cartId: string, code: string) =>
    (await shopper.call('PUT', '/cart/v1/coupon', { cartId, code })).errorIds;

  it.each([
    ['that is about other things', { categoryIds: ['999999'] }],
    ['that leaves these out', { excludedProductIds: ['NF0A1B2C'] }],
    ['that has no amount in this currency', { kind: 'amount-off' as const, amounts: { EUR: 500 } }],
  ])('for a code %s is at the code', async (_which, promotion) => {
    await offerCoupon(shop.database, 'OTHER', { promotion });
    expect(await apply(await shopper.newCart([shoe, 1]), 'OTHER')).toEqual(['PRM160']);
  });

  it('for such a code is not rejected while nothing is in the cart', async () => {
    await offerCoupon(shop.database, 'OTHER', { promotion: { categoryIds: ['999999'] } });
    expect(await apply(await shopper.newCart(), 'OTHER')).toEqual([]);
  });

  it('for an eleventh code has the limit of ten', async () => {
    const cartId = await shopper.newCart([shoe, 1]);
    const codes = Array.from({ length: 11 }, (_each, at) => `CODE${at}`);
    const responses: (readonly string[])[] = [];
    for (const code of codes) {
      await offerCoupon(shop.database, code);
      responses.push(await apply(cartId, code));
    }
    expect(responses).toEqual([...codes.slice(1).map(() => []), ['PRM175']]);
  });

  const sendTo = async (address: Partial<Address>) => {
    const cartId = await shopper.newCart([shoe, 1]);
    const path = `/cart/v2/cart/${cartId}/shippingAddress`;
    return (await shopper.call('POST', path, { addresses: [usAddress(address)] })).errorIds;
  };
  it('for an address has the reason: a post office box, no phone', async () => {
    expect(await sendTo({ addressLine1: 'PO Box 12' })).toEqual(['SHP500']);
    expect(await sendTo({ phone: '' })).toEqual(['SHP410']);
    const cartId = await shopper.newCart([shoe, 1]);
    const path = `/cart/v1/cart/${cartId}/billingAddress`;
    expect((await shopper.call('POST', path, usAddress({ phone: '' }))).errorIds).toEqual(['BILL410']);
  });

  const place = async (cartId: string, rest: object = {}) =>
    (await shopper.place(cartId, await shopper.openSession(cartId), rest)).errorIds;

  it('for a withdrawn line differs from that for a short line', async () => {
    const cartId = await shopper.readyCart([shoe, 1]);
    const session = await shopper.openSession(cartId);
    await shop.database.read
      .update(product)
      .set({ status: 'gone' })
      .where(eq(product.id, shoe.slice(0, 8)));
    expect((await shopper.place(cartId, session)).errorIds).toEqual(['ORD430']);
    expect((await shopper.call('POST', '/cart/v1/cart/prepareOrder', { basketId: cartId })).errorIds).toEqual(
      ['ORD430'],
    );
  });

  it('where the tax became known after the total was seen has its own code, and the new total is accepted', async () => {
    const cartId = await shopper.readyCart([shoe, 1]);
    const washington = usAddress({ province: 'WA', city: 'Seattle', postalCode: '98101' });
    const path = `/cart/v2/cart/${cartId}/shippingAddress`;
    const { body } = await shopper.call<Cart>('POST', path, { addresses: [washington] });
    const { total, tax = 0 } = body.totals;
    const beforeTax = Math.round((total - tax) * 100) / 100;
    expect(tax).toBeGreaterThan(0);
    expect(await place(cartId, { expectedTotal: beforeTax })).toEqual(['TAX310']);
    expect(await place(cartId, { expectedTotal: beforeTax - 1 })).toEqual(['ORD415']);
    expect(await place(cartId, { expectedTotal: total })).toEqual([]);
  });

  it('where a pickup has no tax place is returned until the bill has an address', async () => {
    await openStore(shop.database);
    const cartId = await shopper.newCart([shoe, 1]);
    await shop.database.read.execute(
      sql`insert into stock (variant_id, location, quantity) values (${shoe}, 'NF-US-05', 5)`,
    );
    await shop.database.read.execute(sql`update cart_line set delivery = 'pickup', store_id = 'NF-US-05'`);
    const prepare = async () =>
      (await shopper.call('POST', '/cart/v1/cart/prepareOrder', { basketId: cartId })).errorIds;
    expect(await prepare()).toEqual(['TAX309']);
    await shopper.call('POST', `/cart/v1/cart/${cartId}/billingAddress`, usAddress());
    expect(await prepare()).toEqual([]);
  });
});
