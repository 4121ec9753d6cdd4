import { ApiError, TransportError } from '../errors/api-error.ts';
import type { SessionOptions, SessionSnapshot } from './session-types.ts';

/** The one retry of a token call that answered 409 (spec 1 §9). */
export const TOKEN_RETRY_DELAY_MS = 2_000;

const isRejected = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status;

/** Repeats token calls that answered 409: one of them once, however many calls are made through it. */
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

/** A 403 of the token service is tolerated, and gives nothing (spec 1 §4). */
export async function tolerateForbidden<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (isRejected(error, 403)) return undefined;
    throw error;
  }
}

/**
 * Repeats a token call whose connection broke, once. The service may have replaced the refresh token by then, and takes
 * the old one for a moment only: whoever comes back with it later counts as a thief, and loses the cart.
 */
async function repeatWhenLost<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof TransportError) || error.reason !== 'network') throw error;
    return call();
  }
}

/** New tokens for what is kept: a refresh token that has ended makes a new guest, once. */
export function requestTokens(
  { requestToken, wait }: Required<Pick<SessionOptions, 'requestToken' | 'wait'>>,
  kept: SessionSnapshot | undefined,
): Promise<SessionSnapshot | undefined> {
  const attempt = repeatOnConflict(wait);
  return tolerateForbidden(async () => {
    try {
      return await attempt(() => repeatWhenLost(() => requestToken(kept?.refreshToken, kept)));
    } catch (error) {
      if (kept === undefined || !isRejected(error, 401)) throw error;
      return attempt(() => requestToken(undefined, undefined));
    }
  });
}
