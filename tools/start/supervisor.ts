import type { RunningServer } from '../stack/child.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** A server that has run for this long resets its restart delay. */
const STEADY_MS = 60_000;

export interface SupervisorPorts {
  readonly now: () => number;
  /** Resolves early when aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** After this signal exits are expected: Ctrl-C reaches all processes. */
  readonly stopping: AbortSignal;
  readonly log: (text: string) => void;
}

/** A server that is restarted when it exits. */
export interface Supervised {
  readonly origin: string;
  /** Stops it, also during a restart; call it after `stopping` was aborted. */
  stop(): Promise<void>;
}

/** Restarts a server when it exits, with growing delays. Rejects only if the first start fails. */
export async function supervise(
  name: string,
  start: () => Promise<RunningServer>,
  { now, wait, log, stopping }: SupervisorPorts,
): Promise<Supervised> {
  let running = await start();
  let pauseMs = FIRST_PAUSE_MS;

  const startAgain = async (): Promise<void> => {
    while (!stopping.aborted) {
      await wait(pauseMs, stopping);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      if (stopping.aborted) return;
      try {
        running = await start();
        log(`${name} runs again.`);
        return;
      } catch (error) {
        if (stopping.aborted) return;
        log(`${name} could not be started again: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  const watch = async (): Promise<void> => {
    while (!stopping.aborted) {
      const began = now();
      const code = await running.ended;
      if (stopping.aborted) return;
      if (now() - began >= STEADY_MS) pauseMs = FIRST_PAUSE_MS;
      log(`${name} stopped by itself with exit code ${code} and is started again.`);
      await startAgain();
    }
  };
  const watching = watch();

  return {
    origin: running.origin,
    async stop() {
      await running.stop();
      await watching;
      // A start in progress during the stop has created another one.
      await running.stop();
    },
  };
}
