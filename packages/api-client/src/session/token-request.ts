import type { TokenClient } from '../token/index.ts';
import type { RequestToken } from './session.ts';

/** Tokens of guests from the token service; `now` dates them. */
export function guestTokenRequest(client: TokenClient, now: () => number): RequestToken {
  return async (refreshToken) => {
    const token = await client.POST('/token/v2/auth/token', {
      body: { type: 'Guest', ...(refreshToken === undefined ? {} : { refreshToken }) },
    });
    return {
      accessToken: token.accessToken,
      refreshToken: token.refreshToken,
      expiresAt: now() + token.expiresIn * 1_000,
      usid: token.usid,
    };
  };
}
