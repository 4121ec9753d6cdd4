import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SOURCES = join(import.meta.dirname, '../..');

/**
 * The cases of one area: a file `<area>.contract-cases.ts` whose `cases` are keyed by operation id and status, and
 * that a contract test of the area runs against the service. Errors with 400, 401, 422, 429 and 500 need no case of their own.
 */
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
