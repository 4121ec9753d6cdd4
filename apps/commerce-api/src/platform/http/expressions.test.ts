import { join } from 'node:path';
import { expressionsOf, prove } from '@haberdash/tools/expressions/expressions.ts';
import { describe, expect, it } from 'vitest';

/** Large character classes take seconds to prove. */
const TIMEOUT_MS = 120_000;

const found = expressionsOf(join(import.meta.dirname, '../..'));

describe('no expression that reads what a caller sends can be made to backtrack for long', () => {
  it('finds the expressions', () => expect(found.length).toBeGreaterThan(60));

  it.each(found)('$where', { timeout: TIMEOUT_MS }, (expression) => {
    expect(prove(expression)).toBe('linear');
  });

  it('is a proof that detects those that can', () => {
    expect(prove({ source: '\\s*;\\s*q=', flags: '' })).toBe('superlinear');
  });
});
