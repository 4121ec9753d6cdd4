import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readConfig } from '../src/platform/config/config.ts';
import { openDatabase } from '../src/platform/db/open.ts';
import { sellVariant } from '../src/testing/catalogue.fixtures.ts';
import { startTestService } from '../src/testing/service.ts';

/**
 * A production-mode service that sells `stock` items of one variant; DATABASE_URL chooses an empty PostgreSQL
 * database.
 */
export async function openBenchService(stock: number) {
  const folder = mkdtempSync(join(tmpdir(), 'haberdash-bench-'));
  const database = await openDatabase(readConfig({ ...process.env, DATA_DIR: folder }));
  const service = await startTestService(
    { ...database, empty: () => Promise.reject(new TypeError('a benchmark empties nothing')) },
    {
      clock: { now: () => Date.now(), advance: () => undefined },
      config: { paymentTimeoutMs: 60_000, production: true },
    },
  );
  const item = await sellVariant(database, {
    id: `NF${Date.now().toString(36).toUpperCase().slice(-8)}A`,
    stock,
  });
  return {
    database,
    service,
    item,
    close: async () => {
      await service.app.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
