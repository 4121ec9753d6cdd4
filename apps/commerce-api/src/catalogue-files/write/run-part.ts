import type { Database, Executor, Tx } from '../../platform/db/database.ts';
import { createReport, type Report } from '../report.ts';

/** SQLSTATE classes of rows that the tables do not accept. */
const OF_ROWS = /^2[23]/;

/** What the database says of a row that it does not accept; undefined for other errors. */
export function rowError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && OF_ROWS.test(error.code)) return error.message;
  return rowError(error.cause);
}

export type Part<T> = (db: Executor, tx: Tx | undefined, report: Report) => Promise<T>;

/** Runs a part in one transaction, or only reads for a dry run; its report counts once, however often it is repeated. */
export async function runPart<T>(
  database: Database,
  isDryRun: boolean,
  report: Report,
  part: Part<T>,
): Promise<T> {
  let own = createReport();
  const result = isDryRun
    ? await part(database.read, undefined, own)
    : await database.transaction(
        (tx) => {
          own = createReport();
          return part(tx, tx, own);
        },
        { isRepeatable: true },
      );
  report.add(own);
  return result;
}
