import { parseArgs } from 'node:util';

import { StartupProblem } from '../../platform/process/startup-problem.ts';

const ACTIONS = ['init', 'check', 'diff', 'publish', 'pull'] as const;
type Action = (typeof ACTIONS)[number];

export interface ContentOptions {
  readonly action: Action;
  readonly site: string;
  /** The folder of the files; that of the source without it. */
  readonly dir: string | undefined;
  readonly locales: readonly string[];
  readonly isDryRun: boolean;
  readonly isForced: boolean;
  /** When to publish, ISO 8601; now without it. */
  readonly at: string | undefined;
  readonly editor: string;
  readonly api: string;
}

const USAGE = `npm run content -- ${ACTIONS.join('|')} --site SITE [--dir DIR] [--dry-run] [--at DATE] [--force]
  init     writes the first files from the categories of the database: home page, menu, footer, legal pages
  check    validates the files and names what is wrong
  diff     compares the files with what the site has
  publish  publishes what differs, now or --at a date; rejected when an editor has changed it since (--force)
  pull     writes the documents of the site as files
  --editor NAME    the editor who writes (CONTENT_EDITOR); the ticket is signed with PREVIEW_SECRET
  --locales A,B    the locales of a site that the source does not know
  --api URL        the service (COMMERCE_API_URL, http://127.0.0.1:4000)
A ticket in CONTENT_TICKET is used instead of --editor. Exit codes: 0 done, or no difference; 1 rejected, or differences; 2 wrong use.`;

/** A date with its zone, or a day, which begins at midnight UTC. */
function readDate(text: string | undefined, nowMs: number): string | undefined {
  if (text === undefined) return undefined;
  const ms = Date.parse(text);
  if (Number.isNaN(ms))
    throw new StartupProblem(`--at is "${text}"; write a date such as 2026-12-01T08:00:00Z.`);
  if (ms <= nowMs) throw new StartupProblem(`--at is "${text}", which is over; leave it out to publish now.`);
  return new Date(ms).toISOString();
}

/** Reads the command line; throws one sentence for what is wrong in it. */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  nowMs: number,
): ContentOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      site: { type: 'string', default: '' },
      dir: { type: 'string' },
      locales: { type: 'string', default: '' },
      'dry-run': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      at: { type: 'string' },
      editor: { type: 'string', default: env['CONTENT_EDITOR'] ?? '' },
      api: { type: 'string', default: env['COMMERCE_API_URL'] || 'http://127.0.0.1:4000' },
    },
  });
  const action = ACTIONS.find((each) => each === positionals[0]);
  if (action === undefined || positionals.length > 1) throw new StartupProblem(USAGE);
  if (!/^[A-Z0-9-]{2,20}$/.test(values.site))
    throw new StartupProblem(`--site is "${values.site}"; name a site such as NF-US.`);
  if (!URL.canParse(values.api)) throw new StartupProblem(`--api is "${values.api}"; write an address.`);
  const locales = values.locales.split(',').filter((locale) => locale !== '');
  const wrong = locales.find((locale) => !/^[a-z]{2}-[a-z]{2}$/.test(locale));
  if (wrong !== undefined) throw new StartupProblem(`--locales has "${wrong}"; write locales such as en-us.`);
  const { site, dir, editor, api } = values;
  return {
    action,
    site,
    dir,
    locales,
    isDryRun: values['dry-run'],
    isForced: values.force,
    at: readDate(values.at, nowMs),
    editor,
    api,
  };
}
