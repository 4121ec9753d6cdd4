import { appendFileSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * A request that keeps the event loop from everybody else for longer than this does work that grows with its input.
 * How long requests should take, 50 ms, is `npm run bench -- stalls`: that figure depends on the machine.
 */
export const LONGEST_STALL_MS = 250;

/** Where stalls are written down with what was asked, as lines of JSON, when somebody measures them. */
const { STALLS_REPORT } = process.env;

/** A server of this machine whose event loop is watched. */
export interface WatchedServer {
  readonly pid: number;
  readonly origin: string;
  /** Where the servers of its stack write their stalls down. */
  readonly stalls: string;
}

/** The memory that a process has taken from the machine, in MiB. */
export function residentMiB(pid: number): number {
  const found = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1] ?? 0) / 1024;
}

const MONITOR = new URL('loop-monitor.ts', import.meta.url);

/** Settings with which a server writes down its stalls (`loop-monitor.ts`). */
export const watchedSettings = (folder: string): Readonly<Record<string, string>> => ({
  LOOP_STALLS: folder,
  NODE_OPTIONS: [process.env['NODE_OPTIONS'] ?? '', `--import=${MONITOR.href}`].join(' ').trim(),
});

/** Two ticks of the monitor, so that it has seen what ended just now. */
const MONITOR_MS = 6;

/** Answered once the event loop of a server has come by; a server that has ended is somebody else's matter. */
const loopComesBy = ({ origin }: WatchedServer): Promise<void> =>
  new Promise((resolve) => {
    const asked = get(`${origin}/health/live`, { agent: false }, (answer) => answer.resume());
    asked.once('close', resolve).once('error', () => resolve());
  });

/** The stalls of a server that ended after a time, in milliseconds. */
function stallsSince({ stalls, pid }: WatchedServer, time: number): number[] {
  let text = '';
  try {
    text = readFileSync(join(stalls, String(pid)), 'utf8');
  } catch {
    // Nothing was written down so far.
  }
  return text
    .split('\n')
    .map((line) => line.split(' ').map(Number))
    .flatMap(([end = 0, milliseconds = 0]) => (end >= time ? [milliseconds] : []));
}

/**
 * Runs something and tells how long at most the event loop of a server stood still meanwhile, in milliseconds.
 *
 * What counts is measured inside the server, by a timer that should run every two milliseconds: the time that its main
 * thread was on a processor since the last run, and never more than what passed. So it counts what the server does
 * between two looks at the event loop, garbage collection and first compilation included, and counts it the first
 * time. What a busy machine does to the server, or to this process that asks, is not in it: a thread that waits for a
 * processor does not compute.
 */
export async function longestStall(
  server: WatchedServer,
  name: string,
  run: () => Promise<void>,
): Promise<number> {
  await loopComesBy(server);
  const before = performance.timeOrigin + performance.now();
  await run();
  await loopComesBy(server);
  await wait(MONITOR_MS);
  const milliseconds = Math.max(0, ...stallsSince(server, before));
  if (STALLS_REPORT !== undefined)
    appendFileSync(STALLS_REPORT, `${JSON.stringify({ request: name, milliseconds })}\n`);
  return milliseconds;
}
