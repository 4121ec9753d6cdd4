import { createHash, type Hash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files that a build never reads. */
const NOT_READ =
  /^(?:node_modules|build|dist|\.react-router|coverage|test-results|README\.md)$|\.test\.tsx?$|\.stories\.tsx$/;

/** Every file below a path, or the file itself, in a stable order. */
function* filesBelow(path: string, isLeftOut: (name: string) => boolean): Generator<string> {
  if (!lstatSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).toSorted()) {
    if (!isLeftOut(name)) yield* filesBelow(join(path, name), isLeftOut);
  }
}

function hashOf(
  root: string,
  paths: readonly string[],
  isLeftOut: (name: string) => boolean,
  add: (hash: Hash, file: string) => void,
): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(join(root, path), isLeftOut)) {
      hash.update(file.slice(root.length)).update('\0');
      add(hash, file);
    }
  }
  return hash.digest('hex');
}

/** A hash of sources by content and path. */
export const fingerprintSources = (root: string, paths: readonly string[]): string =>
  hashOf(
    root,
    paths,
    (name) => NOT_READ.test(name),
    (hash, file) => hash.update(readFileSync(file)),
  );

/** A hash of outputs, to detect other writers. */
export const fingerprintOutputs = (root: string, paths: readonly string[]): string =>
  hashOf(
    root,
    paths,
    () => false,
    (hash, file) => {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${size} ${mtimeMs}\n`);
    },
  );
