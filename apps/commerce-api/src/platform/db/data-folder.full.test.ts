import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openDatabase } from './open.ts';

const ERROR =
  /has been a shop before, but its database .+ is missing or empty; restore it from a copy, or delete/;

describe('a data folder', () => {
  let opened: string;
  let dataDir: string;
  beforeAll(async () => {
    opened = mkdtempSync(join(tmpdir(), 'haberdash-data-'));
    await (await openDatabase({ dataDir: opened })).close();
  });
  afterAll(() => rmSync(opened, { recursive: true, force: true }));
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'haberdash-data-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const wasOpened = (): void => cpSync(opened, dataDir, { recursive: true });
  const openOnce = async (): Promise<void> => (await openDatabase({ dataDir })).close();
  const pg = (): string => join(dataDir, 'pg');

  it('is filled where it is empty, and opened again with what is in it', async () => {
    const first = await openDatabase({ dataDir });
    await first.read.execute(sql`insert into seed_record (name, products) values ('demo', 7)`);
    await first.close();
    const again = await openDatabase({ dataDir });
    expect((await again.read.execute(sql`select products from seed_record`)).rows).toEqual([{ products: 7 }]);
    await again.close();
  });

  it('that lost its database is rejected with what to do, and nothing is made in its place', async () => {
    wasOpened();
    renameSync(pg(), join(dataDir, 'moved'));
    await expect(openOnce()).rejects.toThrow(ERROR);
    expect(existsSync(pg())).toBe(false);
    renameSync(join(dataDir, 'moved'), pg());
    await expect(openOnce()).resolves.toBeUndefined();
  });

  it('whose database folder was emptied is rejected', async () => {
    wasOpened();
    for (const name of readdirSync(pg())) rmSync(join(pg(), name), { recursive: true });
    await expect(openOnce()).rejects.toThrow(ERROR);
    expect(readdirSync(pg())).toEqual([]);
  });

  it('whose database has no tables any more is rejected', async () => {
    wasOpened();
    rmSync(pg(), { recursive: true });
    await (await PGlite.create({ dataDir: pg() })).close();
    await expect(openOnce()).rejects.toThrow(ERROR);
  });

  it('of an older version, with pictures and no mark, is rejected without its database too', async () => {
    mkdirSync(join(dataDir, 'images'));
    await expect(openOnce()).rejects.toThrow(ERROR);
  });

  it('made before the first release is rejected by its name, and left as it is', async () => {
    wasOpened();
    const before = await openDatabase({ dataDir });
    await before.read.execute(
      sql`update schema_migration set name = '0001_tokens.sql' where name = '0001_platform.sql'`,
    );
    await before.close();
    const message = `The data folder ${dataDir} was made by a version before the first release, whose tables this version cannot use; delete the folder ${dataDir} to start with an empty shop.`;
    await expect(openOnce()).rejects.toThrow(message);
    await expect(openOnce()).rejects.toThrow(message);
  });

  it('with files of others in it is filled like an empty one', async () => {
    mkdirSync(join(dataDir, 'lost+found'));
    writeFileSync(join(dataDir, '.keep'), '');
    await expect(openOnce()).resolves.toBeUndefined();
  });
});
