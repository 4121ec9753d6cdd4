import { createHmac } from 'node:crypto';

/** Lifetime of a programme token in seconds. */
export const LOYALTY_TOKEN_SECONDS = 15 * 60;

const HEADER = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');

export interface LoyaltySubject {
  readonly memberId: string;
  readonly usid: string;
}

/** Signs a token for the programme's pages with a key of its own, so that it is no access token. */
export function signLoyaltyToken({ memberId, usid }: LoyaltySubject, nowMs: number, secret: string): string {
  const exp = Math.floor(nowMs / 1000) + LOYALTY_TOKEN_SECONDS;
  const payload = { aud: 'loyalty', sub: memberId, usid, exp };
  const text = `${HEADER}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
  const key = createHmac('sha256', secret).update('loyalty-token').digest();
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}
