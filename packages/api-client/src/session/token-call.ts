import { ApiError, TransportError } from '../errors/api-error.ts';
import type { SessionOptions, SessionSnapshot } from './session-types.ts';

/** Delay of the one retry after a 409 (spec 1 §9). */
export const TOKEN_RETRY_DELAY_MS = 2_000;

const isRejected = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status;

/** Repeats a token call after a 409, once per wrapper. */
export function repeatOnConflict(wait: NonNullable<SessionOptions['wait']>) {
  let mayRepeat = true;
  return async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      if (!mayRepeat || !isRejected(error, 409)) throw error;
      mayRepeat = false;
      await wait(TOKEN_RETRY_DELAY_MS);
      return call();
    }
  };
}

/** Undefined for a 403 of the token service (spec 1 §4). */
export async function tolerateForbidden<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (isRejected(error, 403)) return undefined;
    throw error;
  }
}

/**
 * Repeats a token call after a lost connection, once and immediately: the service may have rotated the
 * refresh token, accepts the old one for a moment only, and treats its later use as theft.
 */
async function repeatWhenLost<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof TransportError) || error.reason !== 'network') throw error;
    return call();
  }
}

/** New tokens for a snapshot: an expired refresh token creates a new guest, once. */
export function requestTokens(
  { requestToken, wait }: Required<Pick<SessionOptions, 'requestToken' | 'wait'>>,
  stored: SessionSnapshot | undefined,
): Promise<SessionSnapshot | undefined> {
  const attempt = repeatOnConflict(wait);
  return tolerateForbidden(async () => {
    try {
      return await attempt(() => repeatWhenLost(() => requestToken(stored?.refreshToken, stored)));
    } catch (error) {
      if (stored === undefined || !isRejected(error, 401)) throw error;
      return attempt(() => requestToken(undefined, undefined));
    }
  });
}
