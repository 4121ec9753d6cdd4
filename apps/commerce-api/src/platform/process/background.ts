import type { FastifyBaseLogger } from 'fastify';

/** Work that no request waits for; a stop waits for all of it. */
export interface Background {
  run(what: string, work: () => Promise<void>): void;
  drain(): Promise<void>;
}

/** Runs work beside the requests; its failures are logged, and the reconciler tries again. */
export function createBackground(log: Pick<FastifyBaseLogger, 'warn'>): Background {
  const pending = new Set<Promise<void>>();
  return {
    run(what, work) {
      const task = work()
        .catch((error: unknown) => log.warn({ err: error, work: what }, 'background work failed'))
        .finally(() => pending.delete(task));
      pending.add(task);
    },
    async drain() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
