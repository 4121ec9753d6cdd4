/** The number of parallel requests, and the longest wait of others. */
interface TurnOptions {
  readonly mostRunning: number;
  readonly longestWaitMs: () => number;
  readonly now?: () => number;
}

interface Waiting {
  /** The lowest runs first: arrival time plus expected cost. */
  readonly rank: number;
  readonly start: (isTurn: boolean) => void;
}

/** How much later an expensive request counts as having come, in times of what it takes. */
const COST_WEIGHT = 4;
/** The share of the latest request in the mean time of its page. */
const NEWEST = 0.1;

/**
 * Limits parallel requests. Cheap waiting requests overtake expensive ones that came a little earlier, by the mean
 * time of their pages. Requests that have waited too long are rejected, which ends a wave.
 */
export function createTurns({ mostRunning, longestWaitMs, now = Date.now }: TurnOptions) {
  const costs = new Map<string, number>();
  const waiting: Waiting[] = [];
  let running = 0;

  const wait = (name: string, signal: AbortSignal): Promise<boolean> =>
    new Promise((resolve) => {
      const entry: Waiting = {
        rank: now() + COST_WEIGHT * (costs.get(name) ?? 0),
        start: (isTurn) => {
          clearTimeout(timer);
          signal.removeEventListener('abort', reject);
          resolve(isTurn);
        },
      };
      const reject = () => {
        waiting.splice(waiting.indexOf(entry), 1);
        entry.start(false);
      };
      const timer = setTimeout(reject, longestWaitMs());
      signal.addEventListener('abort', reject, { once: true });
      const after = waiting.findIndex(({ rank }) => rank > entry.rank);
      waiting.splice(after === -1 ? waiting.length : after, 0, entry);
    });

  return {
    /** Runs the work in its turn; undefined when it has waited too long or the visitor has gone. */
    async run<T>(name: string, signal: AbortSignal, work: () => Promise<T>): Promise<T | undefined> {
      if (running < mostRunning) running += 1;
      else if (!(await wait(name, signal))) return undefined;
      const startedAt = now();
      try {
        return await work();
      } finally {
        const took = now() - startedAt;
        const before = costs.get(name) ?? took;
        costs.set(name, before + NEWEST * (took - before));
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next.start(true);
      }
    },
  };
}
