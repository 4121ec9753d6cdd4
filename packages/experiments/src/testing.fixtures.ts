import type { ConsentView } from './consent/consent-gate.ts';
import type { Clock, HttpResponse, HttpRequest, KeyValueStorage, Log } from './ports.ts';

/** A fake clock; `advance` runs due timers and lets promises settle in between. */
export function fakeClock() {
  let now = 1_000_000;
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  };
  const clock: Clock = {
    now: () => now,
    after: (delayMs, run) => {
      const timer = { at: now + delayMs, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  };
  const advance = async (ms: number): Promise<void> => {
    const end = now + ms;
    await settle();
    for (;;) {
      const next = timers.toSorted((left, right) => left.at - right.at)[0];
      if (next === undefined || next.at > end) break;
      timers = timers.filter((other) => other !== next);
      now = next.at;
      next.run();
      await settle();
    }
    now = end;
  };
  return { clock, advance, settle, pending: () => timers.map(({ at }) => at - now) };
}

export function response(
  status: number,
  body = '',
  headers: Readonly<Record<string, string>> = {},
): HttpResponse {
  return { status, headers: { get: (name) => headers[name] ?? null }, text: () => Promise.resolve(body) };
}

/** What a fake server does: respond, fail, or hang. */
export type FakeResponse = HttpResponse | Error | 'hang';

/** A fetch that records calls and returns a list's entries, repeating the last; an Error rejects. */
export function fakeFetch(...responses: readonly FakeResponse[]) {
  const calls: { readonly url: string; readonly request: HttpRequest }[] = [];
  const fetch = (url: string, request: HttpRequest): Promise<HttpResponse> => {
    const next = responses[Math.min(calls.length, responses.length - 1)] ?? new Error('no answer');
    calls.push({ url, request: { ...request, headers: { ...request.headers } } });
    if (next === 'hang') return new Promise(() => undefined);
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  };
  return { fetch, calls };
}

export function fakeLog() {
  const lines: string[] = [];
  const log: Log = (level, message) => void lines.push(`${level}: ${message}`);
  return { log, lines };
}

export function fakeStorage(initial: Readonly<Record<string, string>> = {}) {
  const map = new Map(Object.entries(initial));
  const storage: KeyValueStorage = {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
  return { storage, map };
}

/** A storage that throws, as in some private windows. */
export const brokenStorage: KeyValueStorage = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('denied');
  },
  removeItem: () => {
    throw new Error('denied');
  },
};

/** A consent whose targeting can be switched. */
export function fakeConsent(isGranted = true) {
  const listeners = new Set<() => void>();
  let granted = isGranted;
  const consent: ConsentView = {
    isGranted: (category) => category === 'required' || granted,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const set = (next: boolean): void => {
    granted = next;
    for (const listener of listeners) listener();
  };
  return { consent, set };
}

export function countedIds(prefix = 'id'): () => string {
  let count = 0;
  return () => `${prefix}-${String((count += 1))}`;
}

export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
