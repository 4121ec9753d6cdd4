import { sleep } from '../core/sleep.ts';
import type { ManagedSession, SessionOptions, SessionSnapshot, SessionStorage } from './session-types.ts';
import { repeatOnConflict, requestTokens, tolerateForbidden } from './token-call.ts';

const RENEW_AHEAD_MS = 60_000;

/**
 * Manages a shopper's tokens with one token call in flight: per process with `refreshes`, across tabs with
 * `lock`. Responses of overtaken calls are discarded.
 *
 * @example const session = createSession({ storage, requestToken });
 */
export function createSession(options: SessionOptions): ManagedSession {
  const { storage, requestToken, now = Date.now, wait = sleep, lock = (work) => work() } = options;
  const refreshes = options.refreshes ?? new Map<string, Promise<SessionSnapshot | undefined>>();
  let tail: Promise<unknown> = Promise.resolve();
  let renewing: Promise<SessionSnapshot | undefined> | undefined;

  const exclusive = <T>(work: () => Promise<T>): Promise<T> => {
    const run = tail.then(() => lock(work));
    tail = run.catch(() => undefined);
    return run;
  };
  const isGood = (existing: SessionSnapshot | undefined, rejected?: string): existing is SessionSnapshot =>
    existing !== undefined &&
    existing.accessToken !== rejected &&
    now() < (existing.renewAt ?? existing.expiresAt - RENEW_AHEAD_MS);

  const request = async (existing: SessionSnapshot | undefined): Promise<SessionSnapshot | undefined> => {
    if (existing === undefined)
      return storeUnlessOvertaken(storage, undefined, await requestTokens({ requestToken, wait }, existing));
    const shared = refreshes.get(existing.refreshToken);
    if (shared !== undefined) return storeUnlessOvertaken(storage, existing, await shared);
    const call = requestTokens({ requestToken, wait }, existing);
    refreshes.set(existing.refreshToken, call);
    try {
      return storeUnlessOvertaken(storage, existing, await call);
    } finally {
      refreshes.delete(existing.refreshToken);
    }
  };
  const renewOnce = (rejected?: string): Promise<SessionSnapshot | undefined> => {
    renewing ??= exclusive(() => {
      // Read again: another call or tab may have renewed it.
      const existing = storage.read();
      return isGood(existing, rejected) ? Promise.resolve(existing) : request(existing);
    }).finally(() => (renewing = undefined));
    return renewing;
  };

  return {
    async accessToken() {
      const existing = storage.read();
      if (isGood(existing)) return existing.accessToken;
      try {
        return (await renewOnce())?.accessToken;
      } catch (error) {
        // A renewal ahead of time may fail while the token is valid.
        const current = storage.read();
        if (current === undefined || current.expiresAt <= now()) throw error;
        return current.accessToken;
      }
    },
    async renew(rejected) {
      const existing = storage.read();
      if (existing !== undefined && existing.accessToken !== rejected) return existing.accessToken;
      return (await renewOnce(rejected))?.accessToken;
    },
    usid: () => storage.read()?.usid,
    snapshot: () => storage.read(),
    amend(change) {
      const existing = storage.read();
      if (existing !== undefined) storage.write({ ...existing, ...change });
    },
    replace: (ask) =>
      exclusive(async () => {
        const existing = storage.read();
        const next = await tolerateForbidden(() => repeatOnConflict(wait)(() => ask(existing)));
        if (next === undefined) return undefined;
        const late = addedSince(existing, storage.read());
        const replaced = late === undefined ? next : { ...next, guestObjects: late };
        storage.write(replaced);
        return replaced;
      }),
    end: (tell) =>
      exclusive(async () => {
        const ended = storage.read();
        storage.clear();
        // An error must not keep a shopper signed in; the next call creates a guest if this one cannot.
        if (ended !== undefined) await tell(ended).catch(() => undefined);
        await request(undefined).catch(() => undefined);
      }),
  };
}

/** Stores new tokens, unless a sign-in or sign-out has replaced them in the meantime. */
function storeUnlessOvertaken(
  storage: SessionStorage,
  basis: SessionSnapshot | undefined,
  next: SessionSnapshot | undefined,
): SessionSnapshot | undefined {
  if (next === undefined) return undefined;
  const stored = storage.read();
  if (stored?.refreshToken !== basis?.refreshToken) return stored;
  const { guestObjects, loyalty } = stored ?? {};
  const existing = {
    ...next,
    ...(guestObjects === undefined ? {} : { guestObjects }),
    ...(loyalty === undefined || next.usid !== stored?.usid ? {} : { loyalty }),
  };
  storage.write(existing);
  return existing;
}

/** What a guest got during a sign-in, and was therefore not merged. */
function addedSince(
  before: SessionSnapshot | undefined,
  after: SessionSnapshot | undefined,
): SessionSnapshot['guestObjects'] {
  const entries = Object.entries(after?.guestObjects ?? {});
  const handedOver = new Set(Object.values(before?.guestObjects ?? {}));
  const late = entries.filter(([, id]) => !handedOver.has(id));
  return late.length === 0 ? undefined : Object.fromEntries(late);
}
