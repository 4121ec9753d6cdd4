import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressSchema } from './address.ts';
import { allForms } from './all-forms.fixtures.ts';
import type { CountryRules } from './country-rules.ts';
import { contactSchema } from './shopper-forms.ts';
import { anyText, anyValue } from './hostile.fixtures.ts';
import { matchesPattern, safePattern } from './safe-pattern.ts';
import * as texts from './text.ts';
import { validate, type ValidationResult } from './validate.ts';

const HUGE = 1_000_000;
/** For a busy machine; alone it takes less than a second. */
const PATIENCE_MS = 60_000;
const KINDS = ['line', 'lines', 'code', 'phone', 'email', 'password', 'opaque'] as const;
const BROKEN_SIGN = /[\p{Cc}\p{Cs}]/u;

/** Errors have a field; values are well-formed, except passwords and message lines. */
function isWellFormed(result: ValidationResult<unknown>): boolean {
  if (!result.ok) return Object.keys(result.errors).length > 0;
  return Object.entries(result.values ?? {}).every(
    ([field, value]) =>
      typeof value !== 'string' ||
      /password/i.test(field) ||
      (field === 'message'
        ? !BROKEN_SIGN.test(value.replace(/[\n\t]/g, ''))
        : !BROKEN_SIGN.test(value) && value === value.trim()),
  );
}

describe.each(allForms)('the form %s', (_name, schema, fields) => {
  it('has a result for any value in any field, and stores nothing broken', () => {
    const values = fc.dictionary(fc.constantFrom(...fields, '__proto__', 'constructor'), anyValue);
    expect(() =>
      fc.assert(fc.property(values, (form) => isWellFormed(validate(schema, form)))),
    ).not.toThrow();
  });

  it('stores what it has stored before unchanged', () => {
    const values = fc.dictionary(fc.constantFrom(...fields), anyText);
    const storedAgain = (form: unknown) => {
      const result = validate(schema, form);
      return [result, result.ok ? validate(schema, result.values) : result];
    };
    fc.assert(
      fc.property(values, (form) => {
        const [first, second] = storedAgain(form);
        expect(second).toEqual(first);
      }),
    );
  });

  it.each([[null], [undefined], [''], ['text'], [5], [true], [[]], [['a']], [() => 1]])(
    'rejects %j as a whole',
    (values) => {
      expect(validate(schema, values)).toEqual({
        ok: false,
        values: {},
        errors: { '': { code: 'invalid', messageKey: 'validation.invalid', params: {} } },
      });
    },
  );

  it('takes missing fields and null for empty ones', () => {
    const empty = Object.fromEntries(fields.map((field) => [field, '']));
    const nulls = Object.fromEntries(fields.map((field) => [field, null]));
    const errors = (values: object) => {
      const result = validate(schema, values);
      return result.ok ? {} : result.errors;
    };
    expect(errors({})).toEqual(errors(empty));
    expect(errors(nulls)).toEqual(errors(empty));
  });

  it('returns for a million characters in every field', { timeout: PATIENCE_MS }, () => {
    for (const text of ['a'.repeat(HUGE), ' '.repeat(HUGE), '9'.repeat(HUGE), 'a@'.repeat(HUGE / 2)]) {
      const values = Object.fromEntries(fields.map((field) => [field, text]));
      expect(isWellFormed(validate(schema, values))).toBe(true);
    }
  });
});

it('rules of a country never throw, whatever is sent for them', () => {
  const rule = fc.dictionary(
    fc.constantFrom('required', 'hidden', 'minLength', 'maxLength', 'pattern', 'maskFormat', 'capitalize'),
    anyValue,
  );
  const rules = fc.record({
    countryCode: fc.oneof(fc.constant('CA'), anyText),
    fields: fc.oneof(
      fc.dictionary(fc.constantFrom('city', 'postalCode', 'phone', 'province'), rule),
      anyValue,
    ),
    provinces: anyValue,
  });
  const responses = fc.property(rules, (sent) =>
    // A service can send anything.
    isWellFormed(
      validate(addressSchema(sent as CountryRules), {
        city: 'Ottawa',
        postalCode: 'k1a0b1',
        phone: '613 555 0132',
        country: 'CA',
        province: 'x',
      }),
    ),
  );
  expect(() => fc.assert(responses)).not.toThrow();
});

describe('any text', () => {
  it('is one clean line or clean lines, whatever it was', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(texts.normalizeLine(text)).not.toMatch(/[\p{Cc}\p{Cs}]|[^\S ]|^ | $| {2}/u);
        expect(texts.normalizeLines(text)).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cs}]/u);
        for (const kind of KINDS) {
          const once = texts.normalizeText(text, kind);
          expect(texts.normalizeText(once, kind)).toBe(once);
          expect(kind === 'opaque' || once === once.normalize('NFC')).toBe(true);
        }
        expect(texts.codePoints(text)).toBe(Array.from(text).length);
      }),
    );
  });

  it('put into a mask once is not changed by the mask again', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.string({ unit: fc.constantFrom('X', 'A', '-', ' ', 'L', '7') }),
        (text, mask) => {
          const masked = texts.applyMask(text, mask);
          expect(texts.applyMask(masked, mask)).toBe(masked);
          expect(texts.fillsMask(masked, mask)).toBe(texts.fillsMask(text, mask));
        },
      ),
    );
  });

  it('is no pattern that throws', () => {
    fc.assert(
      fc.property(anyText, anyText, (source, value) => {
        const pattern = safePattern(source);
        expect(pattern ? matchesPattern(pattern, value) : false).toBeTypeOf('boolean');
      }),
    );
  });
});

it('keeps line breaks of a message and drops broken characters in it', () => {
  const result = validate(contactSchema, {
    firstName: 'Ann',
    lastName: 'Nguyễn',
    email: 'a@b.co',
    category: 'orders',
    subject: 'x',
    message: 'a\u0000b\r\nc\rd\te\ud800',
  });
  expect(result).toMatchObject({ ok: true, values: { message: 'ab\nc\nd\te' } });
});
