import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { readConfig } from '../platform/config/config.ts';
import { openDatabase } from '../platform/db/open.ts';
import type { Database } from '../platform/db/database.ts';
import { StartupProblem } from '../platform/process/startup-problem.ts';
import { csvRow } from './csv.ts';
import { exportCatalogue } from './export-catalogue.ts';
import { FileProblem } from './file-problem.ts';
import { importFiles, ImportStopped } from './import-files.ts';
import { importUpdates } from './import-updates.ts';
import { readCommand, type Command, type ImportCommand } from './options.ts';
import { createProgress } from './progress.ts';
import type { Report } from './report.ts';
import { verifyCatalogue } from './verify.ts';

async function writeReport(file: string, { rejected, notices }: Report): Promise<void> {
  const rows = [
    ...rejected.map((remark) => ['rejected', remark] as const),
    ...notices.map((remark) => ['notice', remark] as const),
  ].map(([kind, { file: source, row, column = '', reason, suggestion }]) =>
    csvRow([kind, source, String(row), column, reason, suggestion]),
  );
  await writeFile(file, csvRow(['kind', 'file', 'row', 'column', 'reason', 'suggestion']) + rows.join(''));
}

async function runImport(database: Database, command: ImportCommand): Promise<void> {
  const started = performance.now();
  const progress = await createProgress(command.files, process.stderr);
  const options = { ...command, onBytes: progress.advance };
  const isUpdate = command.prices || command.stock;
  const show = async (report: Report): Promise<void> => {
    progress.end();
    for (const line of report.lines()) console.log(line);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      command.isDryRun ? `\nDry run: nothing was written (${seconds} s).` : `\nImported in ${seconds} s.`,
    );
    if (command.reportFile !== undefined) await writeReport(command.reportFile, report);
    if (report.rejected.length > 0) process.exitCode = 1;
  };
  try {
    await show(await (isUpdate ? importUpdates(database, options) : importFiles(database, options)));
  } catch (error) {
    progress.end();
    if (error instanceof ImportStopped) await show(error.report);
    throw error;
  }
}

async function runExport(database: Database, file: string | undefined): Promise<void> {
  const rows = Readable.from(exportCatalogue(database));
  await (file === undefined
    ? pipeline(rows, process.stdout, { end: false })
    : pipeline(rows, createWriteStream(file)));
}

const MOST_DIFFERENCES = 100;

async function runVerify(database: Database): Promise<void> {
  let products = 0;
  let differences = 0;
  const found = verifyCatalogue(database, (count) => (products = count));
  for await (const { table, key, stored, expected } of found) {
    differences += 1;
    if (differences <= MOST_DIFFERENCES)
      console.log(`${table} of ${key}: is ${JSON.stringify(stored)}, should be ${JSON.stringify(expected)}`);
  }
  console.log(`${products} products compared, ${differences} differences.`);
  if (differences > 0) process.exitCode = 1;
}

function run(database: Database, command: Command): Promise<void> {
  if (command.command === 'import') return runImport(database, command);
  return command.command === 'verify' ? runVerify(database) : runExport(database, command.file);
}

// A reader such as `head` may end before the report does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  const command = await readCommand(process.argv.slice(2));
  // Files need no providers, even in production.
  const { dataDir, databaseUrl, databasePool } = readConfig({ ...process.env, NODE_ENV: 'development' });
  const database = await openDatabase({ dataDir, databaseUrl, databasePool });
  try {
    await run(database, command);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof StartupProblem || error instanceof FileProblem ? error.message : error);
  process.exitCode = 1;
}
