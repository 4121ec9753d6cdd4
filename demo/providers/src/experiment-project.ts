import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, 'assets/experiments.json');

interface Project {
  readonly file: object;
  /** An HTTP date. */
  readonly lastModified: string;
}

let known: { readonly mtimeMs: number; readonly project: Project } | undefined;

/** The data file of the demo project; an edit counts with the next request. */
export function experimentProject(): Project {
  const { mtimeMs, mtime } = statSync(FILE);
  if (known?.mtimeMs !== mtimeMs) {
    // Our own file, an object.
    const file = JSON.parse(readFileSync(FILE, 'utf8')) as object;
    known = { mtimeMs, project: { file, lastModified: mtime.toUTCString() } };
  }
  return known.project;
}
