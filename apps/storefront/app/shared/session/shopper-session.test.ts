import { describe, expect, it } from 'vitest';
import { createSealer } from './sealer.ts';
import { openCookies as open } from './shopper-session.ts';

const sealer = createSealer(['s'.repeat(32)]);
const openCookies = (header: string | null, isSecure = true) => {
  const { storage, values, changes } = open({ header, isSecure, sealer });
  return { ...storage, ...values, changes };
};
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
    const jar = openCookies(null);
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
    const first = openCookies(null);
    first.write(snapshot);
    first.setBasketId(BASKET);
    first.setValue('order', 'NF-100 ä');
    const second = openCookies(header(first.changes()));
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
    const jar = openCookies(`__Host-session=${value}; __Host-cart=not-a-basket`);
    expect(jar.isKnown()).toBe(false);
    expect(jar.basketId()).toBeUndefined();
  });

  it('keep who has signed in, and nothing that no page needs', () => {
    const jar = openCookies(null);
    const consumer = { consumerNo: 'C1', consumerType: 'EMPLOYEE', isEmployeeDiscountTCAccepted: false };
    jar.write({
      ...snapshot,
      type: 'Registered',
      consumer: { ...consumer, basketId: BASKET },
      loyalty: { token: 'loyalty', memberId: 'M1', expiresAt: 1 },
      guestObjects: { favoriteId: 'fav-0001' },
    });
    const again = openCookies(header(jar.changes()));
    expect(again.consumer()).toEqual(consumer);
    expect(again.isAgent()).toBe(false);
    expect(again.read()).toEqual({
      ...snapshot,
      type: 'Registered',
      consumer,
      guestObjects: { favoriteId: 'fav-0001' },
    });
  });

  it('fit into what a browser keeps of a cookie, with the longest tokens and names', () => {
    const jar = openCookies(null);
    const id = 'f'.repeat(60);
    jar.write({
      accessToken: 'a'.repeat(400),
      refreshToken: 'r'.repeat(200),
      expiresAt: 1_800_000_000_000,
      renewAt: 1_800_000_000_000,
      usid: 'u'.repeat(64),
      type: 'Registered',
      consumer: {
        consumerNo: 'ß'.repeat(40),
        consumerType: 'ß'.repeat(30),
        memberId: 'ß'.repeat(40),
        isEmployeeDiscountTCAccepted: false,
        favStoreId: 'ß'.repeat(20),
      },
      guestObjects: { basketId: id, favoriteId: id, saveForLaterId: id },
    });
    const [line = ''] = jar.changes();
    expect(line.length).toBeLessThan(4_096);
    expect(openCookies(header(jar.changes())).isKnown()).toBe(true);
  });

  it('say nothing to a reader', () => {
    const jar = openCookies(null);
    jar.write(snapshot);
    jar.setValue('prefill', 'linh.nguyen@example.com');
    const values = jar.changes().map((line) => line.split(/[=;]/)[1] ?? '');
    for (const value of values) {
      expect(value).toMatch(/^s1\.[\w-]+$/);
      expect(Buffer.from(value.slice(3), 'base64url').toString('latin1')).not.toMatch(/access|linh/);
    }
  });

  describe('of a guest from before they were sealed', () => {
    const plain = (facts: object) => Buffer.from(JSON.stringify(facts)).toString('base64url');

    it('are taken over once, so that no bag is lost', () => {
      const jar = openCookies(`__Host-session=${plain(snapshot)}`);
      expect(jar.read()).toEqual(snapshot);
      const [line = ''] = jar.changes();
      expect(line).toMatch(/^__Host-session=s1\./);
      const next = openCookies(header(jar.changes()));
      expect(next.read()).toEqual(snapshot);
      expect(next.changes()).toEqual([]);
    });

    it('say nothing else: any value may have been written by its sender', () => {
      const jar = openCookies(`__Host-v-store-session=${plain({ storeId: 'NF-US-05' })}`);
      expect(jar.value('store-session')).toBeUndefined();
    });

    it('make nobody of a guest: who has signed in stands in a sealed cookie only', () => {
      const forged = plain({ ...snapshot, type: 'Registered', consumer: { consumerType: 'EMPLOYEE' } });
      const jar = openCookies(`__Host-session=${forged}`);
      expect(jar.isKnown()).toBe(false);
      expect(jar.consumer()).toBeUndefined();
    });
  });

  it('are sealed again when the secret has been changed', () => {
    const before = open({ header: null, isSecure: true, sealer: createSealer(['o'.repeat(32)]) });
    before.storage.write(snapshot);
    const both = createSealer(['n'.repeat(32), 'o'.repeat(32)]);
    const jar = open({ header: header(before.changes()), isSecure: true, sealer: both });
    expect(jar.storage.read()).toEqual(snapshot);
    const later = open({
      header: header(jar.changes()),
      isSecure: true,
      sealer: createSealer(['n'.repeat(32)]),
    });
    expect(later.storage.read()).toEqual(snapshot);
  });

  it('end when a value says so', () => {
    const jar = openCookies(null);
    jar.setValue('prefill', 'x', 600);
    expect(jar.changes()[0]).toContain('Max-Age=600;');
  });

  it('all go when the session is reset, also those written a moment ago', () => {
    const jar = openCookies(`__Host-session=x; __Host-cart=${BASKET}; __Host-v-order=x; theme=dark`);
    jar.setValue('notice', 'hello');
    jar.reset();
    expect(jar.basketId()).toBeUndefined();
    expect(jar.changes().map((line) => line.split('=', 1)[0])).toEqual(
      expect.arrayContaining(['__Host-session', '__Host-cart', '__Host-v-order', '__Host-v-notice']),
    );
    expect(jar.changes().every((line) => line.includes('Max-Age=0'))).toBe(true);
  });

  it('but for the tokens go when another customer takes the place of the shopper', () => {
    const before = openCookies(`__Host-cart=${BASKET}; __Host-v-order=x`);
    before.write(snapshot);
    before.setValue('notice', 'hello');
    before.forgetValues();
    expect(before.isKnown()).toBe(true);
    const stored = before.changes().filter((line) => !line.includes('Max-Age=0'));
    expect(stored.map((line) => line.split('=', 1)[0])).toEqual(['__Host-session']);
    expect(before.basketId()).toBeUndefined();
    expect(before.value('order')).toBeUndefined();
  });

  it('tell a store employee from a consumer', () => {
    const jar = openCookies(null);
    jar.write({ ...snapshot, type: 'Agent', consumer: {} });
    expect(jar.isAgent()).toBe(true);
    expect(jar.consumer()).toBeUndefined();
  });

  it('have no prefix where the shop is served without TLS', () => {
    const jar = openCookies(null, false);
    jar.setBasketId(BASKET);
    expect(jar.changes()[0]).toBe(`cart=${BASKET}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`);
  });
});
