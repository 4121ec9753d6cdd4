/** Something that runs until it is stopped, or ends by itself. */
export interface Running {
  /** Resolves when it has ended. */
  readonly ended: Promise<unknown>;
  stop(): void;
}

const SETTLE_MS = 100;

/**
 * Runs one thing at a time: what changes together leads to one restart, the next starts when the last has ended (an
 * embedded database belongs to one process), and a change in the meantime is not forgotten.
 */
export function createRestarter(start: () => Running) {
  let running: Running | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turning: Promise<void> = Promise.resolve();
  let isStopped = false;

  const turn = async (): Promise<void> => {
    running?.stop();
    await running?.ended;
    running = isStopped ? undefined : start();
  };
  return {
    /** Starts anew a moment after the last change. */
    changed(): void {
      if (isStopped) return;
      clearTimeout(timer);
      timer = setTimeout(() => (turning = turning.then(turn)), SETTLE_MS);
    },
    start(): void {
      turning = turning.then(turn);
    },
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await turning;
      running?.stop();
      await running?.ended;
    },
  };
}
