import { describe, expect, it } from 'vitest';
import { findClientAddress } from './client-address.ts';
import { createClientFinder } from './client-finder.ts';
import { formatIpAddress, networkOf, parseIpAddress } from './ip-address.ts';
import { parseTrustedProxies } from './trusted-proxies.ts';

const written = (text: string, bits?: number) => {
  const address = parseIpAddress(text);
  return address && formatIpAddress(bits === undefined ? address : networkOf(address, bits));
};

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['::1', '0:0:0:0:0:0:0:1'],
    ['2001:DB8::8:800:200c:417a', '2001:db8:0:0:8:800:200c:417a'],
    ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1'],
  ])('%s is read as %s', (text, expected) => expect(written(text)).toBe(expected));

  it.each([
    '',
    '256.0.0.1',
    '1.2.3',
    '1.2.3.4.5',
    ':::',
    '1::2::3',
    '1:2:3:4:5:6:7',
    'unknown',
    '_hidden',
    '12345::',
  ])('%j is none', (text) => expect(written(text)).toBeUndefined());

  it('is one with its neighbours when only its first bits count', () => {
    expect(written('2001:db8:1:2:3:4:5:6', 64)).toBe(written('2001:db8:1:2:ffff::', 64));
    expect(written('2001:db8:1:3::', 64)).not.toBe(written('2001:db8:1:2::', 64));
  });
});

describe('a list of proxies', () => {
  it.each(['10.0.0.0/33', '10.0.0', '10.0.0.0/8/8', '::/129', 'proxy.example', '10.0.0.0/-1'])(
    'with %s cannot be read',
    (entry) => expect(parseTrustedProxies(`127.0.0.1,${entry}`)).toBeUndefined(),
  );
});

describe('the client of a request', () => {
  const trusted = parseTrustedProxies('127.0.0.0/8, ::1, 10.0.0.0/8');
  const noProxies = parseTrustedProxies('none');
  const find = (peer: string, headers: object, isTrusted = trusted) => {
    if (isTrusted === undefined) throw new TypeError('the list of proxies was not read');
    const client = findClientAddress(peer, headers, isTrusted);
    return client && [formatIpAddress(client.address), client.isProxy];
  };

  it('is the peer, whatever a stranger writes about others', () => {
    expect(find('203.0.113.7', { 'x-forwarded-for': '198.51.100.1' })).toEqual(['203.0.113.7', false]);
    expect(find('203.0.113.7', { forwarded: 'for=198.51.100.1' })).toEqual(['203.0.113.7', false]);
    expect(find('127.0.0.1', { 'x-forwarded-for': '198.51.100.1' }, noProxies)).toEqual(['127.0.0.1', false]);
  });
  it('is who our proxy saw, not who that one claims to be', () => {
    const forged = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' };
    expect(find('127.0.0.1', forged)).toEqual(['203.0.113.7', false]);
    expect(
      find('::ffff:127.0.0.1', { forwarded: 'for=198.51.100.1, For="203.0.113.7:4711";proto=https' }),
    ).toEqual(['203.0.113.7', false]);
  });
  it('is found behind several proxies of ours', () => {
    expect(find('::1', { 'x-forwarded-for': ['198.51.100.1', '203.0.113.7, 10.1.2.3'] })).toEqual([
      '203.0.113.7',
      false,
    ]);
    expect(find('10.0.0.1', { forwarded: 'for="[2001:db8::7]:443"' })).toEqual([
      '2001:db8:0:0:0:0:0:7',
      false,
    ]);
  });
  it('is the last one known where the chain breaks off', () => {
    expect(find('127.0.0.1', { 'x-forwarded-for': '198.51.100.1, nonsense, 10.0.0.9' })).toEqual([
      '10.0.0.9',
      false,
    ]);
    expect(find('127.0.0.1', { forwarded: 'for=unknown' })).toEqual(['127.0.0.1', false]);
  });
  it('is the peer where two headers disagree, because one of them came from outside', () => {
    const both = { 'x-forwarded-for': '198.51.100.1', forwarded: 'for=203.0.113.7' };
    expect(find('127.0.0.1', both)).toEqual(['127.0.0.1', false]);
    expect(find('127.0.0.1', { ...both, forwarded: 'for=198.51.100.1' })).toEqual(['198.51.100.1', false]);
  });
  it('is a proxy of ours without a forwarded client', () => {
    expect(find('127.0.0.1', {})).toEqual(['127.0.0.1', true]);
    expect(find('203.0.113.7', {})).toEqual(['203.0.113.7', false]);
  });
  it('is unknown without a peer', () => {
    expect(find('', { 'x-forwarded-for': '198.51.100.1' })).toBeUndefined();
  });
});

describe('a finder of clients', () => {
  const trusted = parseTrustedProxies('127.0.0.1') ?? (() => false);
  const read: string[] = [];
  const find = createClientFinder(trusted, (client) => {
    const text = client === undefined ? 'nobody' : formatIpAddress(client.address);
    read.push(text);
    return text;
  });

  it('reads an address once while it is among the last ones, and never takes one for another', () => {
    expect(find('203.0.113.7', {})).toBe('203.0.113.7');
    expect(find('203.0.113.7', {})).toBe('203.0.113.7');
    expect(find('127.0.0.1', { 'x-forwarded-for': '203.0.113.8' })).toBe('203.0.113.8');
    expect(find('127.0.0.1', { forwarded: 'for=203.0.113.9' })).toBe('203.0.113.9');
    expect(find('127.0.0.1', {})).toBe('127.0.0.1');
    expect(read).toHaveLength(4);
  });
  it('forgets the oldest of very many', () => {
    for (let index = 0; index < 1_000; index += 1) find(`10.0.${index >> 8}.${index % 256}`, {});
    const before = read.length;
    find('203.0.113.7', {});
    expect(read.length - before).toBe(1);
  });
});
