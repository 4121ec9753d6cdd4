import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';

import { fromPglite } from './open.ts';

it('dates stay the texts that drizzle reads, in a transaction as outside, without parsers at every query', async () => {
  const client = await PGlite.create();
  const query = vi.spyOn(client, 'query');
  const database = fromPglite(client, () => client.close());
  const datesAndNumbers = sql`select date '2026-02-28' as day, timestamptz '2026-02-28 12:00:00+00' as at, array[1.5] as numbers`;
  const expected = { day: '2026-02-28', at: '2026-02-28 12:00:00+00', numbers: '{1.5}' };

  const first = await database.read.execute(datesAndNumbers);
  const second = await database.read.execute(datesAndNumbers);
  const third = await database.transaction((tx) => tx.execute(datesAndNumbers));

  expect([first.rows, second.rows, third.rows]).toEqual([[expected], [expected], [expected]]);
  expect(query.mock.calls.filter(([, , options]) => options?.parsers !== undefined)).toEqual([]);
  await database.close();
});
