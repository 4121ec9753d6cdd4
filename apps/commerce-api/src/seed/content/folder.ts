import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { StartupProblem } from '../../platform/process/startup-problem.ts';
import type { Bases, ContentFolder } from './command.ts';

/** Beside the files, so that a team that shares them shares it. */
const BASES = '.versions.json';

/** Files of documents in a folder per kind. */
export function openFolder(path: string, { mayBeNew = false } = {}): ContentFolder {
  if (!existsSync(path) && !mayBeNew)
    throw new StartupProblem(`There is no folder ${path}; name one with --dir, or pull into it first.`);
  const write = (name: string, text: string): void => {
    const file = join(path, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  return {
    read: () =>
      (existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [])
        .filter((entry) => entry.isDirectory())
        .flatMap(({ name: kind }) =>
          readdirSync(join(path, kind))
            .filter((name) => name.endsWith('.json'))
            .map((name) => ({ path: `${kind}/${name}`, text: readFileSync(join(path, kind, name), 'utf8') })),
        ),
    write: (files) => {
      for (const file of files) write(file.path, file.text);
    },
    bases: () => {
      const file = join(path, BASES);
      // Written by this command.
      return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Bases) : {};
    },
    setBases: (bases) => write(BASES, `${JSON.stringify(bases, null, 1)}\n`),
  };
}
