import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../start/settings.ts';
import { findMissingPackages, gatherFacts } from './facts.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('missing packages', () => {
  const install = (installed: Readonly<Record<string, string>>) => {
    const packages = Object.entries(installed).map(([name, version]) => [
      `node_modules/${name}`,
      { version },
    ]);
    for (const name of Object.keys(installed))
      mkdirSync(join(folder, 'node_modules', name), { recursive: true });
    writeFileSync(
      join(folder, 'node_modules/.package-lock.json'),
      JSON.stringify({ packages: Object.fromEntries(packages) }),
    );
  };
  beforeEach(() => {
    const packages = {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0' },
      'node_modules/for-another-system': { version: '1.0.0', optional: true },
      'node_modules/@haberdash/ui': { link: true },
    };
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  });

  it('are none where the lock file is installed, but for optional ones', () => {
    install({ a: '1.0.0', b: '2.0.0' });
    expect(findMissingPackages(folder)).toEqual([]);
  });

  it('are those of another version and those that are away', () => {
    install({ a: '1.0.1' });
    expect(findMissingPackages(folder)).toEqual(['a', 'b']);
  });

  it('are those whose folder was deleted', () => {
    install({ a: '1.0.0', b: '2.0.0' });
    rmSync(join(folder, 'node_modules/b'), { recursive: true });
    expect(findMissingPackages(folder)).toEqual(['b']);
  });

  it('are all of them where nothing is installed', () => {
    expect(findMissingPackages(folder)).toEqual(['a', 'b']);
  });
});

describe('the facts of this machine', () => {
  it('have a port that something listens on, and a data folder that can be made', async () => {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const settings = readSettings({ API_PORT: port, DATA_DIR: join(folder, 'new/data') });
    const { ports, dataFolder } = await gatherFacts(settings);
    server.close();
    expect(ports.find(({ setting }) => setting === 'API_PORT')?.formError).toBe('EADDRINUSE');
    expect(dataFolder).toMatchObject({ canBeMade: true, isWritable: true, usedBy: undefined });
    expect(dataFolder.freeBytes).toBeGreaterThan(0);
  });

  it('have a data folder that is a file as one that cannot be made', async () => {
    writeFileSync(join(folder, 'file'), '');
    const { dataFolder } = await gatherFacts(readSettings({ DATA_DIR: join(folder, 'file/data') }));
    expect(dataFolder.canBeMade).toBe(false);
  });
});
