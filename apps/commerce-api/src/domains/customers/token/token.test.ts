import { describe, expect, it } from 'vitest';
import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import type { Token } from '@haberdash/api-client/token';

import { usSite } from '../../../testing/service.ts';
import { readAccessToken, signAccessToken } from './access-token.ts';
import { checkRefresh } from './rules.ts';

const secret = 'x'.repeat(32);
const guest = { subject: 'guest-1', usid: 'usid-1', type: 'Guest' } as const;

describe('an access token', () => {
  const token = signAccessToken(guest, 0, secret);
  it('names its shopper until it ends', () => {
    expect(readAccessToken(token, 30 * 60_000 - 1, secret)).toEqual(guest);
    expect(readAccessToken(token, 30 * 60_000, secret)).toBeUndefined();
  });
  it.each([
    ['another secret', token, 'y'.repeat(32)],
    [
      'another payload',
      token.replace(
        /\.[^.]+\./,
        `.${Buffer.from('{"sub":"guest-2","usid":"u","typ":"Guest","exp":9999999999}').toString('base64url')}.`,
      ),
      secret,
    ],
    ['no signature', token.replace(/[^.]+$/, ''), secret],
    [
      'the algorithm none',
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`,
      secret,
    ],
    ['nonsense', 'a.b.c', secret],
    ['endless text', 'a'.repeat(10_000), secret],
  ])('with %s is worth nothing', (_name, given, key) =>
    expect(readAccessToken(given, 0, key)).toBeUndefined(),
  );
});

describe('a refresh token', () => {
  const shop = createTestShop();

  const request = async (refreshToken?: string): Promise<{ status: number; token: Token }> => {
    const payload = { type: 'Guest', ...(refreshToken === undefined ? {} : { refreshToken }) };
    const response = await shop.service.app.inject({
      method: 'POST',
      url: '/token/v2/auth/token',
      headers: usSite,
      payload,
    });
    return { status: response.statusCode, token: response.json<Token>() };
  };
  const subjectOf = ({ accessToken }: Token): unknown =>
    JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()).sub;

  it('keeps the shopper and the session, and is replaced', async () => {
    const { token: first } = await request();
    const { token: second } = await request(first.refreshToken);
    expect([subjectOf(second), second.usid]).toEqual([subjectOf(first), first.usid]);
    expect(second.refreshToken).not.toBe(first.refreshToken);
  });

  it('works for requests that were under way together', async () => {
    const { token } = await request();
    const responses = await Promise.all([1, 2, 3].map(() => request(token.refreshToken)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(responses.map((response) => response.token.refreshToken)).size).toBe(3);
  });

  it('that is used again later ends every token that came from it', async () => {
    const { token: first } = await request();
    const { token: second } = await request(first.refreshToken);
    const { token: third } = await request(second.refreshToken);
    shop.service.clock.advance(31_000);
    expect((await request(first.refreshToken)).status).toBe(401);
    expect((await request(third.refreshToken)).status).toBe(401);
  });

  it('of a guest works later as well while its successor is unused, because the response was lost', async () => {
    const { token: first } = await request();
    await request(first.refreshToken);
    shop.service.clock.advance(60 * 60_000);
    const { status, token: again } = await request(first.refreshToken);
    expect([status, subjectOf(again)]).toEqual([200, subjectOf(first)]);
    expect((await request(again.refreshToken)).status).toBe(200);
  });

  it('whose parent was reused revokes every token when it is used', async () => {
    const { token: first } = await request();
    const { token: lost } = await request(first.refreshToken);
    shop.service.clock.advance(31_000);
    const { token: again } = await request(first.refreshToken);
    expect((await request(lost.refreshToken)).status).toBe(401);
    expect((await request(again.refreshToken)).status).toBe(401);
  });

  it.each(['Registered', 'Agent'] as const)('of a caller who is %s never works later', (type) => {
    const replaced = { expiresAtMs: 100_000, replacedAtMs: 0, replacements: 1 };
    const state = { ...replaced, isSucceeded: false, isRevoked: false };
    expect([30_000, 30_001].map((now) => checkRefresh(state, type, now))).toEqual(['rotate', 'stolen']);
  });

  it('ends after sixty days', async () => {
    const { token } = await request();
    shop.service.clock.advance(60 * 24 * 60 * 60_000);
    expect((await request(token.refreshToken)).status).toBe(401);
  });

  it('is not kept as it is', async () => {
    const { token } = await request();
    const { rows } = await shop.database.read.execute<{ row: string }>(
      'select row_to_json(r)::text as row from refresh_token r',
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(token.refreshToken);
  });
});
