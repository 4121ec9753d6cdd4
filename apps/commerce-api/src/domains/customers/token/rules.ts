import type { Shopper } from '../../../platform/context/request-context.ts';

/** A guest's cart lives as long as the guest comes back within this time. */
export const REFRESH_TOKEN_SECONDS = 60 * 24 * 60 * 60;

/** Requests that were under way together may each refresh with the same token. */
const REUSE_GRACE_MS = 30_000;

/** More than this with one token is no race of one page. */
const MAX_REPLACEMENTS = 10;

/** What is known of a refresh token. */
export interface RefreshState {
  readonly expiresAtMs: number;
  readonly replacedAtMs: number | undefined;
  readonly replacements: number;
  /** A token that took its place has been used itself, so its answer had arrived. */
  readonly isSucceeded: boolean;
  /** The token that it came from was used once more, because its answer seemed lost. */
  readonly isRevoked: boolean;
}

/** What a refresh token is good for: `stolen` ends every token that came from the same first one. */
export type RefreshVerdict = 'rotate' | 'busy' | 'expired' | 'stolen';

/** Whether a token is used so long after it was replaced that no request of the same moment can be the reason. */
export const isReuseLate = (replacedAtMs: number | undefined, nowMs: number): boolean =>
  replacedAtMs !== undefined && nowMs - replacedAtMs > REUSE_GRACE_MS;

/**
 * Checks a refresh. A replaced token works again for a moment; a guest's even later, as long as nobody has used what
 * took its place: the answer was lost, and with it the cart would be. Anything else counts as stolen.
 */
export function checkRefresh(token: RefreshState, type: Shopper['type'], nowMs: number): RefreshVerdict {
  if (token.expiresAtMs <= nowMs) return 'expired';
  if (token.isRevoked) return 'stolen';
  if (token.replacedAtMs === undefined) return 'rotate';
  if (isReuseLate(token.replacedAtMs, nowMs) && (type !== 'Guest' || token.isSucceeded)) return 'stolen';
  return token.replacements >= MAX_REPLACEMENTS ? 'busy' : 'rotate';
}
