import type { Browser } from 'playwright';
import { openContext, SLOW_4G, type PageCase } from './pages.ts';
import { trace, type TraceEvent } from './trace.ts';

/** What the browser did with a page until it was idle, in counts: they are the same on every machine. */
export interface PageTrace {
  readonly name: string;
  readonly nodes: number;
  /** Elements of the largest style pass after the largest paint. */
  readonly styledAfterPaint: number;
  /** Boxes of the largest layout after the largest paint. */
  readonly boxesAfterPaint: number;
  /** Tasks of more than 50 ms that are mostly script, on the throttled processor. */
  readonly longScriptTasks: number;
  readonly longestTaskMs: number;
}

/** Long enough for everything that an idle page fetches without being used. */
const IDLE_MS = 5_000;
const TASK = 'RunTask';
const LONG_TASK_MS = 50;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'];

/** Loads a page as a phone on slow 4G does, touches nothing, and counts what the browser had to do. */
export async function tracePage(
  browser: Browser,
  origin: string,
  pageCase: PageCase,
  cpuRate: number,
): Promise<PageTrace> {
  const context = await openContext(browser, true);
  const page = await context.newPage();
  await pageCase.prepare?.(page, origin);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  const events = await trace(browser, page, CATEGORIES, async () => {
    await page.goto(origin + pageCase.path, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(IDLE_MS);
  });
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await context.close();
  const paint = events.findLast(
    ({ name, args }) => name === 'largestContentfulPaint::Candidate' && args?.data?.isMainFrame !== false,
  );
  if (paint === undefined) throw new TypeError(`${pageCase.path} painted nothing.`);
  const later = events.filter(({ pid, tid, ts }) => pid === paint.pid && tid === paint.tid && ts > paint.ts);
  const most = (name: string, count: (event: TraceEvent) => number | undefined): number =>
    Math.max(0, ...later.filter((event) => event.name === name).map((event) => count(event) ?? 0));
  const scripts = later.filter(
    ({ name }) => name === 'EvaluateScript' || name === 'FunctionCall' || name === 'v8.run',
  );
  const tasks = later.filter(({ name, dur = 0 }) => name === TASK && dur > LONG_TASK_MS * 1_000);
  const isOf = (task: TraceEvent) =>
    scripts.some(
      ({ ts, dur = 0 }) => ts >= task.ts && ts < task.ts + (task.dur ?? 0) && dur * 2 > (task.dur ?? 0),
    );
  return {
    name: pageCase.name,
    nodes,
    styledAfterPaint: most('UpdateLayoutTree', ({ args }) => args?.elementCount),
    boxesAfterPaint: most('Layout', ({ args }) => args?.beginData?.dirtyObjects),
    longScriptTasks: tasks.filter(isOf).length,
    longestTaskMs: Math.round(most(TASK, ({ dur = 0 }) => dur / 1_000)),
  };
}
