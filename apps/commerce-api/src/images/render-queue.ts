/** `visitor` work always starts before waiting `background` work. */
export type RenderPriority = 'visitor' | 'background';

/** Runs a few jobs at once, keeps the others waiting, and joins equal jobs that are under way. */
export interface RenderQueue {
  run(key: string, job: () => Promise<Buffer>, priority?: RenderPriority): Promise<Buffer>;
}

interface Waiting {
  readonly key: string;
  readonly start: () => void;
}

/**
 * A queue for work that keeps a processor busy. Equal keys share one run; background work never takes the
 * last free place, so a visitor finds one unless other visitors hold them all.
 */
export function createRenderQueue(concurrency: number): RenderQueue {
  const lanes: Record<RenderPriority, Waiting[]> = { visitor: [], background: [] };
  const underWay = new Map<string, Promise<Buffer>>();
  const backgroundLimit = Math.max(1, concurrency - 1);
  let running = 0;

  const next = (): void => {
    while (running < concurrency) {
      const waiting =
        lanes.visitor.shift() ?? (running < backgroundLimit ? lanes.background.shift() : undefined);
      if (waiting === undefined) return;
      running += 1;
      waiting.start();
    }
  };

  const promote = (key: string): void => {
    const index = lanes.background.findIndex((waiting) => waiting.key === key);
    if (index >= 0) lanes.visitor.push(...lanes.background.splice(index, 1));
    next();
  };

  const enqueue = (key: string, job: () => Promise<Buffer>, priority: RenderPriority): Promise<Buffer> => {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const done = (): void => {
      running -= 1;
      underWay.delete(key);
      next();
    };
    const start = (): void => {
      // The job starts in a promise so that one that throws at once rejects like any other.
      Promise.resolve().then(job).then(resolve, reject).finally(done);
    };
    lanes[priority].push({ key, start });
    underWay.set(key, promise);
    next();
    return promise;
  };

  return {
    run(key, job, priority = 'visitor') {
      const same = underWay.get(key);
      if (same === undefined) return enqueue(key, job, priority);
      if (priority === 'visitor') promote(key);
      return same;
    },
  };
}
