import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Database } from './database.ts';
import { fromPglite } from './open.ts';
import { openPgliteThread, type EngineClient } from './pglite-thread.ts';

describe('the embedded database in its thread', () => {
  let folder: string;
  let client: EngineClient;
  let database: Database;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'haberdash-thread-'));
    client = await openPgliteThread(folder);
    database = fromPglite(client, () => client.close());
    await database.read.execute(sql`create table thing (id int primary key, day date, at timestamptz)`);
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  const ids = async () =>
    (await database.read.execute<{ id: number }>(sql`select id from thing order by id`)).rows;

  it('keeps no other work waiting for a statement that takes long', async () => {
    let isDone = false;
    const long = database.read
      .execute(sql`select count(*) from generate_series(1, 3000000)`)
      .finally(() => (isDone = true));
    for (let turn = 0; turn < 100; turn += 1) await nextTurn();
    expect(isDone).toBe(false);
    await long;
  });

  it('takes JSON as bytes and as text', async () => {
    const json = '{"size":"10½"}';
    const { rows } = await database.read.execute<{ bytes: string; text: string }>(
      sql`select ${Buffer.from(json)}::json ->> 'size' as bytes, ${json}::json ->> 'size' as text`,
    );
    expect(rows).toEqual([{ bytes: '10½', text: '10½' }]);
  });

  it('logs nothing for followers, which it cannot have', async () => {
    expect((await database.read.execute(sql`show wal_level`)).rows).toEqual([{ wal_level: 'minimal' }]);
  });

  it('hands back what was written, dates as the texts that drizzle reads', async () => {
    await database.read.execute(
      sql`insert into thing values (1, ${'2026-02-28'}, ${new Date('2026-02-28T12:00:00Z')})`,
    );
    expect((await database.read.execute(sql`select * from thing`)).rows).toEqual([
      { id: 1, day: '2026-02-28', at: '2026-02-28 12:00:00+00' },
    ]);
  });

  it('rolls back a transaction that throws, and rethrows', async () => {
    const thrown = new RangeError('no');
    const failed = database.transaction(async (tx) => {
      await tx.execute(sql`insert into thing values (2)`);
      throw thrown;
    });
    await expect(failed).rejects.toBe(thrown);
    expect(await ids()).toEqual([{ id: 1 }]);
  });

  it('reports the code and the constraint of a failed statement', async () => {
    const twice = database.transaction((tx) => tx.execute(sql`insert into thing values (1)`));
    await expect(twice).rejects.toMatchObject({ cause: { code: '23505', constraint: 'thing_pkey' } });
    expect(await ids()).toEqual([{ id: 1 }]);
  });

  it('runs one transaction after the other, in the order in which they came', async () => {
    const seen: string[] = [];
    await Promise.all(
      ['first', 'second', 'third'].map((name) =>
        database.transaction(async (tx) => {
          seen.push(`${name} begins`);
          await tx.execute(sql`select 1`);
          seen.push(`${name} ends`);
        }),
      ),
    );
    expect(seen).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it('lets nothing into a transaction that has ended', async () => {
    const kept = await client.transaction(async (tx) => tx);
    await expect(kept.query('select 1')).rejects.toThrow('has ended');
  });

  it('rejects every call once it is closed', async () => {
    await database.close();
    await expect(client.query('select 1')).rejects.toThrow('has ended');
  });
});
