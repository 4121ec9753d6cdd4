import { describe, expect, it } from 'vitest';
import { applyMask, capitalizeWords, cleanLine, cleanText, fillsMask, normalizeCode } from './text.ts';

describe('a mask', () => {
  it.each([
    ['k1a0b1', 'AXA XAX', 'k1a 0b1', true],
    ['k1a 0b1', 'AXA XAX', 'k1a 0b1', true],
    ['k1-a0.b1', 'AXA XAX', 'k1a 0b1', true],
    ['k1a', 'AXA XAX', 'k1a', false],
    ['k1a0', 'AXA XAX', 'k1a 0', false],
    ['1001', 'LV-XXXX', 'LV-1001', true],
    ['lv1001', 'LV-XXXX', 'LV-1001', true],
    ['LV-1001', 'LV-XXXX', 'LV-1001', true],
    ['LV-100', 'LV-XXXX', 'LV-100', false],
    ['é1', 'AX', 'é1', true],
    ['12', '(XX)', '(12', true],
    ['', 'XX', '', false],
    [' ', 'XX', ' ', false],
    ['!?', 'XX', '!?', false],
    ['1a', 'XX', '1a', false],
    ['a1', 'XX', 'a1', false],
    ['123', 'XX', '123', false],
    ['12 3', 'XX-', '12 3', false],
    ['12', '', '12', false],
    ['1', '--', '1', false],
  ])('puts %j into %j as %j; filled: %s', (value, mask, masked, filled) => {
    expect([applyMask(value, mask), fillsMask(value, mask)]).toEqual([masked, filled]);
  });
});

it('a line has one blank for any run of control characters and broken signs, and none at its ends', () => {
  expect(cleanLine('\u0000a\u0000\ud800\u0007b c\n')).toBe('a b c');
});

it.each([
  ['welcome10', 'WELCOME10'],
  [' WELCOME\u200b10\u00a0', 'WELCOME10'],
  ['ＷＥＬＣＯＭＥ１０', 'WELCOME10'],
  ['GC00 0000 0077\r\n', 'GC0000000077'],
  ['\ufeff', ''],
])('compares the code %j as %j', (typed, code) => expect(normalizeCode(typed)).toBe(code));

it('lines end with a line feed, whatever they ended with', () => {
  expect(cleanText('a\r\nb\rc\nd\te\u0000\ud800')).toBe('a\nb\nc\nd\te');
});

it.each([
  ['new york', 'New York'],
  ['NEW YORK', 'New York'],
  ["anne-marie o'neil", "Anne-Marie O'Neil"],
  ['o’neil, d`arc', 'O’Neil, D`Arc'],
  ["king's lynn", "King's Lynn"],
  ["l'haÿ-les-roses", "L'Haÿ-les-Roses"],
  ["L'HAŸ-LES-ROSES", "L'Haÿ-les-Roses"],
  ['stratford-upon-avon', 'Stratford-upon-Avon'],
  ['FRANKFURT AM MAIN', 'Frankfurt am Main'],
  ['la spezia', 'La Spezia'],
  ['école', 'École'],
  ['1st', '1st'],
  ['NYC', 'NYC'],
  ['', ''],
])('gives %j the capitals of a name', (value, expected) => expect(capitalizeWords(value)).toBe(expected));

it.each(["L'Haÿ-les-Roses", 'Stratford-upon-Avon', 'Maria de la Cruz', 'McDonald', 'ÉCOLE Militaire'])(
  'leaves the spelling of %j',
  (value) => expect(capitalizeWords(value)).toBe(value),
);
