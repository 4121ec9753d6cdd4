import { describe, expect, it } from 'vitest';
import { findProblems, type DataFolderFact, type MachineFacts } from './checks.ts';

const GIBIBYTE = 2 ** 30;

const folder: DataFolderFact = { path: '/data', isWritable: true, canBeMade: true, freeBytes: 9 * GIBIBYTE };

const machine: MachineFacts = {
  platform: 'linux',
  architecture: 'x64',
  nodeVersion: 'v24.1.0',
  missingPackages: [],
  host: '127.0.0.1',
  ports: [
    { setting: 'PORT', port: 3000 },
    { setting: 'API_PORT', port: 4000 },
  ],
  availableMemory: 4 * GIBIBYTE,
  dataFolder: folder,
  databaseVersion: '18',
  migrations: ['0001_shop.sql', '0002_more.sql'],
  hasOwnDatabase: false,
};

const withPorts = (...ports: MachineFacts['ports']): Partial<MachineFacts> => ({ ports });
const withFolder = (facts: Partial<DataFolderFact>): Partial<MachineFacts> => ({
  dataFolder: { ...folder, ...facts },
});
const instead = 'set DATA_DIR to another folder, or delete this one to begin with an empty shop.';

describe('what is wrong on a machine', () => {
  it('is nothing where the shop can start', () => {
    expect(findProblems(machine)).toEqual([]);
    const used = withFolder({ databaseVersion: '18', migrations: ['0001_shop.sql'] });
    expect(findProblems({ ...machine, ...used })).toEqual([]);
  });

  it.each<[string, Partial<MachineFacts>, string]>([
    [
      'a platform that is not supported',
      { platform: 'darwin', architecture: 'arm64' },
      'The shop runs on Linux on x64 or arm64, and this is darwin on arm64: use such a machine or a container.',
    ],
    [
      'an old Node',
      { nodeVersion: 'v20.20.2' },
      'Node v20.20.2 is too old: run npm ci, which installs Node 24, and use npm start.',
    ],
    [
      'one missing package',
      { missingPackages: ['fastify'] },
      'Packages are missing or of another version (fastify): run npm ci.',
    ],
    [
      'several missing packages',
      { missingPackages: ['fastify', 'pg', 'vite'] },
      'Packages are missing or of another version (fastify and 2 more): run npm ci.',
    ],
    [
      'a taken port, by its setting',
      withPorts({ setting: 'API_PORT', port: 4000, formError: 'EADDRINUSE' }),
      'Port 4000 is taken by another process: stop it or set API_PORT to another port.',
    ],
    [
      'a port that needs rights',
      withPorts({ setting: 'PORT', port: 80, formError: 'EACCES' }),
      'Port 80 needs rights that you do not have: set PORT to a port above 1023.',
    ],
    [
      'two servers on one port',
      withPorts({ setting: 'PORT', port: 3000 }, { setting: 'PREVIEW_PORT', port: 3000 }),
      'PORT and PREVIEW_PORT are both 3000: set PREVIEW_PORT to another port.',
    ],
    [
      'a host of another machine, once',
      {
        host: '192.0.2.1',
        ports: [
          { setting: 'PORT', port: 3000, formError: 'EADDRNOTAVAIL' },
          { setting: 'API_PORT', port: 4000, formError: 'EADDRNOTAVAIL' },
        ],
      },
      'The host 192.0.2.1 is not an address of this machine: correct HOST.',
    ],
    [
      'too little memory',
      { availableMemory: GIBIBYTE },
      'Only 1024 MB of memory are available and a first start takes 1536 MB: close other programs or use a larger machine.',
    ],
    [
      'too little disk',
      withFolder({ freeBytes: 100 * 2 ** 20 }),
      'Only 100 MB are free on the disk of /data and a first start takes 500 MB: delete something or set DATA_DIR to another disk.',
    ],
    [
      'a data folder that cannot be made',
      withFolder({ canBeMade: false }),
      'The data folder /data cannot be created: set DATA_DIR to a folder that you may write.',
    ],
    [
      'a data folder that cannot be written',
      withFolder({ isWritable: false }),
      'The data folder /data cannot be written: allow it or set DATA_DIR to another one.',
    ],
    [
      'a data folder in use',
      withFolder({ usedBy: 'process 42' }),
      'The data folder /data is in use by another process (process 42): stop it or set DATA_DIR to another folder.',
    ],
    [
      'a database of an older version',
      withFolder({ databaseVersion: '17' }),
      `The data folder /data is of an older version (database 17, here 18): ${instead}`,
    ],
    [
      'a database of a newer version',
      withFolder({ databaseVersion: '19' }),
      `The data folder /data is of a newer version (database 19, here 18): ${instead}`,
    ],
    [
      'tables of another version',
      withFolder({ databaseVersion: '18', migrations: ['0001_shop.sql', '0003_new.sql'] }),
      `The data folder /data is of a newer or an older version (migration 0003_new.sql is unknown here): ${instead}`,
    ],
  ])('is %s', (_name, facts, sentence) => {
    expect(findProblems({ ...machine, ...facts })).toEqual([sentence]);
  });

  it('is not the version of a data folder whose database is elsewhere', () => {
    const facts = { ...machine, ...withFolder({ databaseVersion: '17' }), hasOwnDatabase: true };
    expect(findProblems(facts)).toEqual([]);
  });

  it('is everything that is wrong, not only the first', () => {
    const facts = { ...machine, availableMemory: 0, missingPackages: ['pg'] };
    expect(findProblems(facts)).toHaveLength(2);
  });
});
