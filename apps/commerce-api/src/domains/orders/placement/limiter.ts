/** Lets a number of tasks run at once; the others wait in the order in which they came. */
export interface Limiter {
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** A limiter for so many tasks at once. */
export function createLimiter(most: number): Limiter {
  const waiting: (() => void)[] = [];
  let running = 0;
  const enter = (): Promise<void> => {
    if (running < most) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => waiting.push(resolve));
  };
  /** Whoever waits longest takes the place over, so that nobody slips in between. */
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return {
    async run(task) {
      await enter();
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
