import type { FastifyBaseLogger } from 'fastify';

/** Background work that a stop waits for. */
export interface Background {
  run(what: string, work: () => Promise<void>): void;
  drain(): Promise<void>;
}

/** Runs background work; failures are logged and the reconciler retries. */
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
