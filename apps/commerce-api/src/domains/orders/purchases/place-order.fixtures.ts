import type { Order } from '@haberdash/api-client/cart';

import { usAddress, type TestService, type TestShopper } from '../../../testing/service.ts';

export async function placeOrder(shopper: TestShopper, shoe: string, qty = 1): Promise<Order> {
  const cartId = await shopper.readyCart([shoe, qty]);
  const placed = await shopper.place(cartId, await shopper.openSession(cartId));
  if (placed.status !== 200) throw new TypeError(`the test's order was rejected: ${placed.errorIds.join()}`);
  return placed.body;
}

export async function placeGiftCard(shopper: TestShopper, giftCard: string): Promise<Order> {
  const cartId = await shopper.readyCart();
  await shopper.call('POST', '/cart/v1/item', [
    { cartId, productId: giftCard, qty: 1, giftOption: { to: 'Mai', email: 'mai@example.com' } },
  ]);
  return (await shopper.place(cartId, await shopper.openSession(cartId))).body;
}

/** An order with an open challenge. */
export async function placeChallenged(
  service: TestService,
  shopper: TestShopper,
  shoe: string,
): Promise<Order> {
  const cartId = await shopper.readyCart([shoe, 1]);
  const session = await shopper.openSession(cartId);
  service.gateway.behaviours.set(session, 'challenge');
  return (await shopper.place(cartId, session)).body;
}

/** A claim with every field. */
export const warrantyClaim = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.org',
  phone: '+15035550123',
  address: usAddress(),
  productId: 'NF0A1B2CRED',
  upc: '012345678905',
  purchasedOn: '2025-11-02',
  purchasedAt: 'A shop in Portland',
  orderNumber: 'NF0000000001',
  defect: 'ZIP',
  description: 'The zip splits above the slider.',
} as const;
