/** The time as a controller sees it: milliseconds, and a timer that gives back its own cancelling. */
export interface Clock {
  readonly now: () => number;
  readonly after: (delayMs: number, run: () => void) => () => void;
}

/** A number from 0 up to, but not including, 1. */
export type Random = () => number;

/** A line for the operator of the shop, never for a shopper. */
export type Log = (level: 'debug' | 'warning' | 'error', message: string) => void;

/** The part of the web's storage that is used; each call may throw, as it does in private windows. */
export interface KeyValueStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

/** A request as the standard `fetch` takes it. */
export interface HttpRequest {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  keepalive?: boolean;
}

/** The part of a standard response that is read. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: { readonly get: (name: string) => string | null };
  readonly text: () => Promise<string>;
}

/** The standard `fetch`, or anything that behaves like it. */
export type Fetch = (url: string, request: HttpRequest) => Promise<HttpAnswer>;

/** Requests to the providers give up after one minute (spec 2 §9). */
const REQUEST_TIMEOUT_MS = 60_000;

/** The outcome of the work, or a rejection once the time is over; what comes later is ignored. */
export function withTimeout<Result>(
  clock: Clock,
  work: Promise<Result>,
  limitMs = REQUEST_TIMEOUT_MS,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(limitMs, () => reject(new Error('timeout')));
    work.then(resolve, reject).finally(cancel);
  });
}
