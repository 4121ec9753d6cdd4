import { describe, expect, it } from 'vitest';
import { openCookies } from './shopper-session.ts';

const snapshot = {
  accessToken: 'access',
  refreshToken: 'refresh',
  expiresAt: 1_800_000_000_000,
  usid: 'usid-1234',
};
const BASKET = '6f1c2f5e-5a55-4c6f-9d8f-0b9b0c6b8a11';
const header = (lines: readonly string[]) => lines.map((line) => line.split(';', 1)[0]).join('; ');

describe('the shopper’s cookies', () => {
  it('cannot be read by scripts, belong to this host alone and travel encrypted', () => {
    const jar = openCookies(null, true);
    jar.write(snapshot);
    jar.setBasketId(BASKET);
    expect(jar.changes()).toHaveLength(2);
    for (const line of jar.changes()) {
      expect(line).toMatch(
        /^__Host-(?:session|cart)=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
      );
    }
  });

  it('give back what was written', () => {
    const first = openCookies(null, true);
    first.write(snapshot);
    first.setBasketId(BASKET);
    first.setValue('order', 'NF-100 ä');
    const second = openCookies(header(first.changes()), true);
    expect(second.read()).toEqual(snapshot);
    expect(second.basketId()).toBe(BASKET);
    expect(second.value('order')).toBe('NF-100 ä');
    expect(second.changes()).toEqual([]);
  });

  it.each([
    'garbage',
    Buffer.from('{"accessToken":1}').toString('base64url'),
    '',
    Buffer.from(JSON.stringify({ ...snapshot, accessToken: 'a\r\nx: y' })).toString('base64url'),
    Buffer.from(JSON.stringify({ ...snapshot, refreshToken: 'r\u2028' })).toString('base64url'),
    Buffer.from(JSON.stringify({ ...snapshot, usid: 'u\n' })).toString('base64url'),
    '\u00ff\u00fe',
  ])('count as absent when they say %j', (value) => {
    const jar = openCookies(`__Host-session=${value}; __Host-cart=not-a-basket`, true);
    expect(jar.isKnown()).toBe(false);
    expect(jar.basketId()).toBeUndefined();
  });

  it('all go when the session is reset, also those written a moment ago', () => {
    const jar = openCookies(`__Host-session=x; __Host-cart=${BASKET}; __Host-v-order=x; theme=dark`, true);
    jar.setValue('notice', 'hello');
    jar.reset();
    expect(jar.basketId()).toBeUndefined();
    expect(jar.changes().map((line) => line.split('=', 1)[0])).toEqual(
      expect.arrayContaining(['__Host-session', '__Host-cart', '__Host-v-order', '__Host-v-notice']),
    );
    expect(jar.changes().every((line) => line.includes('Max-Age=0'))).toBe(true);
  });

  it('have no prefix where the shop is served without TLS', () => {
    const jar = openCookies(null, false);
    jar.setBasketId(BASKET);
    expect(jar.changes()[0]).toBe(`cart=${BASKET}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`);
  });
});
