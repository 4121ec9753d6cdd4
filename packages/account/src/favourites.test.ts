import { describe, expect, it } from 'vitest';
import { checkFavourite, MAX_FAVOURITES } from './favourites.ts';

describe('a list of favourites', () => {
  it.each([
    ['takes a first product', { total: 0, isThere: false }, 'add'],
    ['takes its last product', { total: MAX_FAVOURITES - 1, isThere: false }, 'add'],
    ['rejects one more', { total: MAX_FAVOURITES, isThere: false }, 'full'],
    ['keeps what is there', { total: 3, isThere: true }, 'keep'],
    ['keeps what is there even when it is full', { total: MAX_FAVOURITES, isThere: true }, 'keep'],
  ] as const)('%s', (_name, list, verdict) => expect(checkFavourite(list)).toBe(verdict));
});
