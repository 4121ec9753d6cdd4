import type { Browser, Page } from 'playwright';

/** The longest task of a page's main thread, in milliseconds. */
export interface LongestTask {
  /** By the clock, as somebody at the page meets it; on a busy machine with the time that others took. */
  readonly wallMs: number;
  /** On the processor: what the page itself asked for. */
  readonly processorMs: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const BEGIN = 'longest-task-begin';
const END = 'longest-task-end';
const TASK = 'ThreadControllerImpl::RunTask';

/** The longest task between two marks on the thread that set them. */
function longestOf(events: readonly TraceEvent[]): LongestTask {
  const begin = events.find(({ name }) => name === BEGIN);
  const end = events.find(({ name }) => name === END);
  if (begin === undefined || end === undefined) throw new TypeError('The trace has no marks.');
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name === TASK && pid === begin.pid && tid === begin.tid && ts > begin.ts && ts < end.ts,
  );
  if (tasks.length === 0) throw new TypeError('The trace has no tasks.');
  const most = (microseconds: readonly number[]): number => Math.round(Math.max(...microseconds) / 1_000);
  return {
    wallMs: most(tasks.map(({ dur = 0 }) => dur)),
    processorMs: most(tasks.map(({ tdur = 0 }) => tdur)),
  };
}

const mark = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((text) => performance.mark(text).name, name);

/** The longest task of a page while something is done with it. */
export async function longestTask(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<LongestTask> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await mark(page, BEGIN);
  await work();
  await mark(page, END);
  // The browser writes it in this shape.
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return longestOf(traceEvents);
}
