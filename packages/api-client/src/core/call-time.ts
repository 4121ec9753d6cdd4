/** The time of one call: its signal ends everything that still runs when it is over. */
export interface CallTime {
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  /** Whether it was the caller who gave up. */
  readonly isGivenUp: () => boolean;
  /** Stops the clock. */
  readonly end: () => void;
}

/** Starts the clock of a call; it covers every try, every pause between them and the reading of the answer. */
export function startCallTime(timeoutMs: number, caller: AbortSignal | null | undefined): CallTime {
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(), timeoutMs);
  return {
    signal: caller ? AbortSignal.any([caller, clock.signal]) : clock.signal,
    timeoutMs,
    isGivenUp: () => caller?.aborted === true,
    end: () => clearTimeout(timer),
  };
}

/** Waits for something, but no longer than the signal allows. */
export function orAborted<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
