import { sleep } from '../core/sleep.ts';
import type { ManagedSession, SessionOptions, SessionSnapshot, SessionStorage } from './session-types.ts';
import { repeatOnConflict, requestTokens, tolerateForbidden } from './token-call.ts';

const RENEW_AHEAD_MS = 60_000;

/**
 * Keeps a shopper's tokens. One token call is in flight however many callers there are; with `refreshes` that holds
 * for a process, with `lock` for all tabs. What an overtaken call answers is never kept.
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
  const isGood = (kept: SessionSnapshot | undefined, rejected?: string): kept is SessionSnapshot =>
    kept !== undefined &&
    kept.accessToken !== rejected &&
    now() < (kept.renewAt ?? kept.expiresAt - RENEW_AHEAD_MS);

  const request = async (kept: SessionSnapshot | undefined): Promise<SessionSnapshot | undefined> => {
    if (kept === undefined)
      return keepUnlessOvertaken(storage, undefined, await requestTokens({ requestToken, wait }, kept));
    const shared = refreshes.get(kept.refreshToken);
    if (shared !== undefined) return keepUnlessOvertaken(storage, kept, await shared);
    const call = requestTokens({ requestToken, wait }, kept);
    refreshes.set(kept.refreshToken, call);
    try {
      return keepUnlessOvertaken(storage, kept, await call);
    } finally {
      refreshes.delete(kept.refreshToken);
    }
  };
  const renewOnce = (rejected?: string): Promise<SessionSnapshot | undefined> => {
    renewing ??= exclusive(() => {
      // Read again: whoever was in the way may have done it.
      const kept = storage.read();
      return isGood(kept, rejected) ? Promise.resolve(kept) : request(kept);
    }).finally(() => (renewing = undefined));
    return renewing;
  };

  return {
    async accessToken() {
      const kept = storage.read();
      if (isGood(kept)) return kept.accessToken;
      try {
        return (await renewOnce())?.accessToken;
      } catch (error) {
        // Renewing ahead of time may fail as long as the token lasts.
        const still = storage.read();
        if (still === undefined || still.expiresAt <= now()) throw error;
        return still.accessToken;
      }
    },
    async renew(rejected) {
      const kept = storage.read();
      if (kept !== undefined && kept.accessToken !== rejected) return kept.accessToken;
      return (await renewOnce(rejected))?.accessToken;
    },
    usid: () => storage.read()?.usid,
    snapshot: () => storage.read(),
    amend(change) {
      const kept = storage.read();
      if (kept !== undefined) storage.write({ ...kept, ...change });
    },
    replace: (ask) =>
      exclusive(async () => {
        const kept = storage.read();
        const next = await tolerateForbidden(() => repeatOnConflict(wait)(() => ask(kept)));
        if (next === undefined) return undefined;
        const late = addedSince(kept, storage.read());
        const replaced = late === undefined ? next : { ...next, guestObjects: late };
        storage.write(replaced);
        return replaced;
      }),
    end: (tell) =>
      exclusive(async () => {
        const ended = storage.read();
        storage.clear();
        // Neither may keep a shopper signed in on this device: the next call makes a guest if this one cannot.
        if (ended !== undefined) await tell(ended).catch(() => undefined);
        await request(undefined).catch(() => undefined);
      }),
  };
}

/** Keeps new tokens, unless somebody has signed in or out meanwhile: then theirs stay, and these are dropped. */
function keepUnlessOvertaken(
  storage: SessionStorage,
  basis: SessionSnapshot | undefined,
  next: SessionSnapshot | undefined,
): SessionSnapshot | undefined {
  if (next === undefined) return undefined;
  const stored = storage.read();
  if (stored?.refreshToken !== basis?.refreshToken) return stored;
  const { guestObjects, loyalty } = stored ?? {};
  const kept = {
    ...next,
    ...(guestObjects === undefined ? {} : { guestObjects }),
    ...(loyalty === undefined || next.usid !== stored?.usid ? {} : { loyalty }),
  };
  storage.write(kept);
  return kept;
}

/** What a guest got while a sign-in was on its way, and which it therefore has not handed over. */
function addedSince(
  before: SessionSnapshot | undefined,
  after: SessionSnapshot | undefined,
): SessionSnapshot['guestObjects'] {
  const entries = Object.entries(after?.guestObjects ?? {});
  const handedOver = new Set(Object.values(before?.guestObjects ?? {}));
  const late = entries.filter(([, id]) => !handedOver.has(id));
  return late.length === 0 ? undefined : Object.fromEntries(late);
}
