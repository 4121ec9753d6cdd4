import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { judgeFavorite, MAX_FAVORITES, toShareId } from './rules.ts';

describe('a list of favourites', () => {
  it.each([
    ['takes a first product', { total: 0, isThere: false }, 'add'],
    ['takes its last product', { total: MAX_FAVORITES - 1, isThere: false }, 'add'],
    ['refuses one more', { total: MAX_FAVORITES, isThere: false }, 'full'],
    ['keeps what is there', { total: 3, isThere: true }, 'keep'],
    ['keeps what is there even when it is full', { total: MAX_FAVORITES, isThere: true }, 'keep'],
  ] as const)('%s', (_name, list, verdict) => expect(judgeFavorite(list)).toBe(verdict));
});

it('a share id says 128 random bits with letters that an address carries as they are', () => {
  const ids = Array.from({ length: 50 }, () => toShareId(randomBytes));
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(toShareId((bytes) => Buffer.alloc(bytes))).toBe('A'.repeat(22));
});
