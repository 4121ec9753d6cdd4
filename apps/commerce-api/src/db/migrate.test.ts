import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
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
