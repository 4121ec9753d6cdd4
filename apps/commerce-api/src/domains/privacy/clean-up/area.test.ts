import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';

import { readConfig } from '../../../platform/config/config.ts';
import { cloneDatabase } from '../../../testing/database.ts';
import { testClock } from '../../../testing/service.ts';
import { cleanUpArea } from './area.ts';
import { addCounts } from '../../../platform/limits/repository.ts';

it('a service that listens cleans up again and again, and stops when it is closed', async () => {
  const database = await cloneDatabase();
  const clock = testClock();
  const app = Fastify();
  const config = { ...readConfig({}), cleanUpIntervalMs: 5 };
  const { routes } = cleanUpArea({ database, clock, config }, app.log);
  if (routes !== undefined) await app.register(routes);
  await app.listen({ host: '127.0.0.1', port: 0 });

  for (const key of ['first', 'second']) {
    await addCounts(database.read, [{ key, count: 1, endsAt: new Date(clock.now() - 1) }]);
    await vi.waitFor(async () => {
      const { rows } = await database.read.execute(sql`select key from call_count`);
      expect(rows).toEqual([]);
    });
  }
  await app.close();
  await database.close();
});
