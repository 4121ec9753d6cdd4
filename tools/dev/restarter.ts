/** A process that runs until it is stopped or ends. */
export interface Running {
  readonly ended: Promise<unknown>;
  stop(): void;
}

const SETTLE_MS = 100;

/** Restarts one process at a time, batching changes: an embedded database allows one process. */
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
    /** Restarts a moment after the last change. */
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
