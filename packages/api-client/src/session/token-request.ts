import type { Token, TokenClient, TokenRequest } from '../token/index.ts';
import {
  CONSUMER_FACTS,
  type ConsumerFacts,
  type RequestToken,
  type SessionSnapshot,
} from './session-types.ts';

const RENEW_AHEAD_SECONDS = 60;

/** A token as a session stores it; a short-lived one is renewed after half of its lifetime. */
export function snapshotOf(token: Token, now: number): SessionSnapshot {
  const { accessToken, refreshToken, usid, type, expiresIn } = token;
  const consumer: ConsumerFacts = Object.fromEntries(
    CONSUMER_FACTS.flatMap((name) => (token[name] === undefined ? [] : [[name, token[name]]])),
  );
  const renewInSeconds = Math.max(expiresIn - RENEW_AHEAD_SECONDS, expiresIn / 2);
  return {
    accessToken,
    refreshToken,
    usid,
    type,
    expiresAt: now + expiresIn * 1_000,
    renewAt: now + renewInSeconds * 1_000,
    ...(type === 'Guest' ? {} : { consumer }),
  };
}

/** Requests tokens of a new guest, or of the same shopper; `now` dates them. */
export function tokenRequest(client: TokenClient, now: () => number): RequestToken {
  return async (refreshToken, stored) => {
    const token = await client.POST('/token/v2/auth/token', {
      body: bodyOf(refreshToken, stored?.type),
      headers: { 'x-usid': stored?.usid },
    });
    return snapshotOf(token, now());
  };
}

function bodyOf(refreshToken: string | undefined, type: SessionSnapshot['type'] = 'Guest'): TokenRequest {
  if (refreshToken === undefined) return { type: 'Guest' };
  return type === 'Guest' ? { type, refreshToken } : { type, refreshToken };
}
