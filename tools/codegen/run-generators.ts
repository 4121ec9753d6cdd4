import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Generator } from './generator.ts';
import { createComparison, readStamps, writeStamps, writeWhole } from './stamps.ts';

export interface RunOptions {
  readonly root: string;
  readonly generators: readonly Generator[];
  /** Folders with generated files only; other files in them are removed. */
  readonly ownedFolders?: readonly string[];
  /** Compares instead of writing. */
  readonly isCheck?: boolean;
}

export interface RunResult {
  /** Files written, or found to differ. */
  readonly changed: readonly string[];
  readonly errors: readonly string[];
}

const GENERATED = /\.gen\.ts$|\.json$/;

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Removes generated files without a source. */
function removeOthers(root: string, folders: readonly string[], made: ReadonlySet<string>): void {
  for (const folder of folders) {
    for (const name of readdirSync(join(root, folder)).filter((each) => GENERATED.test(each)))
      if (!made.has(`${folder}/${name}`)) rmSync(join(root, folder, name));
  }
}

/** Runs the generators with changed inputs or outputs. */
export async function runGenerators({
  root,
  generators,
  ownedFolders = [],
  isCheck = false,
}: RunOptions): Promise<RunResult> {
  const stamps = readStamps(root);
  const comparison = createComparison(root);
  const stale = generators.filter((each) => !comparison.isUpToDate(each, stamps[each.name]));
  if (stale.length === 0) return { changed: [], errors: [] };
  const changed: string[] = [];
  const errors: string[] = [];
  for (const generator of stale) {
    const made = await generator.make();
    errors.push(...(made.errors ?? []));
    const differing = [...made.files].filter(([path, text]) => readText(join(root, path)) !== text);
    changed.push(...differing.map(([path]) => path));
    if (!isCheck) for (const [path, text] of differing) writeWhole(join(root, path), text);
    const isDone = (made.errors ?? []).length === 0 && (differing.length === 0 || !isCheck);
    if (isDone) stamps[generator.name] = comparison.stampOf(generator, made);
    else delete stamps[generator.name];
  }
  const files = generators.flatMap(({ name }) => Object.keys(stamps[name]?.files ?? {}));
  if (errors.length === 0) removeOthers(root, ownedFolders, new Set(files));
  writeStamps(root, stamps);
  return { changed, errors };
}
