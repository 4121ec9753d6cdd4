import { expressionsOf, prove } from '@haberdash/tools/expressions/expressions.ts';
import { expect, it } from 'vitest';

/** A proof takes milliseconds, or seconds for large character classes. */
const TIMEOUT_MS = 120_000;

it.each(expressionsOf(import.meta.dirname))(
  '$where cannot be made to backtrack for long',
  { timeout: TIMEOUT_MS },
  (expression) => expect(prove(expression)).toBe('linear'),
);
