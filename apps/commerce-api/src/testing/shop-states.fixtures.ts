import type { Order } from '@haberdash/api-client/cart';
import { eq } from 'drizzle-orm';

import { openStore } from '../domains/accounts/identity/identity.fixtures.ts';
import { consumer } from '../domains/customers/consumers/schema.ts';
import { placeOrder } from '../domains/orders/purchases/place-order.fixtures.ts';
import { offerCoupon, sellVariant } from './catalogue.fixtures.ts';
import { addMember } from './people.fixtures.ts';
import type { TestShopper } from './service.ts';
import { openStore as openStoreWithStock } from './stores.fixtures.ts';
import type { TestShop } from './test-shop.fixtures.ts';

/** A guest and two accounts. */
export interface AccountState extends TestShop {
  readonly guest: TestShopper;
  readonly person: TestShopper;
  /** An account that was deleted after its token was issued. */
  readonly gone: TestShopper;
}

/** Empties the database and adds a guest, a customer and a deleted account. */
export async function guestAndCustomer({ database, service }: TestShop): Promise<AccountState> {
  await database.empty();
  const gone = await service.person({ consumerNo: 'C-gone' });
  await database.read.delete(consumer).where(eq(consumer.consumerNo, 'C-gone'));
  return { database, service, guest: await service.shopper(), person: await service.person(), gone };
}

/** Adds a confirmed member with points. */
export async function memberWithPoints(
  { database, service }: TestShop,
  consumerNo: string,
  points = 0,
): Promise<TestShopper> {
  const person = await service.person({ consumerNo });
  await addMember(database, consumerNo, { points, enrolledAt: new Date(service.clock.now()) });
  return person;
}

/** A cart without addresses. */
export interface CartState extends TestShop {
  readonly shopper: TestShopper;
  readonly cartId: string;
  readonly shoe: string;
  readonly agent: TestShopper;
}

/** Empties the database and adds a guest with two shoes in the cart, and an associate. */
export async function guestWithCart({ database, service }: TestShop): Promise<CartState> {
  await database.empty();
  const shoe = await sellVariant(database);
  const shopper = await service.shopper();
  const cartId = await shopper.newCart([shoe, 2]);
  return { database, service, shoe, shopper, cartId, agent: await service.agent() };
}

/** A cart with one line and both addresses. */
export interface ReadyCartState extends TestShop {
  readonly shopper: TestShopper;
  readonly shoe: string;
  readonly soldOut: string;
  /** A store with three of the shoes. */
  readonly storeId: string;
  readonly cartId: string;
  readonly itemId: string;
}

/** Empties the database and adds a guest whose cart is ready for payment, a store, and two codes. */
export async function guestWithReadyCart({ database, service }: TestShop): Promise<ReadyCartState> {
  await database.empty();
  service.gateway.reset();
  const shoe = await sellVariant(database);
  const soldOut = await sellVariant(database, { id: 'NF0SOLD0OUT', stock: 0 });
  await offerCoupon(database, 'TEN');
  await offerCoupon(database, 'PAST', { endsAt: new Date('2020-01-01T00:00:00Z') });
  const storeId = await openStoreWithStock(database, 'NF-US-21', { [shoe]: 3 });
  const shopper = await service.shopper();
  const cartId = await shopper.readyCart([shoe, 1]);
  const itemId = (await shopper.cart(cartId)).body.items[0]?.id ?? '';
  return { database, service, shopper, shoe, soldOut, storeId, cartId, itemId };
}

/** The store session of the tests. */
export const SERVED = { storeId: 'NF-US-05', storeEmployeeId: 'E10442' } as const;

/** A cart of an associate. */
export interface AssociateState extends TestShop {
  readonly agent: TestShopper;
  readonly guest: TestShopper;
  readonly shoe: string;
  /** Two shoes at 100.00 and addresses. */
  readonly cartId: string;
  readonly itemId: string;
}

/** Empties the database, adds a store, and fills an associate's cart. */
export async function associateWithCart({ database, service }: TestShop): Promise<AssociateState> {
  await database.empty();
  service.gateway.reset();
  await openStore(database);
  const shoe = await sellVariant(database, { price: 10_000 });
  const agent = await service.agent({ employeeNo: SERVED.storeEmployeeId });
  const cartId = await agent.readyCart([shoe, 2]);
  const itemId = (await agent.cart(cartId)).body.items[0]?.id ?? '';
  return { database, service, agent, guest: await service.shopper(), shoe, cartId, itemId };
}

/** An order that is handed over to the fulfilment provider. */
export interface OrderState extends TestShop {
  readonly shoe: string;
  readonly giftCard: string;
  readonly shopper: TestShopper;
  readonly order: Order;
  /** Ships the order. */
  readonly shipped: () => Promise<void>;
  readonly stranger: TestShopper;
}

/** Empties the database and places a guest's order of two shoes. */
export async function orderPlaced({ database, service }: TestShop): Promise<OrderState> {
  await database.empty();
  service.gateway.reset();
  const shoe = await sellVariant(database, { stock: 10 });
  const giftCard = await sellVariant(database, { id: 'NF0GIFTCARD', stock: 0, soldAs: 'gift-card' });
  const shopper = await service.shopper();
  const order = await placeOrder(shopper, shoe, 2);
  await service.checkout.background.drain();
  await service.syncOrders();
  const shipped = async (): Promise<void> => {
    service.fulfilment.move(order.orderNumber, 'SHIPPED', '2026-06-01T12:00:00Z');
    await service.syncOrders();
  };
  const stranger = await service.shopper();
  return { database, service, shoe, giftCard, shopper, order, shipped, stranger };
}
