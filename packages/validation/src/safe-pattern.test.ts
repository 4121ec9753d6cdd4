import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesPattern, PATTERN_VALUE_LIMIT, safePattern } from './safe-pattern.ts';

describe('patterns that countries use are accepted', () => {
  it.each([
    ['^\\d{5}(-\\d{4})?$', '94103-1234', '9410'],
    ['^[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d$', 'K1A 0B1', 'K1A 0B'],
    ['^[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}$', 'SW1A 1AA', 'SW1A'],
    ['^(?:0[1-9]|[1-8]\\d|9[0-8])\\d{3}$', '75011', '99123'],
    ["^[\\p{L}\\p{M} ,.'’`-]+$", 'Nguyễn', 'R2'],
    ['^(\\s?\\d{2}){4}$', '12 34 56 78', '12 34'],
    ['^[A-Z]{2,3}(?:-[A-Z]{2})*$', 'AB-CD-EF', 'AB-C'],
    ['^(?:[a-z]|\\d)+$', 'a1b2', 'A'],
    ['^(?=.*\\d)[a-z\\d]+$', 'abc1', 'abc'],
    ['[0-9]', 'a1', 'a'],
    ['^[\\w.]+@\\w+$', 'a.b@c', 'a.b'],
    ['^a\\-b$', 'a-b', 'ab'],
    ['^(?<year>\\d{4})$', '2024', '24'],
  ])('%s', (source, good, bad) => {
    const pattern = safePattern(source);
    expect(pattern).toBeInstanceOf(RegExp);
    expect([pattern && matchesPattern(pattern, good), pattern && matchesPattern(pattern, bad)]).toEqual([
      true,
      false,
    ]);
  });
});

describe('what could run for ever is rejected', () => {
  it.each([
    '^(a+)+$',
    '^(a*)*$',
    '^(a+)*b$',
    '^([a-z]+)+$',
    '^(\\w+\\s?)+$',
    '^(a|a)*$',
    '^(a|ab)*$',
    '^(\\d|\\w)+$',
    '^(?:.|\\n)*$',
    '^(?:\\p{L}|\\p{Lu})+$',
    '^(?:[^a]|b)+$',
    '^(a?){60}$',
    '^(?:a{0,30}){5}$',
    '.*.*.*=.*',
    '^\\s*\\s*\\s*\\s*$',
    `^${'a?'.repeat(40)}${'a'.repeat(40)}$`,
    '^(a)\\1$',
    '^(?<x>a)\\k<x>$',
    '(?<=a)b',
    '(?<!a)b',
    '^(?=(a+)+)b',
    '^(?:a{1000}){1000}$',
    '^(?:(?:a{9}){9}){99}$',
    '((((a*)*)*)*)*',
    `^${'a?'.repeat(20)}b$`,
  ])('%s', (source) => expect(safePattern(source)).toBeUndefined());
});

describe('the work of a pattern is measured', () => {
  it.each([
    ['the longest source', 'a'.repeat(200)],
    ['the largest compiled size', '^a{997}$'],
    ['a million ways from a fixed start', `^${'a{1,10}'.repeat(6)}$`],
    ['two ways in fifteen places', `^${'a{1,2}'.repeat(15)}$`],
    ['overlapping alternatives once', '^(?:aa|ab)$'],
    ['lazy quantifiers', '^a+?b*?c??$'],
    ['a group that captures', '^(ab|cd)+$'],
    ['alternatives that begin apart by escapes', '^(?:\\-|\\d|[a-f])+$'],
    ['a part that is looked for ahead', '^(?!000)\\d{3}$'],
    ['a part that repeats at least once, once', '^a{1,}$'],
  ])('enough for %s', (_name, source) => expect(safePattern(source)).toBeInstanceOf(RegExp));

  it.each([
    ['the largest compiled size', '^a{998}$'],
    ['an open size', '^a{1000,}$'],
    ['ten ways in five places from any start', 'a{1,10}'.repeat(5)],
    ['an alternative that starts anywhere', `^x|${'a{1,10}'.repeat(5)}`],
    ['more than a million ways', `^${'a{1,10}'.repeat(6)}a?$`],
    ['repeats without an upper bound', '^a{1,}a{1,}a{1,}a{1,}$'],
    ['the longer of two ways', '^(?:a+|b)(?:a+|b)(?:a+|b)(?:a+|b)$'],
    ['the sum of overlapping ways', '^(?:a+|ab+)(?:a+|ab+)(?:a+|ab+)$'],
    ['a part that may be missing', '^(?:a{0}b|b)+$'],
    ['an alternative that begins with a position', '^(?:^a|a)+$'],
    ['an alternative that begins at a word', '^(?:\\ba|a)+$'],
    ['an alternative that is empty', '^(?:|a)+$'],
    ['a class that leaves signs out', '^(?:[^a]|b)+$'],
    ['a class in a class', '^(?:[a\\S]|b)+$'],
    ['a flag within', '^(?i:a)$'],
  ])('too much for %s', (_name, source) => expect(safePattern(source)).toBeUndefined());
});

it.each(['', '(', '[a', 'a{2,1}', 'x'.repeat(201), undefined, null, 5, {}])(
  'rejects %j, which is no pattern',
  (source) => {
    expect(safePattern(source)).toBeUndefined();
  },
);

it('does not run a pattern on a value beyond the limit', () => {
  const pattern = /^a+$/;
  expect(matchesPattern(pattern, 'a'.repeat(PATTERN_VALUE_LIMIT))).toBe(true);
  expect(matchesPattern(pattern, 'a'.repeat(PATTERN_VALUE_LIMIT + 1))).toBe(false);
});

const tokens = [
  'a',
  'b',
  '[ab]',
  '\\w',
  '.',
  '(',
  '(?:',
  ')',
  '|',
  '*',
  '+',
  '?',
  '{2}',
  '{1,3}',
  '^',
  '$',
  '\\d',
];

it('an accepted pattern returns immediately, even on values that make engines backtrack', () => {
  const values = ['a'.repeat(99) + '!', 'ab'.repeat(49) + '!', 'a'.repeat(50) + 'b'.repeat(49) + '!'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...tokens), { maxLength: 14 }), (parts) => {
      const pattern = safePattern(parts.join(''));
      for (const value of values)
        expect(pattern ? matchesPattern(pattern, value) : false).toBeTypeOf('boolean');
    }),
    { numRuns: 1_000 },
  );
}, 20_000);
