import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { StartupProblem } from '../process/startup-problem.ts';
import { migrate, readMigrations, statementsOf } from './migrate.ts';

const known = readMigrations();

it('a file is split at semicolons that end a line, but not inside the body of a function', () => {
  const text = `-- About a table; and more;
create table a (
  -- About a column;
  id text default ';'
);
create index b on a (id);

create function c() returns trigger language plpgsql as $$
begin
  return null;
end $$;
select 1`;
  expect(statementsOf(text)).toEqual([
    "create table a (\n  id text default ';'\n);",
    'create index b on a (id);',
    'create function c() returns trigger language plpgsql as $$\nbegin\n  return null;\nend $$;',
    'select 1',
  ]);
});

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
    const once = { name: '9998_once.sql', text: 'create table only_once (id int)', checksum: 'x' };
    const fresh = [...known, once];
    await Promise.all([migrate(database, fresh), migrate(database, fresh), migrate(database, fresh)]);
    await expect(migrate(database, fresh)).resolves.toBeUndefined();
    await database.read.execute(sql`delete from schema_migration where name = ${once.name}`);
  });

  it('stop the start when an applied file was edited', async () => {
    const edited = known.map((migration) => ({ ...migration, checksum: 'edited' }));
    await expect(migrate(database, edited)).rejects.toThrow('was changed after it had been applied');
  });

  it.each([
    [
      'of a version before the first release',
      '0001_tokens.sql',
      'The data folder /shop was made by a version before the first release, whose tables this version cannot use; delete the folder /shop.',
    ],
    [
      'of a newer version',
      '9000_later.sql',
      'The data folder /shop was made by a newer version (it has 9000_later.sql); use that version, or delete the folder /shop.',
    ],
  ])('stop the start on a database %s, which stays as it is', async (_, name, message) => {
    const place = { name: 'The data folder /shop', remedy: 'delete the folder /shop' };
    const more = [...known, { name: '9001_more.sql', text: 'create table more (id int);', checksum: 'x' }];
    await database.read.execute(
      sql`insert into schema_migration (name, checksum) values (${name}, 'of another version')`,
    );
    await expect(migrate(database, more, place)).rejects.toThrow(new StartupProblem(message));
    await database.read.execute(sql`delete from schema_migration where name = ${name}`);
    const { rows } = await database.read.execute(sql`select to_regclass('more') as more`);
    expect(rows).toEqual([{ more: null }]);
  });

  it('leave nothing behind when one of them fails', async () => {
    const text = 'create table half (id int);';
    const broken = { name: '9999_broken.sql', text: `${text}\nselect nope;`, checksum: 'x' };
    await expect(migrate(database, [...known, broken])).rejects.toThrow('Failed query');
    await expect(migrate(database, [...known, { ...broken, text }])).resolves.toBeUndefined();
  });
});
