/** The time limit of a call, with a signal that aborts whatever still runs. */
export interface CallTime {
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  /** True if the caller aborted. */
  readonly isGivenUp: () => boolean;
  /** Clears the timer. */
  readonly end: () => void;
}

/** Starts the timer of a call; it covers all attempts, the delays between them and reading the response. */
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

/** Rejects when the signal aborts before the work settles. */
export function orAborted<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
