import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

  /** Another process that holds the lock until it is killed. */
  const holder = async () => {
    const script = `const { lockFolder } = await import(${JSON.stringify(MODULE)}); lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
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

  it('is refused to a second process, in one sentence that names the first', async () => {
    const first = await holder();
    expect(() => lockFolder(folder)).toThrow(
      `is in use by another process (process ${first.pid}); stop it or set DATA_DIR.`,
    );
    await first.kill();
  });

  it('is free again at once when its process was killed', async () => {
    const first = await holder();
    await first.kill();
    expect(() => lockFolder(folder).release()).not.toThrow();
  });

  it('does not mind the number of a living process in an old lock', () => {
    lockFolder(folder).release();
    writeFileSync(join(folder, 'lock.pid'), `${process.ppid}\n`);
    expect(() => lockFolder(folder).release()).not.toThrow();
  });

  it('is refused twice within one process too', () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow('is in use by another process');
    lock.release();
    lockFolder(folder).release();
  });

  it('that cannot be made says so, and does not hang', () => {
    expect(() => lockFolder('/proc/haberdash/data')).toThrow('cannot be created');
  });

  it('that cannot be written says so', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => lockFolder(join(folder, 'file', 'data'))).toThrow('cannot be created');
    chmodSync(folder, 0o700);
    rmSync(folder, { recursive: true });
    writeFileSync(folder, '');
    expect(() => lockFolder(folder)).toThrow(/cannot be created|cannot be written/);
  });
});
