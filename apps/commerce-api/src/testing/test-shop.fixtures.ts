import { afterAll, beforeAll } from 'vitest';

import { cloneDatabase, type TestDatabase } from './database.ts';
import { startTestService, type TestService, type TestServiceOptions } from './service.ts';

/** A service with its database. */
export interface TestShop {
  readonly database: TestDatabase;
  readonly service: TestService;
}

/** A shop for the tests of the calling suite, opened before and closed after them. */
export function createTestShop(options: TestServiceOptions = {}): TestShop {
  const opened: { database?: TestDatabase; service?: TestService } = {};
  beforeAll(async () => {
    opened.database = await cloneDatabase();
    opened.service = await startTestService(opened.database, options);
  });
  afterAll(async () => {
    await opened.service?.app.close();
    await opened.database?.close();
  });
  const present = <T>(part: T | undefined): T => {
    if (part === undefined) throw new TypeError('the test shop opens before the tests');
    return part;
  };
  return {
    get database() {
      return present(opened.database);
    },
    get service() {
      return present(opened.service);
    },
  };
}
