const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `length` signs of base 36 for a number, padded. */
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

/** Largest number of variants that one product may have, so that no two bar codes meet. */
export const MAX_VARIANTS = 128;

/** A product's code, unique by its index: two capitals and six capitals or digits that do not look counted. */
export const productCode = (index: number): string =>
  `NF${base36(Number((BigInt(index) * 1_327_217_885n + 1_713_918_305n) % BigInt(CODES)), 6)}`;

/** The three signs after the product's code, unique within it. */
export const variantCode = (code: string, ordinal: number): string =>
  `${code}${base36((ordinal * 7919 + 12_345) % VARIANTS, 3)}`;

/** The last digit of a UPC-A code: three times the odd places plus the even ones, up to the next ten. */
export function upcCheckDigit(digits: string): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1)
    sum += Number(digits[index]) * (index % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10;
}

/** A bar code of twelve digits for a variant of the product with this index. */
export function upcOf(index: number, ordinal: number): string {
  const digits = `72${String(index * MAX_VARIANTS + ordinal).padStart(9, '0')}`;
  return `${digits}${upcCheckDigit(digits)}`;
}
