import { phoneCountries, phoneCountry, withoutTrunk, type PhoneCountry, type Region } from './countries.ts';
import { hasExtension } from './extension.ts';
import { isInternational } from './mask-while-typing.ts';
import { DEFAULT_NATIONAL_LENGTH, digitsOf, maskLength } from './masks.ts';

const NORTH_AMERICA = '1';
const NORTH_AMERICAN_NUMBER = /^[2-9][0-9]{9}$/;
const UNKNOWN = { valid: false, country: undefined, dialCode: '', international: '' } as const;

/** A parsed number: without a country the digits stay and there is no dial code (spec 2 §5). */
export interface ParsedPhone {
  readonly valid: boolean;
  readonly country: PhoneCountry | undefined;
  /** Digits without the plus; empty without a country. */
  readonly dialCode: string;
  readonly national: string;
  /** The form to store: + dial code and national number; empty without a country. */
  readonly international: string;
}

/** What decides whether a national number is valid (spec 1 §5, spec 2 §5). */
export interface PhoneRules {
  readonly countryCode?: string | undefined;
  readonly region?: Region | undefined;
  /** A pattern for the national digits, on top of the length. */
  readonly pattern?: RegExp | undefined;
  /** Masks that replace the country's own. */
  readonly masks?: readonly string[] | undefined;
}

/** Drops the trunk prefix; Italy's zero is part of the number (spec 2 §5, decision 0012). */
export function toNational(value: string, dialCode: string): string {
  return withoutTrunk(digitsOf(value), dialCode);
}

/** As many digits as a mask (10 without); with the dial code 1 starting 2–9 (spec 1 §5, spec 2 §9). */
export function isValidPhone(national: string, rules: PhoneRules = {}): boolean {
  const country = phoneCountry(rules.countryCode ?? '');
  const dialCode = country?.dialCode ?? (rules.region === 'NORA' ? NORTH_AMERICA : '');
  const digits = toNational(national, dialCode);
  if (
    isInternational(national) ||
    hasExtension(national) ||
    !fits(digits, rules.masks ?? country?.masks ?? [])
  )
    return false;
  if (dialCode === NORTH_AMERICA && !NORTH_AMERICAN_NUMBER.test(digits)) return false;
  return rules.pattern === undefined || digits.search(rules.pattern) !== -1;
}

/** The country of a number without + or 00, and masks that replace its own (spec 2 §5). */
export type ParseOptions = Omit<PhoneRules, 'region'>;

/**
 * Finds the dial code by the longest country prefix whose national part fits a mask of that country (spec 2
 * §5); 00 counts as +, and a number that fits the given country needs no prefix. Invalid with an extension.
 * @example parsePhone('07911 123456', { countryCode: 'GB' }).international // '+447911123456'
 */
export function parsePhone(input: string, options: ParseOptions = {}): ParsedPhone {
  const parsed = parseDigits(input, options);
  return parsed.valid && hasExtension(input) ? { ...parsed, valid: false } : parsed;
}

function parseDigits(input: string, options: ParseOptions): ParsedPhone {
  const typed = digitsOf(input);
  const listed = phoneCountry(options.countryCode ?? '');
  const own = listed && { ...listed, masks: options.masks ?? listed.masks };
  if (own && !isInternational(input) && !typed.startsWith('00')) {
    const national = toNational(typed, own.dialCode);
    if (fits(national, own.masks)) return read(own, national, options);
  }
  // 00 counts as +, and the UK zero may precede the dial code too.
  const digits = typed.replace(/^00/, '').replace(/^0(?=44)/, '');
  const country = byLongestPrefix(digits, own);
  if (!country) return { ...UNKNOWN, national: typed };
  const national = toNational(digits.slice(country.dialCode.length), country.dialCode);
  return read(country, national, country === own ? options : { countryCode: country.code });
}

/** Of countries with the same dial code, the given one is preferred, else the first of the list. */
function byLongestPrefix(digits: string, own: PhoneCountry | undefined): PhoneCountry | undefined {
  let found = own && isOf(own, digits) ? own : undefined;
  for (const country of phoneCountries) {
    if (country.code === own?.code || (found && found.dialCode.length >= country.dialCode.length)) continue;
    if (isOf(country, digits)) found = country;
  }
  return found;
}

function isOf({ dialCode, masks }: PhoneCountry, digits: string): boolean {
  return digits.startsWith(dialCode) && fits(toNational(digits.slice(dialCode.length), dialCode), masks);
}

function read({ code, dialCode }: PhoneCountry, national: string, rules: PhoneRules): ParsedPhone {
  const country = phoneCountry(code);
  return {
    valid: isValidPhone(national, rules),
    country,
    dialCode,
    national,
    international: `+${dialCode}${national}`,
  };
}

function fits(national: string, masks: readonly string[]): boolean {
  if (masks.length === 0) return national.length === DEFAULT_NATIONAL_LENGTH;
  return masks.some((mask) => maskLength(mask) === national.length);
}
