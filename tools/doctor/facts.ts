import { accessSync, constants, existsSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../stack/stack.ts';
import { portsOf, type PortSetting, type StartSettings } from '../start/settings.ts';
import type { MachineFacts, PortFact } from './checks.ts';

interface LockEntry {
  readonly version?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
}

/** The fields of the service's result in use. */
interface InspectedFolder {
  readonly usedBy: string | undefined;
  readonly databaseVersion: string | undefined;
  readonly migrations: readonly string[] | undefined;
  readonly here: { readonly databaseVersion: string; readonly migrations: readonly string[] };
}

const readLock = (file: string): Readonly<Record<string, LockEntry>> => {
  // Written by npm in its documented format.
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockEntry> };
  return packages;
};

/** Packages of the lock file that are not installed in the same version. */
export function findMissingPackages(folder: string): readonly string[] {
  const wanted = readLock(join(folder, 'package-lock.json'));
  const record = join(folder, 'node_modules/.package-lock.json');
  const installed = existsSync(record) ? readLock(record) : {};
  return Object.entries(wanted)
    .filter(
      ([path, entry]) => path.startsWith('node_modules/') && entry.link !== true && entry.optional !== true,
    )
    .filter(([path, { version }]) => installed[path]?.version !== version || !existsSync(join(folder, path)))
    .map(([path]) => path.slice('node_modules/'.length));
}

function tryPort(host: string, { setting, port }: PortSetting): Promise<PortFact> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) =>
      resolve({ setting, port, formError: 'code' in error ? String(error.code) : error.message }),
    );
    server.listen(port, host, () => server.close(() => resolve({ setting, port })));
  });
}

/** The folder, or its nearest existing ancestor. */
function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path));
}

function isWritableFolder(path: string): boolean {
  try {
    accessSync(path, constants.W_OK | constants.X_OK);
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

async function inspectFolder(dataDir: string): Promise<InspectedFolder> {
  const file = join(root, 'apps/commerce-api/src/platform/db/inspect-folder.ts');
  // Loaded by path, because tools depend on no project.
  const service = (await import(pathToFileURL(file).href)) as {
    inspectFolder(folder: string): Promise<InspectedFolder>;
  };
  return service.inspectFolder(dataDir);
}

/** Collects the facts without writing anything. */
export async function gatherFacts(settings: StartSettings): Promise<MachineFacts> {
  const { dataDir, host } = settings;
  const nearest = nearestFolder(dataDir);
  const isUsable = isWritableFolder(nearest);
  const { bavail, bsize } = statfsSync(nearest);
  const folder = await inspectFolder(dataDir);
  return {
    platform: process.platform,
    architecture: process.arch,
    nodeVersion: process.version,
    missingPackages: findMissingPackages(root),
    host,
    ports: await Promise.all(portsOf(settings).map((port) => tryPort(host, port))),
    availableMemory: process.availableMemory(),
    dataFolder: {
      path: dataDir,
      canBeMade: nearest === dataDir || isUsable,
      isWritable: nearest !== dataDir || isUsable,
      usedBy: folder.usedBy,
      databaseVersion: folder.databaseVersion,
      migrations: folder.migrations,
      freeBytes: bavail * bsize,
    },
    databaseVersion: folder.here.databaseVersion,
    migrations: folder.here.migrations,
    hasOwnDatabase: settings.databaseUrl !== undefined,
  };
}
