import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  describeProblem,
  KINDS,
  readFiles,
  type ContentFile,
  type WrittenDocument,
} from '@haberdash/content-files';
import { unknownPlace } from './places.ts';

const filesOf = (folder: string, kind: string): readonly ContentFile[] =>
  readdirSync(join(folder, kind))
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ path: `${kind}/${name}`, text: readFileSync(join(folder, kind, name), 'utf8') }));

/** Reads a folder's documents; an invalid file is reported with line and reason, and skipped. */
export function readDocuments(
  folder = import.meta.dirname,
  warn: (line: string) => void = (line) => process.emitWarning(line),
): readonly WrittenDocument[] {
  const kinds = Object.keys(KINDS).filter((kind) => existsSync(join(folder, kind)));
  const { documents, problems } = readFiles(
    kinds.flatMap((kind) => filesOf(folder, kind)),
    { unknownPlace },
  );
  for (const [, [first]] of Map.groupBy(problems, ({ path }) => path))
    if (first !== undefined) warn(`content: ${describeProblem(first)}`);
  return documents;
}
