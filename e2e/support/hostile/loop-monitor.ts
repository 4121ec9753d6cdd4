import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const TICK_MS = 2;
/** Shorter stalls are not logged. */
const SHORTEST_MS = 10;

const computedMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
const nowMs = (): number => performance.timeOrigin + performance.now();

/** Loaded into a server first: logs event loop stalls with the main thread's CPU time, in milliseconds. */
function watch(file: string): void {
  let [time, computed] = [nowMs(), computedMs()];
  setInterval(() => {
    const [timeNow, computedNow] = [nowMs(), computedMs()];
    const stall = Math.min(timeNow - time, computedNow - computed);
    if (stall >= SHORTEST_MS) appendFileSync(file, `${timeNow} ${stall}\n`);
    // Excludes the time to write the line.
    [time, computed] = stall >= SHORTEST_MS ? [nowMs(), computedMs()] : [timeNow, computedNow];
  }, TICK_MS).unref();
}

const folder = process.env['LOOP_STALLS'];
if (isMainThread && folder !== undefined) watch(`${folder}/${process.pid}`);
