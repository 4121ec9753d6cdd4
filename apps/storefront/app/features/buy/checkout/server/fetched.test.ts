import type { Order } from '@haberdash/api-client/cart';
import { describe, expect, it } from 'vitest';
import {
  cart,
  cartId,
  cartItem,
  fakeShopper,
  outcome,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { runBillingStep } from './billing-step.server.ts';
import { orderView } from './confirmation.server.ts';
import { readShippingStep } from './shipping-step.server.ts';

const store = {
  id: 'NF-GB-01',
  name: 'Northfell Edinburgh',
  addressLine1: '84 George Street',
  city: 'Edinburgh',
  postalCode: 'EH2 3BU',
  countryCode: 'GB',
  openingHours: ['Mon–Sat 10:00–18:00'],
};
const method = {
  code: 'pickup',
  label: 'Pick up',
  deliveryTime: 'today',
  price: { amount: 0 },
  selected: true,
};
const shippingId = 'pickup-NF-GB-01';
const shipment = {
  shippingId,
  code: 'pickup',
  applicableShippingMethods: [method],
  storeId: store.id,
  store,
};
const fetched = cart({ items: [cartItem({ shippingId })], shippingMethods: [shipment] });
const getCart = `GET /cart/v1/cart/${cartId}`;
const BILLING = `POST /cart/v1/cart/${cartId}/billingAddress`;
const countries: Responses = {
  'GET /consumers-v3/utilities/countryList': {
    body: { countries: [{ code: 'GB', name: 'United Kingdom', dialCode: '44' }] },
  },
  'GET /consumers-v3/utilities/countryList/GB': { body: { countryCode: 'GB', fields: {}, provinces: [] } },
};

describe('an order that is fetched', () => {
  it('asks for no delivery address, and shows the store with what waits there', async () => {
    const { shopper } = fakeShopper({ [getCart]: { body: fetched } }, { path: '/checkout/shipping' });
    await expect(outcome(readShippingStep(shopper))).resolves.toMatchObject({
      data: {
        form: undefined,
        hasHome: false,
        others: [{ id: shippingId, way: 'pickup', store, items: [{ name: 'Corrie shell', qty: 2 }] }],
      },
    });
  });

  it('is confirmed to the e-mail address of its bill', async () => {
    const fields = {
      intent: 'billing',
      email: 'ailsa@example.com',
      firstName: 'Ailsa',
      lastName: 'Reid',
      addressLine1: '12 Harbour Street',
      city: 'Leith',
      postalCode: 'EH6 6JJ',
      phone: '07911 123456',
      phoneCode: '44',
      countryCode: 'GB',
      sessionID: 'session-1',
    };
    const responses = { ...countries, [getCart]: { body: fetched }, [BILLING]: { body: fetched } };
    const { shopper, seen } = fakeShopper(responses, { fields });
    await expect(outcome(runBillingStep(shopper))).resolves.toEqual({ to: '/en-gb/checkout/summary' });
    expect(seen.at(-1)?.body).toMatchObject({ email: 'ailsa@example.com', city: 'Leith' });
  });

  it('shows store, hours and the code for the counter once it is placed', () => {
    const order: Order = {
      orderNumber: 'NF0000000042',
      st: 'secret',
      status: 'PLACED',
      currency: 'GBP',
      email: 'ailsa@example.com',
      createdAt: '2026-11-22T10:00:00Z',
      billingAddress: {
        firstName: 'Ailsa',
        lastName: 'Reid',
        addressLine1: '12 Harbour Street',
        city: 'Leith',
        postalCode: 'EH6 6JJ',
        countryCode: 'GB',
        phone: '+447911123456',
      },
      shipments: [
        { shipmentId: shippingId, shippingMethod: method, storeId: store.id, store, pickupCode: 'K7Q2M9' },
      ],
      items: [{ ...cartItem(), shipmentId: shippingId }],
      totals: fetched.totals,
      paymentMethod: [
        { code: 'GIFT_CARD', label: 'Gift card', amount: 50 },
        { code: 'CREDIT_CARD', label: 'Card', additionalData: { type: 'VISA', lastFour: '4242' } },
      ],
      promoSummary: [],
      flash: [],
    };
    expect(orderView(order)).toMatchObject({
      shipping: undefined,
      others: [{ way: 'pickup', store, pickupCode: 'K7Q2M9', items: [{ name: 'Corrie shell' }] }],
      tenders: [{ label: 'Gift card', amount: 50 }],
      card: { brand: 'VISA', lastFour: '4242' },
    });
  });
});
