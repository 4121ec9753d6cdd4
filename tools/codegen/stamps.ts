import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Generator, Made } from './generator.ts';

/** The last run of a generator. */
export interface Stamp {
  readonly inputs: string;
  readonly dependencies: readonly string[];
  /** Hashes of its output files by path. */
  readonly files: Readonly<Record<string, string>>;
}

export type Stamps = Record<string, Stamp>;

const FILE = 'node_modules/.cache/haberdash/generated.json';
const IGNORED = /\.test\.tsx?$|\.gen\.ts$/;

const hash = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

/** The stamps of the last run; empty if unreadable, so that everything is generated. */
export function readStamps(root: string): Stamps {
  try {
    return JSON.parse(readFileSync(join(root, FILE), 'utf8'));
  } catch {
    return {};
  }
}

/** Replaces a file atomically. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}

export const writeStamps = (root: string, stamps: Stamps): void =>
  writeWhole(join(root, FILE), `${JSON.stringify(stamps, null, 1)}\n`);

/** Compares generators with their stamps; shared inputs are read once. */
export function createComparison(root: string) {
  const hashes = new Map<string, string>();

  const hashFile = (file: string): string => {
    try {
      return hash(readFileSync(file));
    } catch {
      return 'missing';
    }
  };
  const hashFolder = (folder: string): string => {
    const names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !IGNORED.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
    return hash(names.map((name) => `${relative(folder, name)} ${hashFile(name)}`).join('\n'));
  };
  const hashPath = (path: string): string => {
    const known = hashes.get(path);
    if (known !== undefined) return known;
    const absolute = join(root, path);
    let made: string;
    try {
      made = hashFolder(absolute);
    } catch {
      made = hashFile(absolute);
    }
    hashes.set(path, made);
    return made;
  };
  const hashInputs = (paths: readonly string[]): string =>
    hash(paths.map((path) => `${path} ${hashPath(path)}`).join('\n'));

  return {
    isUpToDate({ inputs }: Generator, stamp: Stamp | undefined): boolean {
      return (
        stamp !== undefined &&
        stamp.inputs === hashInputs([...inputs, ...stamp.dependencies]) &&
        Object.entries(stamp.files).every(([path, text]) => hashFile(join(root, path)) === text)
      );
    },
    stampOf({ inputs }: Generator, { files, dependencies = [] }: Made): Stamp {
      return {
        inputs: hashInputs([...inputs, ...dependencies]),
        dependencies,
        files: Object.fromEntries([...files].map(([path, text]) => [path, hash(text)])),
      };
    },
  };
}
