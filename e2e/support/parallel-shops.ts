import { startFaultShop, type FaultShop } from './fault-shop.ts';

/** Fault tests mostly wait for time-outs and circuits, so several shops run in parallel. */
const LANES = 3;

/** Runs jobs on several shops with these settings, one at a time each, so that faults do not interfere. */
export async function inLanes<Job>(
  jobs: readonly Job[],
  run: (shop: FaultShop, job: Job) => Promise<void>,
  env?: Readonly<Record<string, string>>,
): Promise<void> {
  const left = [...jobs];
  const work = async (): Promise<void> => {
    const shop = await startFaultShop(env);
    try {
      for (let job = left.shift(); job !== undefined; job = left.shift()) await run(shop, job);
    } catch (error) {
      // Cancels the remaining jobs.
      left.length = 0;
      throw error;
    } finally {
      await shop.stop();
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: LANES }, work));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
}
