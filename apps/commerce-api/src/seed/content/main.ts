// Validates, compares, publishes and exports content files: `npm run content -- publish --site NF-US`.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ticketOf } from '../../domains/accounts/index.ts';
import { readConfig } from '../../platform/config/config.ts';
import { StartupProblem } from '../../platform/process/startup-problem.ts';
import { openSeed } from '../open-seed.ts';
import { shopRules } from '../shop-rules.ts';
import { localesOf, runContentCommand } from './command.ts';
import { createEditorApi } from './editor-api.ts';
import { openFolder } from './folder.ts';
import { readOptions, type ContentOptions } from './options.ts';
import { plainSource } from './plain-source.ts';
import { readInitialCategories } from './initial-categories.ts';
import { openDatabase } from '../../platform/db/open.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** The secret that `npm start` created on this machine. */
const madeHere = (): Promise<string | undefined> =>
  readFile(join(process.env['DATA_DIR'] ?? '.data', 'preview-secret'), 'utf8').catch(() => undefined);

async function ticketFor({ action, site, editor }: ContentOptions): Promise<string> {
  const given = process.env['CONTENT_TICKET'];
  if (given !== undefined && given !== '') return given;
  if (action === 'check' || action === 'init') return '';
  if (editor === '')
    throw new StartupProblem('Name the editor with --editor or CONTENT_EDITOR, or set CONTENT_TICKET.');
  const secret = process.env['PREVIEW_SECRET'] || (await madeHere());
  return ticketOf({ sites: site, hours: '1', editor, secret, nowMs: Date.now() });
}

async function sourceOf({ site, dir, locales }: ContentOptions) {
  const config = readConfig({ ...process.env, NODE_ENV: 'development' });
  const own = config.seedSource === undefined ? undefined : await (await openSeed(config)).content?.();
  if (own !== undefined && own.localesOf(site).length > 0) return own;
  if (dir === undefined) throw new StartupProblem('Name the folder of the files with --dir.');
  return plainSource(dir, locales);
}

/** The categories of the shop's database. */
async function readCategories() {
  const { dataDir, databaseUrl, databasePool } = readConfig({ ...process.env, NODE_ENV: 'development' });
  const database = await openDatabase({ dataDir, databaseUrl, databasePool });
  try {
    return await readInitialCategories(database.read);
  } finally {
    await database.close();
  }
}

/** What the client throws for a rejected call; its entry with the class needs types of a browser. */
interface RejectedCall extends Error {
  readonly status: number;
  readonly errorId: string;
  readonly details: readonly {
    readonly field?: string;
    readonly message: string;
    readonly additionalInfo?: { readonly reason?: string; readonly suggestion?: string };
  }[];
}

const isRejected = (error: unknown): error is RejectedCall =>
  error instanceof Error && error.name === 'ApiError';

/** What went wrong, in the words of the service where it responded. */
function sentenceOf(error: unknown, api: string): string | undefined {
  if (error instanceof StartupProblem || error instanceof RangeError) return error.message;
  if (isRejected(error)) {
    const lines = error.details.map(({ field, additionalInfo, message }) =>
      [field, additionalInfo?.reason ?? message, additionalInfo?.suggestion].filter(Boolean).join(' '),
    );
    const hint =
      error.status === 401 || error.status === 404 ? ' Is the editor one of this site, and active?' : '';
    return `The service rejected it (${error.errorId}): ${lines.join('; ')}${hint}`;
  }
  return error instanceof Error && 'code' in error ? `The service at ${api} does not respond.` : undefined;
}

let api = '';
try {
  const options = readOptions(process.argv.slice(2), process.env, Date.now());
  ({ api } = options);
  const source = await sourceOf(options);
  const locales = localesOf({ options, source });
  const ticket = await ticketFor(options);
  process.exitCode = await runContentCommand({
    options,
    source,
    rules: shopRules,
    folder: openFolder(options.dir ?? source.folder, {
      mayBeNew: options.action === 'pull' || options.action === 'init',
    }),
    categories: readCategories,
    api: createEditorApi({ baseUrl: api, siteId: options.site, locale: locales[0] ?? 'en-us', ticket }),
    print,
  });
} catch (error) {
  const sentence = sentenceOf(error, api);
  if (sentence === undefined) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = error instanceof StartupProblem ? 2 : 1;
}
