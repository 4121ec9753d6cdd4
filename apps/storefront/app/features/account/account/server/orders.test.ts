import type { PurchaseSummary } from '@haberdash/api-client/consumers';
import { expect, it } from 'vitest';
import { outcome } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { person } from './account.fixtures.ts';
import { readOrders } from './orders.server.ts';

const HISTORY = 'POST /consumers-v3/consumer/purchasehistory';
const order: PurchaseSummary = {
  orderNumber: 'NF0012345678',
  createdAt: '2026-05-14T09:31:07Z',
  status: 'SHIPPED',
  currency: 'GBP',
  total: 160.92,
  totalItems: 1,
  isCancellable: false,
  isReturnable: true,
  items: [],
};
const page = (total: number, purchases: readonly PurchaseSummary[]) => ({
  [HISTORY]: { body: { total, purchases } },
});
const read = (responses: Parameters<typeof person>[0], path: string) => {
  const { shopper, seen } = person(responses, { path });
  return { result: outcome(readOrders(shopper)), seen };
};

it.each([
  ['', 0, 1],
  ['?page=3', 20, 3],
] as const)('asks for the page of the address %s', async (query, start, number) => {
  const { result, seen } = read(page(25, [order]), `/account/orders${query}`);
  expect(await result).toMatchObject({ data: { page: number, pageCount: 3 } });
  expect(seen).toMatchObject([{ body: { start, count: 10 } }]);
});

it.each([
  ['?page=9', '?page=3'],
  ['?page=1', ''],
  ['?page=nonsense', ''],
] as const)('leads from %s to the address of the page that it shows', async (query, to) => {
  const { result } = read(page(25, []), `/account/orders${query}`);
  expect(await result).toEqual({ to: `/en-gb/account/orders${to}` });
});

it('shows an empty list to a customer without orders', async () => {
  const { result } = read(page(0, []), '/account/orders');
  expect(await result).toMatchObject({ data: { purchases: [], pageCount: 0 } });
});
