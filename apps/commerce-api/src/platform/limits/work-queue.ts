import { TooManyCalls } from '../errors/service-error.ts';

const RETRY_AFTER_SECONDS = 2;

interface WorkQueueOptions {
  /** More would starve other work of the thread pool. */
  readonly mostRunning: number;
  /** Above this calls are rejected. */
  readonly mostWaiting: number;
}

/** Runs work with limited concurrency in FIFO order; TooManyCalls when the queue is full. */
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
