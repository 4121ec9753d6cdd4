import { phoneCountry, type Region } from './countries.ts';

const SLOT = 'X';

/** Maximum mask length: a number has at most 15 digits, so a longer mask is invalid (our own rule). */
export const MAX_MASK_LENGTH = 64;

const readable = (mask: string): string => (typeof mask === 'string' ? mask.slice(0, MAX_MASK_LENGTH) : '');

/** The masks of countries without their own, by region (spec 2 §5). */
export const defaultMasks = { NORA: '(XXX) XXX - XXXX', EMEA: 'XXXX - XXX - XXX' } as const satisfies Record<
  Region,
  string
>;

/** The national length of a country without masks, in digits (spec 2 §5). */
export const DEFAULT_NATIONAL_LENGTH = 10;

const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/u;

/**
 * Digits of every script, and full-width ones, as 0–9; other characters stay (our own rule).
 * @example plainDigits('٠٣') // '03'
 */
export function plainDigits(value: string): string {
  // Scripts have their ten digits in a row, so a digit's value is its offset in the row.
  return FOREIGN_DIGIT.test(value)
    ? value.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)))
    : value;
}

function valueOf(digit: number): number {
  let first = digit;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
  return (digit - first) % 10;
}

/** The digits as 0–9 (spec 2 §5); empty if not a string. */
export function digitsOf(value: string): string {
  return typeof value === 'string' ? plainDigits(value).replace(/[^0-9]+/g, '') : '';
}

/** The digits that a mask takes, in its first {@link MAX_MASK_LENGTH} characters (spec 2 §5). */
export function maskLength(mask: string): number {
  let length = 0;
  for (const sign of readable(mask)) if (sign === SLOT) length++;
  return length;
}

/** A country's masks, else the region's default (spec 2 §5). */
export function masksFor(countryCode: string, region: Region): readonly string[] {
  const masks = phoneCountry(countryCode)?.masks ?? [];
  return masks.length > 0 ? masks : [defaultMasks[region === 'NORA' ? 'NORA' : 'EMEA']];
}

/** The shortest mask that fits all digits, else the longest; ties by list order (spec 2 §5). */
export function fittingMask(count: number, masks: readonly string[]): string {
  let best = '';
  for (const mask of masks) {
    const length = maskLength(mask);
    const bestLength = maskLength(best);
    if (bestLength < count ? length > bestLength : length >= count && length < bestLength) best = mask;
  }
  return best;
}

/**
 * Fills the mask's X with the digits; drops what follows the last digit, and appends digits that do not fit
 * (spec 2 §5).
 * @example formatPhone('612345678', 'X XX XX XX XX') // '6 12 34 56 78'
 */
export function formatPhone(digits: string, mask: string): string {
  const rest = digitsOf(digits);
  let placed = 0;
  let formatted = '';
  for (const sign of readable(mask)) {
    if (placed === rest.length) return formatted;
    if (sign === SLOT) formatted += rest.charAt(placed++);
    else if (digitsOf(sign) === '') formatted += sign;
  }
  return formatted + rest.slice(placed);
}
