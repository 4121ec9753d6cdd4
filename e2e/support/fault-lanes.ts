import { startFaultShop, type FaultShop } from './fault-shop.ts';

/** What a matrix does most is to wait for calls that hang and for circuits to close: so many shops wait at once. */
const LANES = 3;

/**
 * Does every job on one of several shops, each of which has one job at a time, so that a fault meets its own job only.
 * @param env settings of the shops
 */
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
      // Nobody waits for the jobs that are left.
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
