import { describe, expect, it } from 'vitest';

import { budgets, DEFAULT_LIMITS, parseLimits } from './budgets.ts';

describe('the limits of an operator', () => {
  it('are the defaults where nothing is stated', () => {
    expect(parseLimits('')).toEqual(DEFAULT_LIMITS);
  });
  it('change what is named, and nothing else', () => {
    const limits = parseLimits(' codes-shopper=10/300, holds-address=20,searches-address=9000');
    if (limits === undefined || limits === 'off') throw new TypeError('the limits were not read');
    expect(limits.budgets['codes-shopper']).toEqual({ per: 'shopper', most: 10, seconds: 300, block: 1 });
    expect(limits.budgets['searches-address']).toEqual({ ...budgets['searches-address'], most: 9_000 });
    expect(limits.holds).toEqual({ ...DEFAULT_LIMITS.holds, 'holds-address': 20 });
    expect({ ...limits.budgets, 'codes-shopper': 0, 'searches-address': 0 }).toEqual({
      ...budgets,
      'codes-shopper': 0,
      'searches-address': 0,
    });
  });
  it('keep what is counted before it is written small beside the limit', () => {
    const limits = parseLimits('searches-address=20');
    expect(limits).toMatchObject({ budgets: { 'searches-address': { most: 20, block: 2 } } });
  });
  it('can be none', () => expect(parseLimits(' off ')).toBe('off'));
  it.each([
    'codes=1',
    'codes-shopper',
    'codes-shopper=-1',
    'codes-shopper=1/0',
    'holds-address=1/60',
    'off,',
    '__proto__=1',
  ])('are rejected as %s', (text) => expect(parseLimits(text)).toBeUndefined());
});

it.each(Object.entries(budgets))('%s names what it counts', (name, { per, most, block }) => {
  expect(name.endsWith(`-${per}`)).toBe(true);
  expect(block).toBeLessThanOrEqual(most / 10);
});
