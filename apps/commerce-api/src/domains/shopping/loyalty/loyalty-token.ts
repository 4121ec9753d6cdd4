import { createHmac } from 'node:crypto';

/** How long pages of the programme take a token for. */
export const LOYALTY_TOKEN_SECONDS = 15 * 60;

const HEADER = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');

/** Whom a token of the programme stands for. */
export interface LoyaltySubject {
  readonly memberId: string;
  readonly usid: string;
}

/**
 * Signs who the member is for the pages of the loyalty programme. The key is derived for this audience alone, so that
 * the token opens nothing of the shop.
 */
export function signLoyaltyToken({ memberId, usid }: LoyaltySubject, nowMs: number, secret: string): string {
  const exp = Math.floor(nowMs / 1000) + LOYALTY_TOKEN_SECONDS;
  const payload = { aud: 'loyalty', sub: memberId, usid, exp };
  const text = `${HEADER}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
  const key = createHmac('sha256', secret).update('loyalty-token').digest();
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}
