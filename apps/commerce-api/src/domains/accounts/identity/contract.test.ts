import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listOperations, readContracts } from '../../../platform/contracts/contracts.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { startTestService, type TestService } from '../../../testing/service.ts';
import { cases } from './identity.contract-cases.ts';

const operations = listOperations(readContracts());
const listed = Object.entries(cases).flatMap(([operationId, byStatus]) =>
  Object.entries(byStatus).map(([status, run]) => ({ operationId, status: Number(status), run })),
);

describe('the contracts of signing up, in and out', () => {
  let database: TestDatabase;
  let service: TestService;
  let guarded: TestService;
  beforeAll(async () => {
    database = await cloneDatabase();
    service = await startTestService(database);
    guarded = await startTestService(database, { config: { captcha: 'on' } });
  });
  afterAll(async () => {
    await service.app.close();
    await guarded.app.close();
    await database.close();
  });

  it.each(listed)(
    '$operationId responds with $status as documented',
    async ({ operationId, status, run }) => {
      await database.empty();
      const reply = await run({ database, service, guarded, shopper: await service.shopper() });
      expect([reply.status, reply.errorIds]).toEqual([status, reply.errorIds]);
      const codes = operations.get(operationId)?.errorCodes[String(status)];
      for (const errorId of reply.errorIds) expect(codes).toContain(errorId);
      expect(reply.errorIds.length > 0).toBe(status >= 400);
    },
  );
});
