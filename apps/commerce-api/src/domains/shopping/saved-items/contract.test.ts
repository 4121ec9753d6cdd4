import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listOperations, readContracts } from '../../../platform/contracts/contracts.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { startTestService, type TestService } from '../../../testing/service.ts';
import { savedWorld } from './saved-world.fixtures.ts';
import { cases } from './saved-items.contract-cases.ts';

const operations = listOperations(readContracts());
const listed = Object.entries(cases).flatMap(([operationId, byStatus]) =>
  Object.entries(byStatus).map(([status, run]) => ({ operationId, status: Number(status), run })),
);

describe('the contracts of what is saved for later', () => {
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
      const reply = await run(await savedWorld(database, service));
      expect([reply.status, reply.errorIds]).toEqual([status, reply.errorIds]);
      const codes = operations.get(operationId)?.errorCodes[String(status)];
      for (const errorId of reply.errorIds) expect(codes).toContain(errorId);
      expect(reply.errorIds.length > 0).toBe(status >= 400);
    },
  );
});
