import { randomBytes, randomUUID } from 'node:crypto';
import type { Token } from '@haberdash/api-client/token';

import type { Shopper } from '../../../platform/context/request-context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Clock } from '../../../shared/clock.ts';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from './access-token.ts';
import { hashOfSecret } from './hash-of-secret.ts';
import { tokenRepository } from './repository.ts';
import { isReuseLate, checkRefresh, REFRESH_TOKEN_SECONDS } from './rules.ts';

/** New tokens of the same shopper, or the reason for none. */
export type Refreshed = { readonly shopper: Shopper; readonly token: Token } | 'busy' | 'expired' | 'stolen';

interface Origin {
  readonly familyId: string;
  readonly tokenHash: string;
}

/** Issues tokens; refresh tokens are opaque, hashed, and rotated at each use. */
export function createTokens({ clock, secret }: { readonly clock: Clock; readonly secret: string }) {
  async function issue(tx: Tx, shopper: Shopper, from?: Origin): Promise<Token> {
    const now = clock.now();
    const token = randomBytes(32).toString('base64url');
    await tokenRepository(tx).add({
      tokenHash: hashOfSecret(token),
      familyId: from?.familyId ?? randomUUID(),
      parentHash: from?.tokenHash ?? null,
      ...shopper,
      expiresAt: new Date(now + REFRESH_TOKEN_SECONDS * 1000),
    });
    return {
      accessToken: signAccessToken(shopper, now, secret),
      refreshToken: token,
      expiresIn: ACCESS_TOKEN_SECONDS[shopper.type],
      refreshExpiresIn: REFRESH_TOKEN_SECONDS,
      usid: shopper.usid,
      type: shopper.type,
    };
  }

  return {
    issue,
    /** Rotates a refresh token of this type; other types stay unchanged. */
    async refresh(tx: Tx, token: string, type: Shopper['type']): Promise<Refreshed> {
      const tokens = tokenRepository(tx);
      const now = clock.now();
      const known = await tokens.lock(hashOfSecret(token));
      if (known === undefined || known.type !== type) return 'expired';
      const verdict = checkRefresh(
        {
          expiresAtMs: known.expiresAt.getTime(),
          replacedAtMs: known.replacedAt?.getTime(),
          replacements: known.replacements,
          isRevoked: known.isRevoked,
          isSucceeded: known.replacedAt !== null && (await tokens.isSucceeded(known.tokenHash)),
        },
        type,
        now,
      );
      if (verdict === 'stolen') await tokens.endFamily(known.familyId);
      if (verdict !== 'rotate') return verdict;
      if (isReuseLate(known.replacedAt?.getTime(), now)) await tokens.revokeSuccessors(known.tokenHash);
      await tokens.markReplaced(known.tokenHash, new Date(now));
      const shopper = { subject: known.subject, usid: known.usid, type: known.type };
      return { shopper, token: await issue(tx, shopper, known) };
    },
    /** Ends the session of a refresh token of this shopper. */
    async end(tx: Tx, token: string, { subject }: Shopper): Promise<void> {
      const tokens = tokenRepository(tx);
      const known = await tokens.lock(hashOfSecret(token));
      if (known?.subject === subject) await tokens.endFamily(known.familyId);
    },
  };
}

export type Tokens = ReturnType<typeof createTokens>;
