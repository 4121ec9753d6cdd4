import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Token } from '@haberdash/api-client/token';

import { defineHandlers, type Area, type Services } from '../../platform/operations/area.ts';
import type { Shopper } from '../../platform/context/request-context.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { ServiceRefusal } from '../../platform/errors/refusal.ts';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from './access-token.ts';
import { tokenRepository } from './repository.ts';
import { judgeRefresh, REFRESH_TOKEN_SECONDS } from './rules.ts';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

type Transaction = Database['transaction'];

/** Issues tokens to guests; a refresh token is opaque, kept only as a hash, and replaced at each use. */
export function tokenArea({ clock }: Pick<Services, 'clock'>, secret: string): Area {
  async function issue(tx: Tx, shopper: Shopper, familyId: string): Promise<Token> {
    const now = clock.now();
    const token = randomBytes(32).toString('base64url');
    await tokenRepository(tx).add({
      tokenHash: hashOf(token),
      familyId,
      subject: shopper.subject,
      usid: shopper.usid,
      expiresAt: new Date(now + REFRESH_TOKEN_SECONDS * 1000),
    });
    return {
      accessToken: signAccessToken(shopper, now, secret),
      refreshToken: token,
      expiresIn: ACCESS_TOKEN_SECONDS,
      refreshExpiresIn: REFRESH_TOKEN_SECONDS,
      usid: shopper.usid,
      type: shopper.type,
    };
  }

  const newGuest = (transaction: Transaction): Promise<Token> =>
    transaction((tx) =>
      issue(tx, { subject: `guest-${randomUUID()}`, usid: randomUUID(), type: 'Guest' }, randomUUID()),
    );

  /** The refusal is thrown after the transaction, so that the end of a stolen family stays written. */
  async function refresh(token: string, transaction: Transaction): Promise<Token> {
    const result = await transaction(async (tx) => {
      const tokens = tokenRepository(tx);
      const known = await tokens.lock(hashOf(token));
      if (known === undefined) return 'expired';
      const verdict = judgeRefresh(
        {
          expiresAtMs: known.expiresAt.getTime(),
          replacedAtMs: known.replacedAt?.getTime(),
          replacements: known.replacements,
        },
        clock.now(),
      );
      if (verdict === 'stolen') await tokens.endFamily(known.familyId);
      if (verdict !== 'rotate') return verdict;
      await tokens.markReplaced(known.tokenHash, new Date(clock.now()));
      return issue(tx, { subject: known.subject, usid: known.usid, type: 'Guest' }, known.familyId);
    });
    if (result === 'busy') throw new ServiceRefusal('AUT409');
    if (typeof result === 'string') throw new ServiceRefusal('AUT401');
    return result;
  }

  return {
    name: 'token',
    handlers: defineHandlers({
      createToken: ({ body, transaction, reply }) => {
        reply.header('cache-control', 'no-store');
        if (body.type !== 'Guest') throw new ServiceRefusal('AUT404');
        return body.refreshToken === undefined
          ? newGuest(transaction)
          : refresh(body.refreshToken, transaction);
      },
    }),
  };
}
