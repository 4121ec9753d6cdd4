import type { RunningServer } from '../stack/child.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** A server that has run for this long has started well; its next end is a new matter. */
const STEADY_MS = 60_000;

export interface SupervisorPorts {
  readonly now: () => number;
  /** Ends early, without an error, when the signal says so. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** From then on no end of a server is unexpected: Ctrl-C reaches all of them at once. */
  readonly stopping: AbortSignal;
  readonly say: (text: string) => void;
}

/** A server that is started again whenever it ends by itself. */
export interface Supervised {
  readonly origin: string;
  /** Ends it, also in the middle of a new start; call it when `stopping` has been aborted. */
  stop(): Promise<void>;
}

/**
 * Starts a server, and again whenever it ends by itself: at once at first, then after pauses that double up to half a
 * minute. Rejects only when the first start fails, because then the settings are to blame.
 */
export async function supervise(
  name: string,
  start: () => Promise<RunningServer>,
  { now, wait, say, stopping }: SupervisorPorts,
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
        say(`${name} runs again.`);
        return;
      } catch (error) {
        if (stopping.aborted) return;
        say(`${name} could not be started again: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  const watch = async (): Promise<void> => {
    while (!stopping.aborted) {
      const began = now();
      const code = await running.ended;
      if (stopping.aborted) return;
      if (now() - began >= STEADY_MS) pauseMs = FIRST_PAUSE_MS;
      say(`${name} stopped by itself with exit code ${code} and is started again.`);
      await startAgain();
    }
  };
  const watching = watch();

  return {
    origin: running.origin,
    async stop() {
      await running.stop();
      await watching;
      // A start that was under way when the stop began has made another one.
      await running.stop();
    },
  };
}
