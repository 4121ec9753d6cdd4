import type { Order } from '@haberdash/api-client/cart';
import { expect, it } from 'vitest';
import {
  cartId,
  fakeShopper,
  outcome,
  type FakeShopperOptions,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { orderView, readConfirmation } from './confirmation.server.ts';
import { runSummaryStep } from './summary-step.server.ts';

const order: Order = {
  orderNumber: 'NF0000000042',
  st: 'secret-of-the-order-0001',
  status: 'PLACED',
  currency: 'GBP',
  email: 'ailsa@example.com',
  createdAt: '2026-05-14T09:31:07Z',
  billingAddress: {
    firstName: 'Ailsa',
    lastName: 'Reid',
    addressLine1: '12 Harbour Street',
    city: 'Leith',
    postalCode: 'EH6 6JJ',
    countryCode: 'GB',
    phone: '+447911123456',
  },
  shipments: [],
  items: [],
  totals: { itemTotal: 240, totalDiscount: 0, totalDiscountPercentage: 0, shipping: 0, total: 240 },
  paymentMethod: [],
  promoSummary: [],
  flash: [],
};

function confirmation(options: FakeShopperOptions, isAgent = false) {
  const path = '/order-confirmation?orderNumber=NF0000000042';
  const responses = { 'GET /consumers-v3/consumer/purchase/NF0000000042': { body: order } };
  const { shopper } = fakeShopper(responses, { path, ...options });
  return outcome(readConfirmation({ ...shopper, session: { ...shopper.session, isAgent: () => isAgent } }));
}

it.each([
  ['a guest', {}, false, true],
  ['a signed-in customer', { consumer: {} }, false, false],
  ['an associate who orders for a customer', {}, true, false],
] as const)(
  'the confirmation for %s offers an account where there is none',
  async (_who, options, isAgent, isGuest) => {
    expect((await confirmation(options, isAgent)).data).toMatchObject({ kind: 'placed', isGuest });
  },
);

it('an associate who serves in no store yet is led to choose one before an order is sent', async () => {
  const fields = { intent: 'place', cartId, sessionID: 'session-1', expectedTotal: '240' };
  const { shopper, seen } = fakeShopper({}, { fields });
  const session = { ...shopper.session, isAgent: () => true };
  await expect(outcome(runSummaryStep({ ...shopper, session }))).resolves.toEqual({
    to: '/en-gb/associate-login',
  });
  expect(seen).toEqual([]);
});

it('an order says what went back to each of its tenders, and the points that it earns', () => {
  const additionalData = { type: 'VISA', lastFour: '4242' };
  const view = orderView({
    ...order,
    loyaltyPoints: { points: 1200, status: 'PENDING' },
    paymentMethod: [
      { code: 'GIFT_CARD', id: 'g-1', label: 'Gift card', amount: 40 },
      { code: 'CREDIT_CARD', label: 'Card', amount: 200, refunded: 120, additionalData },
    ],
  });
  expect(view.points).toEqual({ points: 1200, status: 'PENDING' });
  expect(view.tenders.map(({ refunded }) => refunded)).toEqual([undefined]);
  expect(view.card).toEqual({ brand: 'VISA', lastFour: '4242', amount: 200, refunded: 120 });
});
