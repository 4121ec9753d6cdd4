import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { toShareId } from './rules.ts';

it('a share id is 128 random bits in URL-safe characters', () => {
  const ids = Array.from({ length: 50 }, () => toShareId(randomBytes));
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(toShareId((bytes) => Buffer.alloc(bytes))).toBe('A'.repeat(22));
});
