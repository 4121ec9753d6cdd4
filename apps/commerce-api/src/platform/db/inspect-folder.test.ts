import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { lockFolder } from './folder-lock.ts';
import { inspectFolder } from './inspect-folder.ts';
import { readMigrations } from './migrate.ts';
import { openDatabase } from './open.ts';

describe('a data folder that is inspected', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'haberdash-data-'));
    await (await openDatabase({ dataDir })).close();
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('has the version and the migrations of the service that wrote it', async () => {
    const { here, ...found } = await inspectFolder(dataDir);
    expect(found).toEqual({ usedBy: undefined, ...here });
    expect(here.migrations).toEqual(readMigrations().map(({ name }) => name));
  });

  it('names the process that uses it', async () => {
    const lock = await lockFolder(dataDir);
    expect((await inspectFolder(dataDir)).usedBy).toBe(`process ${process.pid}`);
    lock.release();
  });

  it('has nothing where it is missing', async () => {
    const { usedBy, databaseVersion, migrations } = await inspectFolder(join(dataDir, 'missing'));
    expect({ usedBy, databaseVersion, migrations }).toEqual({
      usedBy: undefined,
      databaseVersion: undefined,
      migrations: undefined,
    });
  });
});
