import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright';
import { CHROMIUM_ARGS, resolveChromium } from '../browser/chromium.ts';
import { openContext, type PageCase } from './pages.ts';

/** What Lighthouse says of a page on a phone, as the median of several rounds. */
export interface LighthouseRow {
  readonly name: string;
  /** Its score of performance, 0 to 100. */
  readonly score: number;
  readonly blockingMs: number;
  readonly lcpMs: number;
  readonly nodes: number;
}

/** The part of its report that is read here. */
interface Report {
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<
    Record<
      string,
      { readonly numericValue?: number; readonly details?: { readonly items?: readonly object[] } }
    >
  >;
}

const FOLDER = join(import.meta.dirname, 'lighthouse');
const CLI = join(FOLDER, 'node_modules/lighthouse/cli/index.js');
const LARGEST_REPORT_BYTES = 64 * 2 ** 20;
const run = promisify(execFile);

/** Installs Lighthouse where it is not there: it is three times as much as a benchmark is worth in every install. */
async function install(): Promise<void> {
  if (!existsSync(CLI)) await run('npm', ['ci', '--ignore-scripts'], { cwd: FOLDER });
}

/** What a shopper who has come to the page so far sends with it. */
async function cookiesOf(browser: Browser, origin: string, { prepare }: PageCase): Promise<string> {
  if (prepare === undefined) return '';
  const context = await openContext(browser, true);
  await prepare(await context.newPage(), origin);
  const cookies = await context.cookies(origin);
  await context.close();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

async function audit(url: string, cookie: string): Promise<Report> {
  const { stdout } = await run(
    process.execPath,
    [
      CLI,
      url,
      '--output=json',
      '--quiet',
      '--only-categories=performance',
      `--chrome-flags=--headless ${CHROMIUM_ARGS.join(' ')}`,
      ...(cookie === '' ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`]),
    ],
    { env: { ...process.env, CHROME_PATH: await resolveChromium() }, maxBuffer: LARGEST_REPORT_BYTES },
  );
  return JSON.parse(stdout) as Report; // as its documentation describes it
}

const median = (values: readonly number[]): number =>
  Math.round(values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0);

/** Runs Lighthouse over pages in turn, so that a busy minute of the machine meets all of them. */
export async function auditPages(
  browser: Browser,
  pages: ReadonlyArray<{ readonly origin: string; readonly page: PageCase }>,
  rounds: number,
): Promise<readonly LighthouseRow[]> {
  await install();
  const reports = new Map<string, Report[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const { origin, page } of pages) {
      const report = await audit(origin + page.path, await cookiesOf(browser, origin, page));
      reports.set(page.name, [...(reports.get(page.name) ?? []), report]);
    }
  }
  return [...reports].map(([name, all]) => {
    const value = (id: string) => median(all.map(({ audits }) => audits[id]?.numericValue ?? 0));
    return {
      name,
      score: median(all.map(({ categories }) => (categories.performance.score ?? 0) * 100)),
      blockingMs: value('total-blocking-time'),
      lcpMs: value('largest-contentful-paint'),
      nodes: median(all.map(nodesOf)),
    };
  });
}

function nodesOf({ audits }: Report): number {
  const insight = audits['dom-size-insight'] ?? audits['dom-size'];
  return insight?.numericValue ?? 0;
}
