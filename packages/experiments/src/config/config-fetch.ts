import type { ExperimentConfig } from '../decisions/config.ts';
import { parseConfig } from '../decisions/parse-config.ts';
import { withTimeout, type Clock, type Fetch, type HttpResponse, type Log, type Random } from '../ports.ts';
import { backoffDelayMs } from './backoff.ts';

/** Default time between two fetches (spec 2 §9). */
export const DEFAULT_POLL_INTERVAL_MS = 300_000;

const LOW_POLL_INTERVAL_MS = 30_000;
const READY_TIMEOUT_MS = 30_000;
const MAX_TIMER_MS = 2 ** 31 - 1;
const NOT_MODIFIED = 304;

/** Pending, ready, or failed; once ready it stays ready, with the last valid configuration (spec 2 §4). */
export type ConfigState =
  | { readonly status: 'waiting'; readonly config?: undefined }
  | { readonly status: 'ready'; readonly config: ExperimentConfig }
  | { readonly status: 'failed'; readonly config?: undefined; readonly reason: string };

/** With `isPolling` false it fetches once. */
export interface ConfigFetchOptions {
  readonly url: string;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly isPolling?: boolean | undefined;
  readonly pollIntervalMs?: number | undefined;
}

export interface ConfigFetch {
  readonly start: () => void;
  readonly stop: () => void;
  readonly getSnapshot: () => ConfigState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Settles at the first result, or as `timeout` after 30 s or the given time. */
  readonly ready: (limitMs?: number) => Promise<'ready' | 'failed' | 'timeout'>;
}

function pollInterval(configured: number | undefined, log: Log): number {
  const usable = configured === undefined || (configured > 0 && configured <= MAX_TIMER_MS);
  const interval = configured !== undefined && usable ? configured : DEFAULT_POLL_INTERVAL_MS;
  if (!usable) log('warning', 'The poll interval cannot be used; the default applies.');
  if (interval < LOW_POLL_INTERVAL_MS) log('warning', 'Poll intervals below 30 seconds are not recommended.');
  return interval;
}

/** State with listeners; an error of one is logged and does not affect the others. */
function stateOf(log: Log) {
  let state: ConfigState = { status: 'waiting' };
  const listeners = new Set<() => void>();
  return {
    get: (): ConfigState => state,
    set: (next: ConfigState): void => {
      state = next;
      for (const listener of listeners) {
        try {
          listener();
        } catch (fault) {
          log('error', `A listener to the experiment configuration failed: ${String(fault)}`);
        }
      }
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function readyOf(state: ReturnType<typeof stateOf>, clock: Clock): ConfigFetch['ready'] {
  return (limitMs = READY_TIMEOUT_MS) =>
    new Promise((resolve) => {
      const { status } = state.get();
      if (status !== 'waiting') return resolve(status);
      const end = (outcome: 'ready' | 'failed' | 'timeout'): void => {
        cancel();
        unsubscribe();
        resolve(outcome);
      };
      const cancel = clock.after(limitMs, () => end('timeout'));
      const unsubscribe = state.subscribe(() => {
        const now = state.get().status;
        if (now !== 'waiting') end(now);
      });
    });
}

/**
 * Fetches and refreshes a configuration (spec 2 §7): if-modified-since, 304 as unchanged, time-out after a
 * minute, then the longer of poll interval and back-off. An invalid one is fetched again in full and never
 * replaces a valid one.
 */
export function createConfigFetch(options: ConfigFetchOptions): ConfigFetch {
  const { url, fetch, clock, random, log, isPolling = true } = options;
  const intervalMs = isPolling ? pollInterval(options.pollIntervalMs, log) : 0;
  const state = stateOf(log);
  let run = 0;
  let isStarted = false;
  let errors = 0;
  let lastModified: string | null = null;
  let cancelNext: () => void = () => undefined;

  const fail = (reason: string): void => {
    errors += 1;
    log('error', `The experiment configuration could not be fetched: ${reason}`);
    if (state.get().status !== 'ready') state.set({ status: 'failed', reason });
  };
  const take = (response: HttpResponse, body: string): void => {
    if (response.status === NOT_MODIFIED && state.get().status === 'ready') {
      errors = 0;
      return;
    }
    if (response.status < 200 || response.status >= 300) return fail(`status ${String(response.status)}`);
    const parsed = parseConfig(body);
    if (!parsed.ok) return fail(parsed.reason);
    errors = 0;
    lastModified = response.headers.get('last-modified') ?? lastModified;
    state.set({ status: 'ready', config: parsed.config });
  };
  const ask = async (mine: number): Promise<void> => {
    const headers: Record<string, string> =
      lastModified === null ? {} : { 'if-modified-since': lastModified };
    const request = async (): Promise<() => void> => {
      const response = await fetch(url, { method: 'GET', headers });
      const body = await response.text();
      return () => take(response, body);
    };
    const outcome = await withTimeout(clock, request()).catch((fault: unknown) => () => {
      fail(fault instanceof Error ? fault.message : String(fault));
    });
    if (mine !== run) return;
    outcome();
    // A listener may have stopped the fetch.
    if (!isPolling || mine !== run) return;
    cancelNext = clock.after(Math.max(intervalMs, backoffDelayMs(errors, random)), () => void ask(mine));
  };
  return {
    start: () => {
      if (isStarted) return;
      isStarted = true;
      errors = 0;
      run += 1;
      void ask(run);
    },
    stop: () => {
      isStarted = false;
      run += 1;
      cancelNext();
    },
    getSnapshot: state.get,
    subscribe: state.subscribe,
    ready: readyOf(state, clock),
  };
}
