import type { Shopper } from '../../../platform/context/request-context.ts';

/** How long a guest's cart survives between visits. */
export const REFRESH_TOKEN_SECONDS = 60 * 24 * 60 * 60;

/** Parallel requests may refresh with the same token within this time. */
const REUSE_GRACE_MS = 30_000;

/** A page never refreshes more often with one token. */
const MAX_REPLACEMENTS = 10;

export interface RefreshState {
  readonly expiresAtMs: number;
  readonly replacedAtMs: number | undefined;
  readonly replacements: number;
  /** A successor was used, so its response arrived. */
  readonly isSucceeded: boolean;
  /** The parent was used again, because the response was lost. */
  readonly isRevoked: boolean;
}

/** The result of a refresh; `stolen` revokes the token family. */
export type RefreshVerdict = 'rotate' | 'busy' | 'expired' | 'stolen';

/** Whether a reuse is too late for parallel requests. */
export const isReuseLate = (replacedAtMs: number | undefined, nowMs: number): boolean =>
  replacedAtMs !== undefined && nowMs - replacedAtMs > REUSE_GRACE_MS;

/**
 * Checks a refresh; a guest's replaced token stays valid until a successor is used, so that a lost response keeps
 * the cart.
 */
export function checkRefresh(token: RefreshState, type: Shopper['type'], nowMs: number): RefreshVerdict {
  if (token.expiresAtMs <= nowMs) return 'expired';
  if (token.isRevoked) return 'stolen';
  if (token.replacedAtMs === undefined) return 'rotate';
  if (isReuseLate(token.replacedAtMs, nowMs) && (type !== 'Guest' || token.isSucceeded)) return 'stolen';
  return token.replacements >= MAX_REPLACEMENTS ? 'busy' : 'rotate';
}
