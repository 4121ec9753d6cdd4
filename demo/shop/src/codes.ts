const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `length` base 36 digits of a number, padded. */
function base36(value: number, length: number): string {
  let rest = value;
  let text = '';
  while (text.length < length) {
    text = (DIGITS[rest % 36] ?? '0') + text;
    rest = Math.floor(rest / 36);
  }
  return text;
}

const CODES = 36 ** 6;
const VARIANTS = 36 ** 3;

/** Maximum variants of a product, so that bar codes stay unique. */
export const MAX_VARIANTS = 128;

/** A unique product code by index: two capitals and six capitals or digits in no visible order. */
export const productCode = (index: number): string =>
  `NF${base36(Number((BigInt(index) * 1_327_217_885n + 1_713_918_305n) % BigInt(CODES)), 6)}`;

/** Three characters after the product's code, unique within it. */
export const variantCode = (code: string, ordinal: number): string =>
  `${code}${base36((ordinal * 7919 + 12_345) % VARIANTS, 3)}`;

export function upcCheckDigit(digits: string): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1)
    sum += Number(digits[index]) * (index % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10;
}

export function upcOf(index: number, ordinal: number): string {
  const digits = `72${String(index * MAX_VARIANTS + ordinal).padStart(9, '0')}`;
  return `${digits}${upcCheckDigit(digits)}`;
}
