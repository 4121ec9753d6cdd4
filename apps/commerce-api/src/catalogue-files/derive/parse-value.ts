import { normalizeText } from '@haberdash/validation';

/** A text in one line; other than a shopper's input it keeps typographic spaces. */
export const lineOf = (text: string): string => normalizeText(text, 'lines').replaceAll(/[\n\t ]+/g, ' ');

/** A value, or why a text has none. */
export type Parsed<T> = { readonly value: T } | { readonly reason: string; readonly suggestion: string };

export const isRejected = <T>(
  parsed: Parsed<T>,
): parsed is { readonly reason: string; readonly suggestion: string } => 'reason' in parsed;

const shown = (text: string): string => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

const LARGEST_MONEY = 2_000_000_000;

/** What a separator means that has digits on both sides. */
export type DecimalSign = '.' | ',';

const GROUPED = /^\d{1,3}((?:[ '’\u00a0\u202f.,]\d{3})+)(?:([.,])(\d{1,2}))?$/;
const PLAIN = /^(\d+)(?:([.,])(\d{1,2}|\d{4,}))?$/;

function digitsOf(
  text: string,
  decimal: DecimalSign | undefined,
): { readonly whole: string; readonly part: string } | undefined {
  const plain = PLAIN.exec(text);
  if (plain !== null) {
    const [, whole = '', sign, part = ''] = plain;
    if (sign !== undefined && decimal !== undefined && sign !== decimal) return undefined;
    return { whole, part };
  }
  const grouped = GROUPED.exec(text);
  if (grouped === null) return undefined;
  const [, groups = '', sign, part = ''] = grouped;
  const group = groups.charAt(0);
  const isMixed = groups.replaceAll(/\d/g, '') !== group.repeat(groups.length / 4);
  if (isMixed || sign === group || group === decimal) return undefined;
  const whole = text.slice(0, text.length - (sign === undefined ? 0 : part.length + 1));
  // "1.299" is a thousand in one country and one in another.
  if (
    sign === undefined &&
    decimal === undefined &&
    (group === '.' || group === ',') &&
    whole.split(group).length === 2
  )
    return undefined;
  return { whole: whole.replaceAll(/\D/g, ''), part };
}

/** Minor units of an amount such as `1299.00`, `1 299,00`, `1,299.00` or `12,5`; ambiguous ones need `decimal`. */
export function parseMoney(text: string, decimal?: DecimalSign): Parsed<number> {
  const bare = normalizeText(text, 'line');
  const digits = digitsOf(bare, decimal);
  if (digits === undefined) {
    const isAmbiguous = decimal === undefined && /^\d{1,3}[.,]\d{3}$/.test(bare);
    return isAmbiguous
      ? {
          reason: `${shown(text)} may be a thousand or have three decimals`,
          suggestion: 'Write it without a thousands separator, or set "decimal" in the mapping file.',
        }
      : { reason: `${shown(text)} is not an amount`, suggestion: 'Write digits such as 1299.00.' };
  }
  const { whole, part } = digits;
  if (/[1-9]/.test(part.slice(2)))
    return { reason: `${shown(text)} has more than two decimals`, suggestion: 'Round it to two decimals.' };
  const minor = Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0'));
  if (minor <= 0 || minor > LARGEST_MONEY)
    return {
      reason: `${shown(text)} is not between 0.01 and ${LARGEST_MONEY / 100}`,
      suggestion: 'Correct the amount.',
    };
  return { value: minor };
}

/** A whole number within bounds. */
export function parseWhole(text: string, least: number, most: number): Parsed<number> {
  const bare = text.trim();
  const value = /^[+-]?\d{1,10}(?:[.,]0+)?$/.test(bare) ? Number(bare.replace(/[.,]0+$/, '')) : NaN;
  return Number.isNaN(value) || value < least || value > most
    ? {
        reason: `${shown(text)} is not a whole number from ${least} to ${most}`,
        suggestion: 'Correct the number.',
      }
    : { value };
}

/** Quantity on the shelf. */
const MOST_STOCK = 1_000_000;
export const parseStock = (text: string): Parsed<number> => parseWhole(text, 0, MOST_STOCK);

const digitSum = (digits: string): number =>
  digits
    .split('')
    .toReversed()
    .reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);

/** The check digit of a bar code (GS1). */
export const checkDigit = (digits: string): number => (10 - (digitSum(digits) % 10)) % 10;

/** A bar code of 8, 12, 13 or 14 digits with a correct check digit, as 12 or 13 digits. */
export function parseBarcode(text: string): Parsed<string> {
  const bare = text.replaceAll(/^'|[\s-]/g, '');
  if (!/^(?:\d{8}|\d{12,14})$/.test(bare))
    return {
      reason: `${shown(text)} is not a bar code of 8, 12, 13 or 14 digits`,
      suggestion: 'Correct it, or leave it empty.',
    };
  const check = checkDigit(bare.slice(0, -1));
  if (String(check) !== bare.at(-1))
    return {
      reason: `the last digit of the bar code ${bare} should be ${check}`,
      suggestion: 'Correct it, or leave it empty.',
    };
  if (bare.length === 14) {
    return bare.startsWith('0')
      ? { value: bare.slice(1) }
      : { reason: `the bar code ${bare} is that of a case`, suggestion: 'Give that of the single item.' };
  }
  return { value: bare.length === 8 ? bare.padStart(13, '0') : bare };
}

/** The parts of a list, separated by `|`; `\|` is a bar within a part. */
export const parseList = (text: string): string[] =>
  text
    .split(/(?<!\\)\|/)
    .map((part) => lineOf(part.replaceAll(String.raw`\|`, '|')))
    .filter((part) => part !== '');

export const writeList = (parts: readonly string[]): string =>
  parts.map((part) => part.replaceAll('|', String.raw`\|`)).join(' | ');
