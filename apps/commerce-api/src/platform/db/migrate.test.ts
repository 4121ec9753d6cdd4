import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { migrate, readMigrations } from './migrate.ts';

describe('migrations', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await cloneDatabase();
  });
  afterAll(() => database.close());

  it('change nothing when they run again', async () => {
    await expect(migrate(database)).resolves.toBeUndefined();
  });

  it('run once when instances start together', async () => {
    const fresh = [{ name: '9998_once.sql', text: 'create table only_once (id int)', checksum: 'x' }];
    await Promise.all([migrate(database, fresh), migrate(database, fresh), migrate(database, fresh)]);
    await expect(migrate(database, fresh)).resolves.toBeUndefined();
  });

  it('stop the start when an applied file was edited', async () => {
    const edited = readMigrations().map((migration) => ({ ...migration, checksum: 'edited' }));
    await expect(migrate(database, edited)).rejects.toThrow('was changed after it had been applied');
  });

  it('finish what the sandbox’s own tables knew to be paid before they go', async () => {
    const named = (name: string) => {
      const found = readMigrations().find((migration) => migration.name === name);
      if (found === undefined) throw new TypeError(`there is no migration ${name}`);
      return found;
    };
    await migrate(database, [{ ...named('0004_sandbox.sql'), name: '9990_sandbox_again.sql' }]);
    const attempt = (id: number, state: string) => {
      const key = `00000000-0000-4000-8000-00000000000${id}`;
      return sql`insert into payment_attempt (id, cart_id, session_id, pay_key, owner, order_number, state, amount, currency, plan,
          created_at, lease_until, lease_owner)
        values (${key}, ${key}, ${key}, ${key}, 'guest', ${`NF000000000${id}`}, ${state}, 1, 'EUR', '{}', now(), now(), 'x')`;
    };
    const paid = (id: number, state: string) =>
      sql`insert into sandbox_payment (key, session_id, amount, currency, state, updated_at)
        values (${`00000000-0000-4000-8000-00000000000${id}`}, '', 1, 'EUR', ${state}, now())`;
    for (const statement of [
      attempt(1, 'CAPTURING'),
      paid(1, 'authorised'),
      attempt(2, 'CAPTURING'),
      paid(2, 'captured'),
      attempt(3, 'UNKNOWN'),
      paid(3, 'authorised'),
      attempt(4, 'CAPTURING'),
    ])
      await database.read.execute(statement);
    await migrate(database, [{ ...named('0021_drop_sandbox.sql'), name: '9991_drop_again.sql' }]);
    const { rows } = await database.read.execute<{ state: string }>(
      sql`select state from payment_attempt order by id`,
    );
    expect(rows.map(({ state }) => state)).toEqual(['COMPLETED', 'COMPLETED', 'UNKNOWN', 'CAPTURING']);
    const tables = await database.read.execute(
      sql`select tablename from pg_tables where tablename like 'sandbox%'`,
    );
    expect(tables.rows).toEqual([]);
  });

  it('leave nothing behind when one of them fails', async () => {
    const broken = [
      {
        name: '9999_broken.sql',
        text: 'create table half (id int)\n--> statement-breakpoint\nselect nope',
        checksum: 'x',
      },
    ];
    await expect(migrate(database, broken)).rejects.toThrow('Failed query');
    await expect(
      migrate(database, [{ name: '9999_broken.sql', text: 'create table half (id int)', checksum: 'y' }]),
    ).resolves.toBeUndefined();
  });
});
