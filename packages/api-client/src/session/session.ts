import { ApiError } from '../errors/api-error.ts';

/** What has to be kept of a session between two calls; `expiresAt` is milliseconds since 1970. */
export interface SessionSnapshot {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresAt: number;
  readonly usid: string;
}

/** Where a session keeps its snapshot: a cookie, memory, anything. */
export interface SessionStorage {
  read(): SessionSnapshot | undefined;
  write(snapshot: SessionSnapshot): void;
}

/** Asks the token service; `refreshToken` keeps the shopper, without it a new guest is made. */
export type RequestToken = (refreshToken: string | undefined) => Promise<SessionSnapshot>;

export interface SessionOptions {
  readonly storage: SessionStorage;
  readonly requestToken: RequestToken;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Shared by all sessions of a process, so that two requests of one shopper refresh once. */
  readonly refreshes?: Map<string, Promise<SessionSnapshot | undefined>>;
}

/** A shopper's token: made when first needed, renewed before it ends, one token call in flight (spec 1 §4). */
export interface Session {
  /** The token, or undefined when the token service answers 403: what needs a token is then not allowed. */
  accessToken(): Promise<string | undefined>;
  /** Replaces a token that a service has refused. */
  renew(refused: string): Promise<string | undefined>;
  usid(): string | undefined;
}

/** The one retry of a token call that answered 409 (spec 1 §9). */
export const TOKEN_RETRY_DELAY_MS = 2_000;
const RENEW_AHEAD_MS = 60_000;

/** @example const session = createSession({ storage, requestToken, now: Date.now, wait }); */
export function createSession(options: SessionOptions): Session {
  const refreshes = options.refreshes ?? new Map<string, Promise<SessionSnapshot | undefined>>();
  let firstToken: Promise<SessionSnapshot | undefined> | undefined;

  const acquire = async (current: SessionSnapshot | undefined): Promise<SessionSnapshot | undefined> => {
    const pending = current === undefined ? firstToken : refreshes.get(current.refreshToken);
    if (pending !== undefined) return keep(await pending);
    const call = requestOnce(options, current);
    if (current === undefined) firstToken = call;
    else refreshes.set(current.refreshToken, call);
    try {
      return keep(await call);
    } finally {
      if (current === undefined) firstToken = undefined;
      else refreshes.delete(current.refreshToken);
    }
  };
  const keep = (snapshot: SessionSnapshot | undefined): SessionSnapshot | undefined => {
    if (snapshot !== undefined) options.storage.write(snapshot);
    return snapshot;
  };

  return {
    async accessToken() {
      const current = options.storage.read();
      if (current !== undefined && current.expiresAt - options.now() > RENEW_AHEAD_MS)
        return current.accessToken;
      return (await acquire(current))?.accessToken;
    },
    async renew(refused) {
      const current = options.storage.read();
      if (current !== undefined && current.accessToken !== refused) return current.accessToken;
      return (await acquire(current))?.accessToken;
    },
    usid: () => options.storage.read()?.usid,
  };
}

async function requestOnce(
  options: SessionOptions,
  current: SessionSnapshot | undefined,
): Promise<SessionSnapshot | undefined> {
  const attempt = async (refreshToken: string | undefined) => {
    try {
      return await options.requestToken(refreshToken);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      await options.wait(TOKEN_RETRY_DELAY_MS);
      return options.requestToken(refreshToken);
    }
  };
  try {
    return await attempt(current?.refreshToken);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 403) return undefined;
    if (error.status === 401 && current !== undefined) return attempt(undefined);
    throw error;
  }
}
