import { birthday, parseDate, type IsoDate } from './calendar.ts';
import { fieldError, type ErrorCode, type FieldError, type MessageParams } from './messages.ts';
import { matchesPattern } from './safe-pattern.ts';
import { codePoints, isBlank, isText } from './text.ts';

/**
 * A reason to reject a value; all but `required` pass a blank value (spec 1 §5). Rules never throw: a missing
 * value counts as blank, another type breaks the rule (our own rule).
 */
export interface Rule<T = string> {
  readonly code: ErrorCode;
  readonly params?: MessageParams;
  readonly test: (value: T) => boolean;
}

/** The first rule in order that a value breaks (our own rule). */
export function checkValue<T>(value: T, rules: readonly Rule<T>[]): FieldError | undefined {
  const broken = rules.find((rule) => !rule.test(value));
  return broken && fieldError(broken.code, broken.params);
}

/** The minimum age and the dates to compare with; the caller gives today (spec 1 §5). */
export interface BirthDateOptions {
  readonly format: string;
  readonly today: IsoDate;
  readonly minimumAge: number;
  readonly min?: IsoDate | undefined;
}

// Every label can be parsed one way only, so that linear time is provable; its length is checked separately.
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+[a-z](?:-*[a-z0-9])+$/i;
const LABEL_LIMIT = 63;
const EMAIL_LIMIT = 254;
const NAME = /^[\p{L}\p{M} ,.'’`-]+$/u;

const whenFilled = (test: (value: string) => boolean) => (value: string) =>
  isBlank(value) || (isText(value) && test(value.trim()));

/** A blank string counts as empty (spec 1 §5). */
export const required: Rule = {
  code: 'required',
  test: (value) => isText(value) && !isBlank(value),
};

/** An address with a dotted domain, at most 254 characters, trimmed (spec 1 §5). */
export const email: Rule = {
  code: 'email',
  test: /* @__PURE__ */ whenFilled(
    (value) =>
      value.length <= EMAIL_LIMIT &&
      EMAIL.test(value) &&
      value
        .slice(value.indexOf('@') + 1)
        .split('.')
        .every((label) => label.length <= LABEL_LIMIT),
  ),
};

/** The rules of a required e-mail address, for use without a schema (spec 1 §5). */
export const emailRules: readonly Rule[] = [required, email, /* @__PURE__ */ maxLength(100)];

/** Letters and marks of any script, space, comma, period, apostrophe, backtick, hyphen (spec 1 §5). */
export const name: Rule = { code: 'name', test: /* @__PURE__ */ whenFilled((value) => NAME.test(value)) };

/** The name of a guest, validated only if entered (spec 3 §5). */
export const guestName: Rule = { code: 'guestName', test: (value) => name.test(value) };

/** An exact number of code points, untrimmed (spec 1 §5). */
export function exactLength(length: number): Rule {
  return {
    code: 'exactLength',
    params: { length },
    test: (value) => isBlank(value) || codePoints(value) === length,
  };
}

/** A minimum of code points, untrimmed (spec 1 §5). */
export function minLength(min: number): Rule {
  return { code: 'minLength', params: { min }, test: (value) => isBlank(value) || codePoints(value) >= min };
}

/** A maximum of code points, untrimmed (spec 1 §5). */
export function maxLength(max: number): Rule {
  return { code: 'maxLength', params: { max }, test: (value) => codePoints(value) <= max };
}

/** A safe integer (spec 1 §9). */
export const integer: Rule<number> = { code: 'integer', test: (value) => Number.isSafeInteger(value) };

/** Inclusive lower bound (spec 1 §5). */
export function minValue(min: number): Rule<number> {
  return { code: 'minValue', params: { min }, test: (value) => typeof value === 'number' && value >= min };
}

/** Inclusive upper bound (spec 1 §5). */
export function maxValue(max: number): Rule<number> {
  return { code: 'maxValue', params: { max }, test: (value) => typeof value === 'number' && value <= max };
}

/** A real day in the format with zero padding (spec 1 §5). */
export function date(format: string): Rule {
  return {
    code: 'date',
    params: { format },
    test: whenFilled((value) => parseDate(value, format) !== undefined),
  };
}

/** Not before a day, inclusive; {@link date} rejects invalid dates (spec 1 §5). */
export function minDate(min: IsoDate, format: string): Rule {
  return {
    code: 'minDate',
    params: { min },
    test: whenFilled((value) => (parseDate(value, format) ?? min) >= min),
  };
}

/** Not after a day, inclusive; {@link date} rejects invalid dates (spec 1 §5). */
export function maxDate(max: IsoDate, format: string): Rule {
  return {
    code: 'maxDate',
    params: { max },
    test: whenFilled((value) => (parseDate(value, format) ?? max) <= max),
  };
}

/** A real date, not before a minimum, of a person of the minimum age (spec 1 §5). */
export function birthDate({
  format,
  today,
  minimumAge,
  min = '1900-01-01',
}: BirthDateOptions): readonly Rule[] {
  const ofAge = (value: string) => {
    const day = parseDate(value, format);
    return day === undefined || birthday(day, minimumAge) <= today;
  };
  const isBirthDate = (value: string) => (parseDate(value, format) ?? '') >= min;
  return [
    { code: 'dateOfBirth', params: { format, min }, test: whenFilled(isBirthDate) },
    { code: 'ageRestriction', params: { age: minimumAge }, test: whenFilled(ofAge) },
  ];
}

/** Equal to another field (spec 1 §5). */
export function sameAs(other: string): Rule {
  return { code: 'sameAs', test: (value) => value === other };
}

/** Different from an earlier field (spec 1 §8: AUT451). */
export function differentFrom(other: string): Rule {
  return { code: 'differentFrom', test: (value) => value !== other };
}

/** One of a list, exactly (our own rule). */
export function oneOf(values: readonly string[]): Rule {
  const known = new Set(values);
  return { code: 'oneOf', test: whenFilled((value) => known.has(value)) };
}

/** Matches a pattern; false for values too long for a service's pattern (spec 1 §5). */
export function regex(pattern: RegExp): Rule {
  return { code: 'pattern', test: whenFilled((value) => matchesPattern(pattern, value)) };
}
