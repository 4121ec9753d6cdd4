import { phoneCountry, type Region } from './countries.ts';

const SLOT = 'X';

/** Signs of a mask that are read: the longest number has 15 digits, so a longer mask is a mistake or an attack (our own rule). */
export const MAX_MASK_LENGTH = 64;

const readable = (mask: string): string => (typeof mask === 'string' ? mask.slice(0, MAX_MASK_LENGTH) : '');

/** The mask of a country without one of its own, in each region (spec 2 §5). */
export const defaultMasks = { NORA: '(XXX) XXX - XXXX', EMEA: 'XXXX - XXX - XXX' } as const satisfies Record<
  Region,
  string
>;

/** The national length assumed for a country without masks, in digits: what each default mask has room for (spec 2 §5). */
export const DEFAULT_NATIONAL_LENGTH = 10;

const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/u;

/**
 * Digits of every script, and full-width ones, as 0–9; other signs stay (our own rule).
 * @example plainDigits('٠٣') // '03'
 */
export function plainDigits(value: string): string {
  // Every script has its ten digits in a row, so a digit's value is its distance from where the row begins.
  return FOREIGN_DIGIT.test(value)
    ? value.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)))
    : value;
}

function valueOf(digit: number): number {
  let first = digit;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
  return (digit - first) % 10;
}

/** Only digits are kept, as 0–9 (spec 2 §5); letters, signs and invisible marks go, and what is no text has none. */
export function digitsOf(value: string): string {
  return typeof value === 'string' ? plainDigits(value).replace(/[^0-9]+/g, '') : '';
}

/** How many digits a mask has room for, in its first {@link MAX_MASK_LENGTH} signs; what is no text has room for none (spec 2 §5). */
export function maskLength(mask: string): number {
  let length = 0;
  for (const sign of readable(mask)) if (sign === SLOT) length++;
  return length;
}

/** The masks to type a country's numbers with: its own, else North America's default there and the other one elsewhere (spec 2 §5). */
export function masksFor(countryCode: string, region: Region): readonly string[] {
  const masks = phoneCountry(countryCode)?.masks ?? [];
  return masks.length > 0 ? masks : [defaultMasks[region === 'NORA' ? 'NORA' : 'EMEA']];
}

/**
 * Several masks: the shortest that holds all digits, else the longest; the order of the list decides ties
 * (spec 2 §5).
 */
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
 * Fills the mask's X with the digits; what stands behind the last digit is left out, and digits without a place
 * follow ungrouped, so that none is ever lost (spec 2 §5).
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
