// Adds, blocks and lists editors: `npm run editor -- add edith@example.com --sites NF-US`.
import { parseArgs } from 'node:util';

import { readConfig } from '../../../platform/config/config.ts';
import { openDatabase } from '../../../platform/db/open.ts';
import { StartupProblem } from '../../../platform/process/startup-problem.ts';
import { createPasswordHasher } from '../identity/password-hasher.ts';
import { runEditorCommand } from './editor-command.ts';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { sites: { type: 'string' } },
  });
  const config = readConfig({ ...process.env, NODE_ENV: 'development' });
  const database = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    databasePool: config.databasePool,
  });
  try {
    const print = (line: string): void => void process.stdout.write(`${line}\n`);
    const parts = { database, hasher: createPasswordHasher(), now: new Date(), print };
    await runEditorCommand(parts, positionals, values.sites);
  } finally {
    await database.close();
  }
} catch (error) {
  // Only expected errors are printed as one sentence.
  if (!(error instanceof StartupProblem || error instanceof TypeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
