import type { Browser, Page } from 'playwright';

/** The longest main thread task in milliseconds. */
export interface LongestTask {
  /** Elapsed time, including other load of the machine. */
  readonly wallMs: number;
  /** CPU time of the page itself. */
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

/** The longest task between two marks on their thread. */
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

export async function longestTask(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<LongestTask> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await mark(page, BEGIN);
  await work();
  await mark(page, END);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return longestOf(traceEvents);
}
