import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** How often the event loop is asked to come by. */
const TICK_MS = 2;
/** Shorter stalls are not written down. */
const SHORTEST_MS = 10;

const computedMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
const nowMs = (): number => performance.timeOrigin + performance.now();

/**
 * Loaded into a server before its own code: writes down each time that its event loop did not come by, as the
 * time when that ended and how much the main thread computed meanwhile, both in milliseconds.
 */
function watch(file: string): void {
  let [time, computed] = [nowMs(), computedMs()];
  setInterval(() => {
    const [timeNow, computedNow] = [nowMs(), computedMs()];
    const stall = Math.min(timeNow - time, computedNow - computed);
    if (stall >= SHORTEST_MS) appendFileSync(file, `${timeNow} ${stall}\n`);
    // What writing the line took belongs to nobody.
    [time, computed] = stall >= SHORTEST_MS ? [nowMs(), computedMs()] : [timeNow, computedNow];
  }, TICK_MS).unref();
}

const folder = process.env['LOOP_STALLS'];
if (isMainThread && folder !== undefined) watch(`${folder}/${process.pid}`);
