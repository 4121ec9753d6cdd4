import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { newDatabaseUrl } from '../testing/database.ts';

const SERVICE = join(import.meta.dirname, '../..');

it('a second load reports that it changed nothing, and fails', { timeout: 120_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'seed-main-'));
  const databaseUrl = await newDatabaseUrl();
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    SEED_SOURCE: '@haberdash/demo-shop',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const seed = (products: number) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      const args = ['--conditions=@haberdash/source', 'src/seed/main.ts', `--products=${products}`];
      execFile(process.execPath, args, { cwd: SERVICE, env }, (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr }),
      );
    });
  try {
    expect(await seed(3)).toMatchObject({ code: 0, output: expect.stringContaining('The shop is ready') });
    // The demo always has four customised products and gift cards.
    const again = await seed(3);
    expect(again.output).toContain('7 products are there already; nothing was changed.');
    expect(again.output).not.toMatch(/is ready|of 7 products/);
    expect(again.code).toBe(1);
    const more = await seed(4);
    expect(more.output).toMatch(
      /7 products are there already and were not changed; 1 products, \d+ variants were added\./,
    );
    expect(more.code).toBe(1);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
