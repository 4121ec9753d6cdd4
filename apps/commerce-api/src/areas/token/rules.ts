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
}

/** What a refresh token is good for: `stolen` ends every token that came from the same first one. */
export type RefreshVerdict = 'rotate' | 'busy' | 'expired' | 'stolen';

/** Judges a refresh: a replaced token works again for a moment, and later counts as stolen. */
export function judgeRefresh(token: RefreshState, nowMs: number): RefreshVerdict {
  if (token.expiresAtMs <= nowMs) return 'expired';
  if (token.replacedAtMs === undefined) return 'rotate';
  if (nowMs - token.replacedAtMs > REUSE_GRACE_MS) return 'stolen';
  return token.replacements >= MAX_REPLACEMENTS ? 'busy' : 'rotate';
}
