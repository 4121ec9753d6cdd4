export interface PortFact {
  /** Its setting, such as `API_PORT`. */
  readonly setting: string;
  readonly port: number;
  /** The error code of listening, such as `EADDRINUSE`. */
  readonly formError?: string | undefined;
}

export interface DataFolderFact {
  readonly path: string;
  readonly isWritable: boolean;
  readonly canBeMade: boolean;
  readonly usedBy?: string | undefined;
  /** The major version of its database; undefined in a new folder. */
  readonly databaseVersion?: string | undefined;
  readonly migrations?: readonly string[] | undefined;
  readonly freeBytes: number;
}

/** What decides whether the shop can start on a machine. */
export interface MachineFacts {
  readonly platform: string;
  readonly architecture: string;
  readonly nodeVersion: string;
  /** Packages of the lock file that are missing or of another version. */
  readonly missingPackages: readonly string[];
  readonly host: string;
  readonly ports: readonly PortFact[];
  readonly availableMemory: number;
  readonly dataFolder: DataFolderFact;
  readonly databaseVersion: string;
  readonly migrations: readonly string[];
  /** True with PostgreSQL. */
  readonly hasOwnDatabase: boolean;
}

/** Returns problems with their fixes. */
export type Check = (facts: MachineFacts) => readonly string[];

const OLDEST_NODE = 24;
const MEBIBYTE = 2 ** 20;
/** A storefront build needs up to 800 MB, seeding the embedded database 1.3 GB. */
export const LEAST_MEMORY = 1_536 * MEBIBYTE;
/** The demo database, the builds and the first pictures. */
export const LEAST_DISK = 500 * MEBIBYTE;

const inMebibytes = (bytes: number): string => `${Math.floor(bytes / MEBIBYTE)} MB`;

export const checkPlatform: Check = ({ platform, architecture }) =>
  platform === 'linux' && ['x64', 'arm64'].includes(architecture)
    ? []
    : [
        `The shop runs on Linux on x64 or arm64, and this is ${platform} on ${architecture}: use such a machine or a container.`,
      ];

export const checkNode: Check = ({ nodeVersion }) =>
  Number(/^v?(\d+)/.exec(nodeVersion)?.[1]) >= OLDEST_NODE
    ? []
    : [`Node ${nodeVersion} is too old: run npm ci, which installs Node ${OLDEST_NODE}, and use npm start.`];

export const checkPackages: Check = ({ missingPackages }) => {
  const [first] = missingPackages;
  if (first === undefined) return [];
  const others = missingPackages.length === 1 ? '' : ` and ${missingPackages.length - 1} more`;
  return [`Packages are missing or of another version (${first}${others}): run npm ci.`];
};

export const checkPorts: Check = ({ host, ports }) =>
  ports.flatMap(({ setting, port, formError }, index) => {
    const twin = ports.slice(0, index).find((other) => other.port === port);
    if (twin !== undefined)
      return [`${twin.setting} and ${setting} are both ${port}: set ${setting} to another port.`];
    if (formError === 'EADDRINUSE')
      return [`Port ${port} is taken by another process: stop it or set ${setting} to another port.`];
    if (formError === 'EACCES')
      return [`Port ${port} needs rights that you do not have: set ${setting} to a port above 1023.`];
    // An invalid host is one problem, not one per port.
    if (formError !== undefined && index === 0)
      return [`The host ${host} is not an address of this machine: correct HOST.`];
    return [];
  });

export const checkMemory: Check = ({ availableMemory }) =>
  availableMemory >= LEAST_MEMORY
    ? []
    : [
        `Only ${inMebibytes(availableMemory)} of memory are available and a first start takes ${inMebibytes(LEAST_MEMORY)}: close other programs or use a larger machine.`,
      ];

export const checkDisk: Check = ({ dataFolder: { path, freeBytes } }) =>
  freeBytes >= LEAST_DISK
    ? []
    : [
        `Only ${inMebibytes(freeBytes)} are free on the disk of ${path} and a first start takes ${inMebibytes(LEAST_DISK)}: delete something or set DATA_DIR to another disk.`,
      ];

export const checkAccess: Check = ({ dataFolder: { path, canBeMade, isWritable } }) => {
  if (!canBeMade)
    return [`The data folder ${path} cannot be created: set DATA_DIR to a folder that you may write.`];
  if (!isWritable)
    return [`The data folder ${path} cannot be written: allow it or set DATA_DIR to another one.`];
  return [];
};

export const checkUse: Check = ({ dataFolder: { path, usedBy } }) =>
  usedBy === undefined
    ? []
    : [
        `The data folder ${path} is in use by another process (${usedBy}): stop it or set DATA_DIR to another folder.`,
      ];

export const checkDataVersion: Check = ({ dataFolder, databaseVersion, migrations, hasOwnDatabase }) => {
  const { path, databaseVersion: found } = dataFolder;
  if (hasOwnDatabase || found === undefined) return [];
  const instead = 'set DATA_DIR to another folder, or delete this one to begin with an empty shop.';
  if (Number(found) !== Number(databaseVersion)) {
    const age = Number(found) > Number(databaseVersion) ? 'a newer' : 'an older';
    return [
      `The data folder ${path} is of ${age} version (database ${found}, here ${databaseVersion}): ${instead}`,
    ];
  }
  const known = new Set(migrations);
  const unknown = (dataFolder.migrations ?? []).find((name) => !known.has(name));
  if (unknown === undefined) return [];
  return [
    `The data folder ${path} is of a newer or an older version (migration ${unknown} is unknown here): ${instead}`,
  ];
};

const CHECKS: readonly Check[] = [
  checkPlatform,
  checkNode,
  checkPackages,
  checkPorts,
  checkMemory,
  checkAccess,
  checkDisk,
  checkUse,
  checkDataVersion,
];

/** Everything that keeps the shop from starting; empty if it can. */
export const findProblems = (facts: MachineFacts): readonly string[] =>
  CHECKS.flatMap((check) => check(facts));
