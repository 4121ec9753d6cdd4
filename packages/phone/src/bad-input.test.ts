import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from './any-text.fixtures.ts';
import { phoneCountry } from './countries.ts';
import { isInternational, maskWhileTyping } from './mask-while-typing.ts';
import { digitsOf, fittingMask, formatPhone, MAX_MASK_LENGTH, maskLength, masksFor } from './masks.ts';
import { isValidPhone, parsePhone, toNational } from './parse-phone.ts';

const HUGE = 1_000_000;
const MASK = 'X XX XX XX XX';
// A form can send anything.
const noTexts = [null, undefined, 5, true, [], ['612'], {}, () => '6', Symbol('6')] as unknown as string[];

describe('what is no text', () => {
  it.each(noTexts.map((value) => [value]))('has no digits: %o', (value) => {
    expect(digitsOf(value)).toBe('');
    expect(maskLength(value)).toBe(0);
    expect(formatPhone(value, MASK)).toBe('');
    expect(formatPhone('612', value)).toBe('612');
    expect(isInternational(value)).toBe(false);
    expect(phoneCountry(value)).toBeUndefined();
    expect(masksFor(value, 'NORA')).toEqual(['(XXX) XXX - XXXX']);
    expect(toNational(value, '44')).toBe('');
    expect(isValidPhone(value, { countryCode: 'FR' })).toBe(false);
    expect(maskWhileTyping({ value, caret: 3 }, [MASK])).toEqual({ value: '', caret: 0 });
    expect(parsePhone(value, { countryCode: 'FR' })).toEqual({
      valid: false,
      country: undefined,
      dialCode: '',
      national: '',
      international: '',
    });
    expect(parsePhone('+33612345678', { countryCode: value }).international).toBe('+33612345678');
  });
});

describe('a million signs', () => {
  it.each(['6', '+', ' ', 'X', '٣', '\ud800', '6x'])('of %j have a result', { timeout: 60_000 }, (sign) => {
    const text = sign.repeat(HUGE);
    const digits = /\p{Nd}/u.test(sign) ? HUGE : 0;
    expect(digitsOf(text)).toHaveLength(digits);
    expect(parsePhone(text, { countryCode: 'FR' })).toMatchObject({ valid: false, dialCode: '' });
    expect(digitsOf(maskWhileTyping({ value: text, caret: 5 }, [MASK]).value)).toHaveLength(digits);
    expect(phoneCountry(text)).toBeUndefined();
  });
});

it('a mask of a million signs is read as far as a mask can reach', () => {
  const mask = 'X'.repeat(HUGE);
  expect(maskLength(mask)).toBe(MAX_MASK_LENGTH);
  expect(formatPhone('612345678', mask)).toBe('612345678');
  expect(maskWhileTyping({ value: '612', caret: 3 }, [mask, MASK])).toEqual({ value: '6 12', caret: 4 });
  const separators = ' '.repeat(HUGE) + MASK;
  expect(formatPhone('612', separators)).toBe(`${' '.repeat(MAX_MASK_LENGTH)}612`);
});

it('a country that objects carry is no country', () => {
  expect(['__proto__', 'constructor', 'toString', ''].map(phoneCountry)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('one options object serves two inputs, in any order', () => {
  const options = Object.freeze({ countryCode: 'FR', pattern: /^6/gy, masks: Object.freeze([MASK]) });
  const first = parsePhone('612345678', options);
  const second = parsePhone('712345678', options);
  expect([first.valid, second.valid]).toEqual([true, false]);
  expect(parsePhone('612345678', options)).toEqual(first);
  const masks = Object.freeze([MASK]);
  const typed = [
    maskWhileTyping({ value: '6123', caret: 4 }, masks),
    maskWhileTyping({ value: '7', caret: 1 }, masks),
    maskWhileTyping({ value: '6123', caret: 4 }, masks),
  ];
  expect(typed.map(({ value }) => value)).toEqual(['6 12 3', '7', '6 12 3']);
});

it('any caret of any text ends inside the value', () => {
  fc.assert(
    fc.property(anyText, fc.oneof(fc.double(), fc.integer()), (value, caret) => {
      const typed = maskWhileTyping({ value, caret }, [MASK]);
      expect(Number.isInteger(typed.caret)).toBe(true);
      expect(typed.caret).toBeGreaterThanOrEqual(0);
      expect(typed.caret).toBeLessThanOrEqual(typed.value.length);
    }),
  );
});

it('any text in any mask shows its digits and the mask’s signs only', () => {
  fc.assert(
    fc.property(anyText, anyText, (digits, mask) => {
      const shown = formatPhone(digits, mask);
      expect(digitsOf(shown)).toBe(digitsOf(digits));
      expect(maskLength(fittingMask(digitsOf(digits).length, ['', mask]))).toBe(maskLength(mask));
    }),
  );
});
