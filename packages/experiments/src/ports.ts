/** Time in ms, and a timer that returns its cancel function. */
export interface Clock {
  readonly now: () => number;
  readonly after: (delayMs: number, run: () => void) => () => void;
}

/** A number from 0 up to, but not including, 1. */
export type Random = () => number;

/** Logs for operators, never shown to shoppers. */
export type Log = (level: 'debug' | 'warning' | 'error', message: string) => void;

/** The part of Web Storage in use; calls may throw, as in private windows. */
export interface KeyValueStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

export interface HttpRequest {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  keepalive?: boolean;
}

/** The part of a `Response` in use. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: { readonly get: (name: string) => string | null };
  readonly text: () => Promise<string>;
}

/** The standard `fetch`, or a compatible function. */
export type Fetch = (url: string, request: HttpRequest) => Promise<HttpResponse>;

/** Time-out of requests to providers (spec 2 §9). */
const REQUEST_TIMEOUT_MS = 60_000;

/** Rejects after the time-out and ignores later results. */
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
