import { expect, it } from 'vitest';
import cases from './bucketing.json' with { type: 'json' };
import { bucketOf, murmur3 } from './murmur3.ts';

it.each(cases)('puts $key into the slot that every SDK of the vendor puts it into', ({ key, bucket }) => {
  expect(bucketOf(key)).toBe(bucket);
});

it.each([
  ['', 0, 0],
  ['', 1, 0x514e28b7],
  ['test', 0, 0xba6bd213],
  ['Hello, world!', 0, 0xc0363e43],
  ['The quick brown fox jumps over the lazy dog', 0x9747b28c, 0x2fa826cd],
])('hashes %j as published test vectors do', (text, seed, hash) => {
  expect(murmur3(text, seed)).toBe(hash);
});

it('hashes a lone surrogate as the replacement character', () => {
  expect(murmur3('a\uD83Db', 1)).toBe(murmur3('a\uFFFDb', 1));
});
