import { expect, it } from 'vitest';

import { listOperations, readContracts } from '../platform/contracts/contracts.ts';
import type { Reply, TestServiceOptions } from './service.ts';
import { createTestShop, type TestShop } from './test-shop.fixtures.ts';

/** Cases by operation and status. */
export type ContractCases<State> = Readonly<
  Record<string, Readonly<Record<number, (state: State) => Promise<Reply<unknown>>>>>
>;

const operations = listOperations(readContracts());

/** How a reply differs from a documented status and its codes; empty if it does not. */
export function contractFaults(operationId: string, status: number, reply: Reply<unknown>): string[] {
  const codes = operations.get(operationId)?.errorCodes[String(status)] ?? [];
  const isRight = reply.status === status && reply.errorIds.length > 0 === status >= 400;
  return [
    ...(isRight ? [] : [`${reply.status} ${reply.errorIds.join()}`]),
    ...reply.errorIds.filter((errorId) => !codes.includes(errorId)),
  ];
}

/** Tests all cases of the calling suite, each in a state of one shop. */
export function testContract<State>(
  cases: ContractCases<State>,
  stateOf: (shop: TestShop) => Promise<State>,
  options: TestServiceOptions = {},
): void {
  const shop = createTestShop(options);
  const listed = Object.entries(cases).flatMap(([operationId, byStatus]) =>
    Object.entries(byStatus).map(([status, run]) => ({ operationId, status: Number(status), run })),
  );
  it.each(listed)(
    '$operationId responds with $status as documented',
    async ({ operationId, status, run }) => {
      expect(contractFaults(operationId, status, await run(await stateOf(shop)))).toEqual([]);
      await shop.service.checkout.background.drain();
    },
  );
}
