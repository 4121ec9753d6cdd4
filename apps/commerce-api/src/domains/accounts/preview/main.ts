// Prints a ticket that opens the preview: `npm run preview-ticket -- --sites NF-US,NF-CA --hours 8`.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { StartupProblem } from '../../../platform/process/startup-problem.ts';
import { ticketOf } from './ticket-command.ts';

/** The secret that `npm start` created on this machine. */
const madeHere = (): Promise<string | undefined> =>
  readFile(join(process.env['DATA_DIR'] ?? '.data', 'preview-secret'), 'utf8').catch(() => undefined);

try {
  const { values } = parseArgs({
    options: {
      sites: { type: 'string', default: '' },
      hours: { type: 'string', default: '8' },
      editor: { type: 'string', default: '' },
    },
  });
  const secret = process.env['PREVIEW_SECRET'] || (await madeHere());
  process.stdout.write(`${await ticketOf({ ...values, secret, nowMs: Date.now() })}\n`);
} catch (error) {
  // Only expected errors are printed as one sentence.
  if (!(error instanceof StartupProblem || error instanceof TypeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
