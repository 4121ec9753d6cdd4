import type { Browser, Page } from 'playwright';
import { trace, type TraceEvent } from './trace.ts';

/** The longest main thread task in milliseconds. */
export interface LongestTask {
  /** Elapsed time, including other load of the machine. */
  readonly wallMs: number;
  /** CPU time of the page itself. */
  readonly processorMs: number;
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
  const events = await trace(browser, page, ['toplevel', 'blink.user_timing'], async () => {
    await mark(page, BEGIN);
    await work();
    await mark(page, END);
  });
  return longestOf(events);
}
