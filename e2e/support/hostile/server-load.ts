import { appendFileSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Longer stalls grow with the input; the target of 50 ms is measured by `npm run bench -- stalls`. */
export const LONGEST_STALL_MS = 250;

/** A file for stalls as JSON lines, when measuring. */
const { STALLS_REPORT } = process.env;

/** A server with a monitored event loop. */
export interface WatchedServer {
  readonly pid: number;
  readonly origin: string;
  readonly stalls: string;
}

/** Resident memory of a process in MiB. */
export function residentMiB(pid: number): number {
  const found = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1] ?? 0) / 1024;
}

const MONITOR = new URL('loop-monitor.ts', import.meta.url);

/** Settings that enable `loop-monitor.ts`. */
export const watchedSettings = (folder: string): Readonly<Record<string, string>> => ({
  LOOP_STALLS: folder,
  NODE_OPTIONS: [process.env['NODE_OPTIONS'] ?? '', `--import=${MONITOR.href}`].join(' ').trim(),
});

/** Two ticks of the monitor. */
const MONITOR_MS = 6;

/** Resolves after a turn of a server's event loop; ignores a stopped server. */
const untilLoopTurn = ({ origin }: WatchedServer): Promise<void> =>
  new Promise((resolve) => {
    const requested = get(`${origin}/health/live`, { agent: false }, (response) => response.resume());
    requested.once('close', resolve).once('error', () => resolve());
  });

/** Stalls of a server that ended after a time, in milliseconds. */
function stallsSince({ stalls, pid }: WatchedServer, time: number): number[] {
  let text = '';
  try {
    text = readFileSync(join(stalls, String(pid)), 'utf8');
  } catch {
    // No stalls so far.
  }
  return text
    .split('\n')
    .map((line) => line.split(' ').map(Number))
    .flatMap(([end = 0, milliseconds = 0]) => (end >= time ? [milliseconds] : []));
}

/**
 * Runs something and returns the longest event loop stall of a server in milliseconds: the CPU time of its
 * main thread between two timer ticks, which excludes the load of other processes.
 */
export async function longestStall(
  server: WatchedServer,
  name: string,
  run: () => Promise<void>,
): Promise<number> {
  await untilLoopTurn(server);
  const before = performance.timeOrigin + performance.now();
  await run();
  await untilLoopTurn(server);
  await wait(MONITOR_MS);
  const milliseconds = Math.max(0, ...stallsSince(server, before));
  if (STALLS_REPORT !== undefined)
    appendFileSync(STALLS_REPORT, `${JSON.stringify({ request: name, milliseconds })}\n`);
  return milliseconds;
}
