import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SOURCES = join(import.meta.dirname, '../..');

/** An area's `<area>.contract-cases.ts`, by operation and status; 400, 401, 422, 429 and 500 are tested for all. */
export interface CaseFile {
  readonly file: string;
  readonly cases: Readonly<Record<string, Readonly<Record<number, unknown>>>>;
}

/** The cases of all areas. */
export async function readCaseFiles(): Promise<CaseFile[]> {
  const files = globSync('**/*.contract-cases.ts', { cwd: SOURCES }).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(join(SOURCES, file)).href)) as Pick<CaseFile, 'cases'>;
      return { file, cases: module.cases };
    }),
  );
}
