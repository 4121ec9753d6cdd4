import { describe, expect, it } from 'vitest';
import { defaultText } from './messages.ts';
import { password, passwordChecklist } from './password.ts';
import * as rules from './rules.ts';

const text = (value: string, ...list: rules.Rule[]): string | undefined => {
  const error = rules.checkValue(value, list);
  return error && defaultText(error);
};

describe('default messages, to the letter', () => {
  it.each([
    ['', rules.required, 'This field is required'],
    ['x', rules.email, 'Email is not valid'],
    ['abc', rules.exactLength(4), 'Value must contain exactly 4 characters'],
    ['a', rules.minLength(2), 'at least 2 characters'],
    ['abc', rules.maxLength(2), 'not longer than 2 characters'],
    ['31.02.2024', rules.date('DD.MM.YYYY'), 'Date should match DD.MM.YYYY and be a valid date.'],
    ['R2D2', rules.name, 'Name is not valid.'],
    ['short', password, 'Password does not meet requirements.'],
  ])('%j', (value, rule, expected) => expect(text(value, rule)).toBe(expected));
});

describe('required', () => {
  it.each(['', ' ', '\t\n', '\u00a0', '\u200b', '\u0000', '\ud800', '\u2060 \ufeff'])(
    'takes %j for empty',
    (value) => expect(rules.required.test(value)).toBe(false),
  );
  it.each(['a', ' a ', '0', '👟', '‍क'])('takes %j', (value) => expect(rules.required.test(value)).toBe(true));
});

it.each([
  rules.email,
  rules.name,
  rules.date('DD/MM/YYYY'),
  rules.regex(/^x$/),
  rules.minLength(2),
  rules.exactLength(3),
])('$code passes on a blank value', (rule) => {
  expect([rule.test(''), rule.test('  ')]).toEqual([true, true]);
});

describe('what is no text', () => {
  const texts: readonly rules.Rule[] = [
    rules.email,
    rules.name,
    rules.guestName,
    rules.exactLength(3),
    rules.minLength(2),
    rules.maxLength(2),
    ...rules.birthDate({ format: 'DD/MM/YYYY', today: '2026-03-01', minimumAge: 16 }),
    rules.minDate('2026-01-01', 'DD/MM/YYYY'),
    rules.maxDate('2026-01-01', 'DD/MM/YYYY'),
    rules.sameAs('x'),
    rules.oneOf(['x']),
    rules.regex(/^x$/),
    password,
  ];
  // A form can send anything.
  const anything = [5, true, [], ['x'], {}, () => 'x', Symbol('x'), 5n] as unknown as string[];
  const missing = [undefined, null] as unknown as string[];

  it.each(anything.map((value) => [value]))('breaks every rule and throws in none: %o', (value) => {
    expect([rules.required, ...texts].filter((rule) => rule.test(value))).toEqual([]);
    expect(passwordChecklist(value).some(({ met }) => met)).toBe(false);
    // Something that is no text always differs from another field.
    expect(rules.differentFrom('x').test(value)).toBe(true);
  });

  it.each(missing.map((value) => [value]))('a missing value counts as blank: %o', (value) => {
    expect(rules.required.test(value)).toBe(false);
    expect(texts.filter((rule) => !rule.test(value)).map(({ code }) => code)).toEqual(['sameAs']);
    expect(passwordChecklist(value).some(({ met }) => met)).toBe(false);
  });

  it.each([['5'], [Symbol('5')], [undefined], [[]]])('is no number either: %o', (value) => {
    const numbers = [rules.integer, rules.minValue(0), rules.maxValue(9)];
    expect(numbers.filter((rule) => rule.test(value as unknown as number))).toEqual([]);
  });
});

describe('e-mail', () => {
  it.each([
    'a@b.co',
    'first.last+tag@shop.example.com',
    "o'neil@example.ie",
    ' padded@example.com ',
    'x@xn--mller-kva.de',
    'x@1-2-3.a1',
    `x@${'a'.repeat(63)}.com`,
    `x@example.${'a'.repeat(63)}`,
  ])('accepts %j', (value) => expect(rules.email.test(value)).toBe(true));
  it.each([
    'plain',
    'a@b',
    '@example.com',
    'a@.com',
    'a@b..com',
    'a..b@example.com',
    '.a@example.com',
    'a@-b.com',
    'a@b-.com',
    'a b@example.com',
    'a@exa mple.com',
    'a@b.com\nbcc: c@d.com',
    'a@b.c',
    'a@b.1c',
    'a@b.c-',
    'a@b-c',
    `a@${'b'.repeat(64)}.com`,
    `a@example.${'c'.repeat(64)}`,
    'a@127.0.0.1',
    `${'a'.repeat(250)}@example.com`,
    'a@b.com\u0000',
  ])('rejects %j', (value) => expect(rules.email.test(value)).toBe(false));
});

describe('name', () => {
  it.each([
    "O'Neil",
    'O’Neil',
    'Nguyễn',
    'Nguye\u0302\u0303n',
    'José-María',
    'Dr. Smith, Jr',
    '李小龍',
    'O`Brien',
    'मोहन',
  ])('accepts %j', (value) => expect(rules.name.test(value)).toBe(true));
  it.each(['R2D2', 'a×b', 'a÷b', '<b>', 'a_b', 'a\u0000b', 'a\ud800b', '👟', 'a;b'])('rejects %j', (value) =>
    expect(rules.name.test(value)).toBe(false),
  );
});

describe('lengths', () => {
  it('count code points, so that an emoji is one', () => {
    expect(rules.exactLength(2).test('👟👟')).toBe(true);
    expect(rules.maxLength(1).test('👟')).toBe(true);
  });
  it('count blanks at the ends too', () => {
    expect(rules.maxLength(2).test('ab ')).toBe(false);
    expect(rules.minLength(3).test('ab ')).toBe(true);
  });
  it('are inclusive', () => {
    expect([rules.minLength(2).test('ab'), rules.maxLength(2).test('ab')]).toEqual([true, true]);
  });
});

it('bounds are inclusive, for numbers and days', () => {
  expect(
    [0, 1, 5, 6].map((value) => rules.checkValue(value, [rules.minValue(1), rules.maxValue(5)])?.code),
  ).toEqual(['minValue', undefined, undefined, 'maxValue']);
  const days = [rules.minDate('2024-02-29', 'DD/MM/YYYY'), rules.maxDate('2024-03-01', 'DD/MM/YYYY')];
  const codes = ['28/02/2024', '29/02/2024', '01/03/2024', '02/03/2024'].map(
    (day) => rules.checkValue(day, days)?.code,
  );
  expect(codes).toEqual(['minDate', undefined, undefined, 'maxDate']);
});

describe('dates', () => {
  it.each([
    ['29/02/2024', 'DD/MM/YYYY', true],
    ['29/02/2023', 'DD/MM/YYYY', false],
    ['29/02/1900', 'DD/MM/YYYY', false],
    ['29/02/2000', 'DD/MM/YYYY', true],
    ['02/29/2024', 'MM/DD/YYYY', true],
    ['29/02/2024', 'MM/DD/YYYY', false],
    ['1/2/2024', 'DD/MM/YYYY', false],
    ['01-02-2024', 'DD/MM/YYYY', false],
    ['2024-04-31', 'YYYY-MM-DD', false],
    ['2024-04-30', 'YYYY-MM-DD', true],
    ['0000-01-01', 'YYYY-MM-DD', false],
    ['٠١/٠٢/٢٠٢٤', 'DD/MM/YYYY', false],
    ['00/01/2024', 'DD/MM/YYYY', false],
  ])('%s as %s: %s', (value, format, expected) => expect(rules.date(format).test(value)).toBe(expected));
});

describe('date of birth', () => {
  const check = (value: string, today: string) =>
    rules.checkValue(value, rules.birthDate({ format: 'YYYY-MM-DD', today, minimumAge: 16 }))?.code;

  it('is old enough on the birthday itself and not the day before', () => {
    expect(check('2010-06-15', '2026-06-14')).toBe('ageRestriction');
    expect(check('2010-06-15', '2026-06-15')).toBeUndefined();
  });
  it('falls from 29 to 28 February in other years', () => {
    const onDay = (today: string) =>
      rules.checkValue('2008-02-29', rules.birthDate({ format: 'YYYY-MM-DD', today, minimumAge: 18 }))?.code;
    expect(onDay('2026-02-27')).toBe('ageRestriction');
    expect(onDay('2026-02-28')).toBeUndefined();
  });
  it('names what is wrong: no date, too early, too young', () => {
    expect([
      check('2010-02-30', '2026-06-15'),
      check('1899-12-31', '2026-06-15'),
      check('2030-01-01', '2026-06-15'),
    ]).toEqual(['dateOfBirth', 'dateOfBirth', 'ageRestriction']);
    expect(check('1900-01-01', '2026-06-15')).toBeUndefined();
  });
});

describe('password', () => {
  it.each([
    ['Abcdefg1', true],
    ['Abcdef1', false],
    ['abcdefg1', false],
    ['ABCDEFG1', false],
    ['Abcdefgh', false],
    ['Пароль12', true],
    [`Aa1${'x'.repeat(125)}`, true],
    ['Aa1👟👟👟👟👟', true],
  ])('%s: %s', (value, expected) => {
    expect(password.test(value)).toBe(expected);
    expect(passwordChecklist(value).every(({ met }) => met)).toBe(expected);
  });
  it('lists the four requirements in order, each met or not', () => {
    expect(passwordChecklist('abc1').map((item) => [defaultText(item), item.met])).toEqual([
      ['at least 8 characters', false],
      ['at least one number', true],
      ['at least one upper-case character', false],
      ['at least one lower-case character', true],
    ]);
  });
});

it('compares another field to the letter', () => {
  expect([rules.sameAs('a').test('a'), rules.sameAs('a').test('a '), rules.sameAs('').test('')]).toEqual([
    true,
    false,
    true,
  ]);
});

it('runs a pattern the same way every time, whatever its flags remember', () => {
  const rule = rules.regex(/a/g);
  expect([rule.test('a'), rule.test('a'), rule.test('b')]).toEqual([true, true, false]);
});

describe('errors carry what their texts need', () => {
  it.each([
    [rules.minValue(2), 1, { code: 'minValue', params: { min: 2 } }],
    [rules.maxValue(2), 3, { code: 'maxValue', params: { max: 2 } }],
    [rules.integer, 1.5, { code: 'integer', params: {} }],
  ])('%o', (rule, value, expected) => expect(rules.checkValue(value, [rule])).toMatchObject(expected));

  it.each([
    [
      rules.minDate('2024-01-01', 'YYYY-MM-DD'),
      '2023-12-31',
      { code: 'minDate', params: { min: '2024-01-01' } },
    ],
    [
      rules.maxDate('2024-01-01', 'YYYY-MM-DD'),
      '2024-01-02',
      { code: 'maxDate', params: { max: '2024-01-01' } },
    ],
    [rules.regex(/^x$/), 'y', { code: 'pattern', params: {} }],
    [rules.oneOf(['x']), 'y', { code: 'oneOf', params: {} }],
    [rules.guestName, 'R2', { code: 'guestName', params: {} }],
    [rules.differentFrom('y'), 'y', { code: 'differentFrom', params: {} }],
  ])('%o', (rule, value, expected) => expect(rules.checkValue(value, [rule])).toMatchObject(expected));
});

it('one of a list is so to the letter, blanks around it apart', () => {
  const rule = rules.oneOf(['ON', 'QC']);
  expect(['ON', ' QC ', '', 'on', 'ONQC'].map((value) => rule.test(value))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it('an e-mail address has at most 254 signs', () => {
  const address = (length: number) => `${'a'.repeat(length - 12)}@example.com`;
  expect([rules.email.test(address(254)), rules.email.test(address(255))]).toEqual([true, false]);
});

it('rejects a text that is no date as no date of birth, and not as too young', () => {
  const [born, tooYoung] = rules.birthDate({
    format: 'YYYY-MM-DD',
    today: '2026-06-15',
    minimumAge: 16,
  });
  expect([born?.test('x'), tooYoung?.test('x')]).toEqual([false, true]);
  expect(tooYoung?.params).toEqual({ age: 16 });
});

it('a password has at most the 128 signs of the contracts, and none is for required to reject', () => {
  const long = (length: number) => `Aa1${'x'.repeat(length - 3)}`;
  expect([password.test(long(128)), password.test(long(129)), password.test(''), password.test(' ')]).toEqual(
    [true, false, true, false],
  );
});
