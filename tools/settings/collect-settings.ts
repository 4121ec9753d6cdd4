import { join } from 'node:path';
import { root } from '../stack/stack.ts';
import { readSettings, type Setting, type SettingsOf } from './settings-page.ts';

const CONFIGS = [
  {
    title: 'Storefront',
    folder: 'apps/storefront/app/shared/config',
    intro: 'Read by `apps/storefront`.',
  },
  {
    title: 'Commerce service',
    folder: 'apps/commerce-api/src/platform/config',
    intro:
      'Read by `apps/commerce-api`. The rate limits that `LIMITS` changes: [limits](limits.md). Outside production, providers without settings are the sandbox; which are required in production: [operations](operations.md#providers).',
  },
  {
    title: 'Preview',
    folder: 'apps/cms-preview/app/shared/config',
    intro: 'Read by `apps/cms-preview`.',
  },
  { title: 'Sandbox providers', folder: 'demo/providers/src', intro: 'Read by `demo/providers`.' },
] as const;

function rowsOf(rows: readonly (readonly string[])[]): readonly Setting[] {
  return rows.map(([name = '', type = '', fallback = '', meaning = '']) => ({
    name,
    type,
    default: fallback === '' ? '' : `\`${fallback}\``,
    meaning,
  }));
}

/** Settings of `npm start` and `npm run dev`, passed on to the four processes. */
const START = rowsOf([
  ['PORT', 'number', '3000', 'port of the shop'],
  ['API_PORT', 'number', '4000', 'port of the commerce service'],
  ['SANDBOX_PORT', 'number', '4001', 'port of the sandbox providers'],
  ['PREVIEW_PORT', 'number', '3001', 'port of the editors’ preview'],
  ['HOST', 'text', '127.0.0.1', 'the address that all of them listen on'],
  ['DATA_DIR', 'text', '.data', 'the embedded database, at most 1 GB of cached pictures, sandbox records'],
  ['DATABASE_URL', 'text', '', 'a PostgreSQL 15 or later instead of the embedded database'],
]);

const START_SECTION: SettingsOf = {
  title: 'Start',
  intro:
    'Read by `npm start`, `npm run serve` and `npm run dev`. All other settings are passed on to the processes. `SESSION_SECRET` and `PREVIEW_SECRET` are made once and kept in `DATA_DIR`.',
  settings: START,
};

const CONTENT_SECTION: SettingsOf = {
  title: 'Content command',
  intro:
    'Read by `npm run content`, with the settings of the service; see [content files](content-files.md).',
  settings: rowsOf([
    ['CONTENT_EDITOR', 'text', '', 'the editor who writes, as `--editor`'],
    [
      'CONTENT_TICKET',
      'secret',
      '',
      'a ticket of the preview that names its editor, instead of one that is made',
    ],
    ['COMMERCE_API_URL', 'URL', 'http://127.0.0.1:4000', 'address of the commerce service, as `--api`'],
  ]),
};

export async function collectSettings(): Promise<readonly SettingsOf[]> {
  const sections = CONFIGS.map(async ({ title, intro, folder }) => {
    const [{ SETTINGS }, { SETTING_NOTES }]: [
      { SETTINGS: Record<string, unknown> },
      { SETTING_NOTES: Record<string, string> },
    ] = await Promise.all([
      import(join(root, folder, 'config.ts')),
      import(join(root, folder, 'setting-notes.ts')),
    ]);
    return { title, intro, settings: readSettings(SETTINGS, SETTING_NOTES) };
  });
  return [START_SECTION, ...(await Promise.all(sections)), CONTENT_SECTION];
}
