import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listingOrigins } from '../listing-origin.ts';
import * as events from '../events.ts';
import { cart, line, order, product } from './events.fixtures.ts';

describe('product list views and clicks', () => {
  it('a list reports its products with positions and origin', () => {
    const list = { listId: '4711', listName: 'Jackets', origin: listingOrigins.grid };
    const event = events.viewItemList({
      ...list,
      products: [product(), product({ masterId: 'NF99AB34', name: 'Fell shell' })],
      startIndex: 24,
    });
    expect(event.event).toBe('view_item_list');
    expect(event.ecommerce).toMatchObject({
      currency: 'GBP',
      item_list_id: '4711',
      item_list_name: 'Jackets',
    });
    expect(
      event.ecommerce.items.map(({ item_id, index, listing_origin }) => [item_id, index, listing_origin]),
    ).toEqual([
      ['NF12AB34', 24, 'grid'],
      ['NF99AB34', 25, 'grid'],
    ]);
  });

  it('a list of more than 200 products reports the first 200', () => {
    const products = Array.from({ length: 1_000 }, (_, index) => product({ masterId: `NF${String(index)}` }));
    expect(events.viewItemList({ products }).ecommerce.items).toHaveLength(200);
  });

  it('a click reports the product at its position', () => {
    const event = events.selectItem({
      product: product(),
      listName: 'Jackets',
      index: 7,
      origin: listingOrigins.search,
    });
    expect(event).toMatchObject({
      event: 'select_item',
      ecommerce: {
        item_list_name: 'Jackets',
        items: [{ item_id: 'NF12AB34', index: 7, listing_origin: 'search' }],
      },
    });
  });
});

it('a product view reports price, value and currency', () => {
  expect(events.viewItem(product(), { color: 'Moss' }).ecommerce).toMatchObject({
    currency: 'GBP',
    value: 149.99,
    items: [{ item_id: 'NF12AB34', item_variant: 'Moss', quantity: 1 }],
  });
});

describe('cart changes', () => {
  it('report the added units and their price, with the origin of the product', () => {
    const event = events.addToCart([{ line: line(), quantity: 1 }], 'GBP', () => ({
      origin: listingOrigins.recommendationCarousel,
    }));
    expect(event).toMatchObject({
      event: 'add_to_cart',
      ecommerce: {
        currency: 'GBP',
        value: 149.99,
        items: [{ item_sku: 'NF12AB34CD', quantity: 1, listing_origin: 'recommendation carousel' }],
      },
    });
  });

  it('report the removed units', () => {
    expect(events.removeFromCart([{ line: line(), quantity: 2 }], 'GBP')).toMatchObject({
      event: 'remove_from_cart',
      ecommerce: { value: 299.98, items: [{ quantity: 2 }] },
    });
  });

  it('follow from two snapshots: new rows, more, fewer and gone', () => {
    const sku = (productId: string, qty: number, more = {}) => line({ productId, qty, ...more });
    const before = cart({ items: [sku('A', 1), sku('B', 3), sku('C', 1), sku('E', 2)] });
    const after = cart({ items: [sku('A', 2), sku('B', 1), sku('D', 4), sku('E', 2)] });
    const { added, removed } = events.cartChanges(before, after);
    const facts = (changes: readonly events.LineChange[]) =>
      changes.map(({ line: { productId }, quantity }) => [productId, quantity]);
    expect(facts(added)).toEqual([
      ['A', 1],
      ['D', 4],
    ]);
    expect(facts(removed)).toEqual([
      ['B', 2],
      ['C', 1],
    ]);
  });

  it('leave out gifts that a promotion put in or took out', () => {
    const gift = line({ productId: 'GIFT', bonus: true });
    expect(events.cartChanges(cart(), cart({ items: [line(), gift] }))).toEqual({ added: [], removed: [] });
  });

  it('add up to the difference in units, whatever the carts', () => {
    const lines = fc.array(
      fc.record({ productId: fc.constantFrom('A', 'B', 'C'), qty: fc.integer({ min: 0, max: 9 }) }),
    );
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const { added, removed } = events.cartChanges({ items: before }, { items: after });
        const pieces = (changes: readonly { readonly quantity: number }[]) =>
          changes.reduce((all, { quantity }) => all + quantity, 0);
        const units = (items: readonly { readonly qty: number }[]) =>
          items.reduce((all, { qty }) => all + qty, 0);
        expect(pieces(added) - pieces(removed)).toBe(units(after) - units(before));
      }),
    );
  });
});

describe('cart and checkout', () => {
  it.each([
    ['the cart view', events.viewCart(cart()), 'view_cart'],
    ['the begin of the checkout', events.beginCheckout(cart()), 'begin_checkout'],
    ['the choice of delivery', events.addShippingInfo(cart(), 'standard'), 'add_shipping_info'],
    ['the choice of payment', events.addPaymentInfo(cart(), 'CREDIT_CARD'), 'add_payment_info'],
  ])('%s reports value, coupon, units and lines', (_name, event, name) => {
    expect(event.event).toBe(name);
    expect(event.ecommerce).toMatchObject({
      currency: 'GBP',
      value: 299.98,
      coupon: 'WARM10',
      total_units: 2,
      discount_percentage: 33,
      items: [{ item_sku: 'NF12AB34CD' }],
    });
  });

  it('every event up to the order has the origin of each product', () => {
    const placeOf: events.PlaceOfLine = ({ masterId }) =>
      masterId === 'NF12AB34' ? { origin: listingOrigins.jacketFinder } : {};
    const rows = { items: [line(), line({ masterId: 'NF99AB34' })] };
    const all = [
      events.viewCart(cart(rows), placeOf),
      events.beginCheckout(cart(rows), placeOf),
      events.addShippingInfo(cart(rows), 'standard', placeOf),
      events.addPaymentInfo(cart(rows), 'CREDIT_CARD', placeOf),
      events.purchase(order(rows), { placeOf }),
    ];
    for (const event of all) {
      expect(event?.ecommerce.items.map((item) => item.listing_origin)).toEqual(['jacket finder', undefined]);
    }
  });

  it('delivery and payment are reported by their kinds', () => {
    expect(events.addShippingInfo(cart(), 'express').ecommerce.shipping_tier).toBe('express');
    expect(events.addPaymentInfo(cart(), 'CREDIT_CARD').ecommerce.payment_type).toBe('CREDIT_CARD');
    expect(events.addPaymentInfo(cart(), '4242 4242 4242 4242').ecommerce.payment_type).toBe('[masked]');
  });

  it('an empty cart is reported', () =>
    expect(events.viewCart(cart({ items: [], couponItems: [], totals: {} })).ecommerce).toEqual({
      currency: 'GBP',
      value: 0,
      total_units: 0,
      items: [],
    }));

  it('totals are reported, with what rewards pay and what is left', () => {
    const totals = {
      ...cart().totals,
      tax: 12,
      netAmount: 292.93,
      remainingToPay: 4.93,
      appliedRewards: 300,
    };
    expect(events.viewCart(cart({ totals })).ecommerce).toMatchObject({
      tax: 12,
      shipping: 4.95,
      discount: 100,
      total: 304.93,
      total_without_tax: 292.93,
      remaining_to_pay: 4.93,
      applied_rewards: 300,
    });
  });

  it('a coupon that is not applied is left out', () => {
    const couponItems = [
      { code: 'WARM10', applied: false },
      { code: 'SPRING', applied: true },
    ];
    expect(events.viewCart(cart({ couponItems })).ecommerce.coupon).toBe('SPRING');
  });

  it('the value of a line is its total, not its rounded price times its units', () => {
    const items = [line({ qty: 3, price: { rowTotal: 10 } })];
    expect(events.viewCart(cart({ items })).ecommerce.value).toBe(10);
    expect(events.viewCart(cart({ items })).ecommerce.items[0]?.price).toBe(3.33);
  });
});

describe('a purchase', () => {
  it('reports number, value, tax, delivery, discount, coupon and day', () => {
    const details = {
      shippingTier: 'standard',
      paymentType: 'CREDIT_CARD',
      dateFormat: 'MM/DD/YYYY',
    } as const;
    expect(events.purchase(order(), details)).toMatchObject({
      event: 'purchase',
      ecommerce: {
        transaction_id: 'NF20260001',
        currency: 'GBP',
        value: 299.98,
        tax: 50,
        shipping: 4.95,
        discount: 100,
        discount_percentage: 33,
        coupon: 'WARM10',
        shipping_tier: 'standard',
        payment_type: 'CREDIT_CARD',
        order_date: '03/09/2026',
        total_units: 2,
        items: [{ item_sku: 'NF12AB34CD' }],
      },
    });
  });

  it('is none without an order number', () => {
    expect(events.purchase(order({ orderNumber: '' }))).toBeUndefined();
    expect(events.purchase(null)).toBeUndefined();
  });

  it('reports no customer, even if the order has one', () => {
    const person = {
      email: 'maria@example.com',
      firstName: 'María',
      billingAddress: { addressLine1: '12 Alder Street', phone: '5035550142' },
      shipments: [{ address: { lastName: 'O’Neil' } }],
    };
    const text = JSON.stringify(events.purchase({ ...order(), ...person }));
    expect(text).not.toMatch(/maria|maría|neil|alder|5550142/i);
  });
});

describe('a refund', () => {
  it('of a cancelled order is the whole order with tax and delivery', () => {
    expect(events.refund(order())).toMatchObject({
      event: 'refund',
      ecommerce: {
        transaction_id: 'NF20260001',
        refund_reason: 'cancellation',
        currency: 'GBP',
        value: 299.98,
        tax: 50,
        shipping: 4.95,
        coupon: 'WARM10',
        items: [{ item_sku: 'NF12AB34CD', quantity: 2 }],
      },
    });
  });

  it('of a return has the returned units only, and neither tax nor delivery of the order', () => {
    const event = events.refund(order(), [{ line: line(), quantity: 1 }]);
    expect(event?.ecommerce).toMatchObject({
      refund_reason: 'return',
      value: 149.99,
      items: [{ quantity: 1 }],
    });
    expect(event?.ecommerce).not.toHaveProperty('shipping');
  });

  it.each([
    ['an order number', order({ orderNumber: '' }), undefined],
    ['a returned item', order(), []],
  ])('is none without %s', (_name, of, returned) => {
    expect(events.refund(of, returned)).toBeUndefined();
  });
});
