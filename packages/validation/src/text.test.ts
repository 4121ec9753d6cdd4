import { describe, expect, it } from 'vitest';
import { applyMask, capitalizeWords, fillsMask, normalizeText, textKindOf, type TextKind } from './text.ts';

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

describe('the one normalisation of texts', () => {
  it.each<[kind: TextKind, typed: string, normalised: string]>([
    ['line', 'plain text', 'plain text'],
    ['line', '  SW1A  1AA ', 'SW1A 1AA'],
    ['line', '\u0000a\u0000\ud800\u0007b c\n', 'a b c'],
    ['line', 'Nguye\u0302\u0303n', 'Nguyễn'],
    ['line', 'a\u00a0\u2009\tb', 'a b'],
    ['line', 'a\u200bb\u202ec\ufeff', 'abc'],
    ['line', 'a\u200db', 'ab'],
    ['line', 'e\u200d\u0301', 'é'],
    ['line', '👩‍👧 क्‍ष می‌خواهم', '👩‍👧 क्‍ष می‌خواهم'],
    ['line', 'ＡＢ', 'ＡＢ'],
    ['line', ' \u2060 ', ''],
    ['lines', 'a\r\nb\rc\nd\te\u0000\ud800', 'a\nb\nc\nd\te'],
    ['lines', '\n two  blanks \n\n', 'two  blanks'],
    ['lines', 'a\u202eb\u2028c', 'ab\nc'],
    ['code', 'welcome10', 'WELCOME10'],
    ['code', ' WELCOME\u200b10\u00a0', 'WELCOME10'],
    ['code', 'ＷＥＬＣＯＭＥ１０', 'WELCOME10'],
    ['code', 'GC00 0000 0077\r\n', 'GC0000000077'],
    ['code', '\ufeff', ''],
    ['phone', '＋４４ ７９１１  １２３４５６', '+44 7911 123456'],
    ['phone', '\u202a٠٣٣\u202c 12', '033 12'],
    ['email', ' ann＠example．com\u200b', 'ann@example.com'],
    ['password', ' pass\u200b  wo\u0301rd ', ' pass\u200b  w\u00f3rd '],
    ['opaque', ' a\u200b  e\u0301 ', ' a\u200b  e\u0301 '],
  ])('%s %j becomes %j', (kind, typed, normalised) => expect(normalizeText(typed, kind)).toBe(normalised));
});

it.each<[name: string, kind: TextKind]>([
  ['city', 'line'],
  ['newPassword', 'password'],
  ['username', 'email'],
  ['recipientContactPhone', 'phone'],
  ['phoneNumber', 'phone'],
  ['phoneCode', 'line'],
  ['orderNumber', 'code'],
  ['message', 'lines'],
  ['constructor', 'line'],
])('a field called %s is of the kind %s', (name, kind) => expect(textKindOf(name)).toBe(kind));

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
