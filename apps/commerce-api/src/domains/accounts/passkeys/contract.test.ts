import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listOperations, readContracts } from '../../../platform/contracts/contracts.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { startTestService, type TestService } from '../../../testing/service.ts';
import { consumer } from '../../customers/consumers/schema.ts';
import { cases } from './passkeys.contract-cases.ts';

const operations = listOperations(readContracts());
const listed = Object.entries(cases).flatMap(([operationId, byStatus]) =>
  Object.entries(byStatus).map(([status, run]) => ({ operationId, status: Number(status), run })),
);

describe('the contracts of passkeys', () => {
  let database: TestDatabase;
  let service: TestService;
  beforeAll(async () => {
    database = await cloneDatabase();
    service = await startTestService(database);
  });
  afterAll(async () => {
    await service.app.close();
    await database.close();
  });

  it.each(listed)(
    '$operationId responds with $status as documented',
    async ({ operationId, status, run }) => {
      await database.empty();
      const gone = await service.person({ consumerNo: 'C-gone' });
      await database.read.delete(consumer).where(eq(consumer.consumerNo, 'C-gone'));
      const people = { guest: await service.shopper(), person: await service.person(), gone };
      const reply = await run({ database, service, ...people });
      expect([reply.status, reply.errorIds]).toEqual([status, reply.errorIds]);
      const codes = operations.get(operationId)?.errorCodes[String(status)];
      for (const errorId of reply.errorIds) expect(codes).toContain(errorId);
      expect(reply.errorIds.length > 0).toBe(status >= 400);
    },
  );
});
