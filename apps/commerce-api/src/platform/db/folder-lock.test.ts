import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { lockFolder } from './folder-lock.ts';

const MODULE = join(import.meta.dirname, 'folder-lock.ts');

describe('a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'haberdash-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const lockAndRelease = async (): Promise<void> => (await lockFolder(folder)).release();

  /** A process that holds the lock until it is killed. */
  const holder = async () => {
    const script = `const { lockFolder } = await import(${JSON.stringify(MODULE)}); await lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
    return {
      pid: child.pid,
      kill: () =>
        new Promise<void>((resolve) => {
          child.once('exit', () => resolve());
          child.kill('SIGKILL');
        }),
    };
  };

  it('is rejected to a second process, in one sentence that names the first', async () => {
    const first = await holder();
    await expect(lockFolder(folder)).rejects.toThrow(
      `is in use by another process (process ${first.pid}); stop it or set DATA_DIR.`,
    );
    await first.kill();
  });

  it('is free immediately when its process was killed', async () => {
    const first = await holder();
    await first.kill();
    await expect(lockAndRelease()).resolves.toBeUndefined();
  });

  it('does not mind the number of a living process in an old lock', async () => {
    await lockAndRelease();
    writeFileSync(join(folder, 'lock.pid'), `${process.ppid}\n`);
    await expect(lockAndRelease()).resolves.toBeUndefined();
  });

  it('is rejected twice within one process too', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow('is in use by another process');
    lock.release();
    await lockAndRelease();
  });

  it.each([['lock'], ['lock', 'lock.pid']])(
    'is rejected while its process lives, although %s was deleted',
    async (...deleted) => {
      const first = await holder();
      for (const name of deleted) rmSync(join(folder, name));
      await expect(lockFolder(folder)).rejects.toThrow('is in use by another process');
      await first.kill();
      await expect(lockAndRelease()).resolves.toBeUndefined();
    },
  );

  it('is the same folder under another name', async () => {
    const other = `${folder}-link`;
    symlinkSync(folder, other);
    const lock = await lockFolder(folder);
    rmSync(join(folder, 'lock'));
    await expect(lockFolder(other)).rejects.toThrow('is in use by another process');
    lock.release();
    rmSync(other);
  });

  it('that cannot be created fails with a reason, and does not hang', async () => {
    await expect(lockFolder('/proc/haberdash/data')).rejects.toThrow('cannot be created');
  });

  it('that cannot be written fails with a reason', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(lockFolder(join(folder, 'file', 'data'))).rejects.toThrow('cannot be created');
    chmodSync(folder, 0o700);
    rmSync(folder, { recursive: true });
    writeFileSync(folder, '');
    await expect(lockFolder(folder)).rejects.toThrow(/cannot be created|cannot be written/);
  });
});
