import { describe, expect, it } from 'vitest';

import { listOperations, readContracts } from '../platform/contracts/contracts.ts';
import type { Reply, TestServiceOptions } from './service.ts';
import { createTestShop, type TestShop } from './test-shop.fixtures.ts';

/** Cases by operation and status. */
export type ContractCases<State> = Readonly<
  Record<string, Readonly<Record<number, (state: State) => Promise<Reply<unknown>>>>>
>;

const operations = listOperations(readContracts());

/** Expects a documented status with its codes. */
export function expectDocumented(operationId: string, status: number, reply: Reply<unknown>): void {
  expect([reply.status, reply.errorIds]).toEqual([status, reply.errorIds]);
  const codes = operations.get(operationId)?.errorCodes[String(status)];
  for (const errorId of reply.errorIds) expect(codes).toContain(errorId);
  expect(reply.errorIds.length > 0).toBe(status >= 400);
}

/** Runs cases in a state of a shop of their own. */
export function testContract<State>(
  name: string,
  cases: ContractCases<State>,
  stateOf: (shop: TestShop) => Promise<State>,
  options: TestServiceOptions = {},
): void {
  const listed = Object.entries(cases).flatMap(([operationId, byStatus]) =>
    Object.entries(byStatus).map(([status, run]) => ({ operationId, status: Number(status), run })),
  );
  describe(name, () => {
    const shop = createTestShop(options);

    it.each(listed)(
      '$operationId responds with $status as documented',
      async ({ operationId, status, run }) => {
        expectDocumented(operationId, status, await run(await stateOf(shop)));
        await shop.service.checkout.background.drain();
      },
    );
  });
}
