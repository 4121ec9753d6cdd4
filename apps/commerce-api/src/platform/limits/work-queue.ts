import { TooManyCalls } from '../errors/service-error.ts';

const RETRY_AFTER_SECONDS = 2;

interface WorkQueueOptions {
  /** So many pieces of work run at a time; more would starve what else the thread pool does, such as reading files. */
  readonly mostRunning: number;
  /** Whoever comes when so many wait is told to come back. */
  readonly mostWaiting: number;
}

/**
 * Lets a few pieces of work run at a time, the others in their order after them.
 * @throws TooManyCalls when too many wait already
 */
export function createWorkQueue({ mostRunning, mostWaiting }: WorkQueueOptions) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= mostRunning) {
      if (waiting.length >= mostWaiting) throw new TooManyCalls(RETRY_AFTER_SECONDS);
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
