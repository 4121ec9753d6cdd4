import { phoneCountries, phoneCountry, type PhoneCountry, type Region } from './countries.ts';
import { isInternational } from './mask-while-typing.ts';
import { DEFAULT_NATIONAL_LENGTH, digitsOf, maskLength } from './masks.ts';

const NORTH_AMERICA = '1';
const UNITED_KINGDOM = '44';
const NORTH_AMERICAN_NUMBER = /^[2-9][0-9]{9}$/;
const UNKNOWN = { valid: false, country: undefined, dialCode: '', international: '' } as const;

/** A number read as far as it can be: without a country the digits stay as typed and there is no dial code. */
export interface ParsedPhone {
  readonly valid: boolean;
  readonly country: PhoneCountry | undefined;
  /** Digits without the plus; empty without a country. */
  readonly dialCode: string;
  readonly national: string;
  /** The form to store: + dial code and national number; empty without a country. */
  readonly international: string;
}

/** The country that a number typed without + or 00 belongs to; without one the digits begin with a dial code. */
export interface ParseOptions {
  readonly countryCode?: string | undefined;
}

/** What decides whether a national number is right: its country, else the region of the site. */
export interface PhoneRules {
  readonly countryCode?: string | undefined;
  readonly region?: Region | undefined;
  /** A rule of the country on the national digits, on top of the length. */
  readonly pattern?: RegExp | undefined;
  /** Masks that replace the country's own. */
  readonly masks?: readonly string[] | undefined;
}

/** Only in the UK is a leading zero dropped; elsewhere it may belong to the number (Italy). */
export function toNational(value: string, dialCode: string): string {
  const digits = digitsOf(value);
  return dialCode === UNITED_KINGDOM ? digits.replace(/^0/, '') : digits;
}

/**
 * Digits only, as many as one of the country's masks (10 without masks); with the dial code 1 ten digits
 * starting 2–9. Separators do not count.
 */
export function isValidPhone(national: string, rules: PhoneRules = {}): boolean {
  const country = phoneCountry(rules.countryCode ?? '');
  const dialCode = country?.dialCode ?? (rules.region === 'NORA' ? NORTH_AMERICA : '');
  const digits = toNational(national, dialCode);
  if (isInternational(national) || !fits(digits, rules.masks ?? country?.masks ?? [])) return false;
  if (dialCode === NORTH_AMERICA && !NORTH_AMERICAN_NUMBER.test(digits)) return false;
  return rules.pattern === undefined || digits.search(rules.pattern) !== -1;
}

/**
 * Finds the dial code by the longest country prefix whose national part is as long as a mask of that country
 * (spec 2 §5); 00 counts as +, and a number that fits the given country needs no prefix.
 * @example parsePhone('07911 123456', { countryCode: 'GB' }).international // '+447911123456'
 */
export function parsePhone(input: string, { countryCode = '' }: ParseOptions = {}): ParsedPhone {
  const typed = digitsOf(input);
  const own = phoneCountry(countryCode);
  const prefixed = isInternational(input) || typed.startsWith('00');
  if (own && !prefixed) {
    const national = toNational(typed, own.dialCode);
    if (fits(national, own.masks)) return read(own, national);
  }
  // 00 counts as +, and the UK zero may stand before the dial code too.
  const digits = typed.replace(/^00/, '').replace(/^0(?=44)/, '');
  return byLongestPrefix(digits, own) ?? { ...UNKNOWN, national: typed };
}

/** Countries that share a dial code share its numbers: the given one is preferred, else the first of the list. */
function byLongestPrefix(digits: string, preferred: PhoneCountry | undefined): ParsedPhone | undefined {
  let found: PhoneCountry | undefined;
  for (const country of preferred ? [preferred, ...phoneCountries] : phoneCountries) {
    if (!digits.startsWith(country.dialCode)) continue;
    if (found && found.dialCode.length >= country.dialCode.length) continue;
    if (fits(toNational(digits.slice(country.dialCode.length), country.dialCode), country.masks))
      found = country;
  }
  return found && read(found, toNational(digits.slice(found.dialCode.length), found.dialCode));
}

function read(country: PhoneCountry, national: string): ParsedPhone {
  const { code, dialCode } = country;
  const valid = isValidPhone(national, { countryCode: code });
  return { valid, country, dialCode, national, international: `+${dialCode}${national}` };
}

function fits(national: string, masks: readonly string[]): boolean {
  if (masks.length === 0) return national.length === DEFAULT_NATIONAL_LENGTH;
  return masks.some((mask) => maskLength(mask) === national.length);
}
