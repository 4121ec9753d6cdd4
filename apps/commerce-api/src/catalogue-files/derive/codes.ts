import { createHash } from 'node:crypto';

import { checkDigit } from './parse-value.ts';

const SIGNS = 36n;

/** Capitals and digits that follow from a text. */
function hashed(text: string, length: number): string {
  let rest = BigInt(`0x${createHash('sha256').update(text).digest('hex')}`);
  let code = '';
  while (code.length < length) {
    code += (rest % SIGNS).toString(36).toUpperCase();
    rest /= SIGNS;
  }
  return code;
}

/** Code formats of the contracts. */
const PRODUCT_CODE = /^[A-Z]{2}[A-Z0-9]{6,9}$/;
const VARIANT_CODE = /^[A-Z]{2}[A-Z0-9]{6,12}$/;
export const CATEGORY_ID = /^[0-9]{4,7}$/;

/** The product code of a merchant's own id: the id itself where it has the form of one. */
export const productCodeOf = (reference: string): string =>
  PRODUCT_CODE.test(reference) ? reference : `HP${hashed(`product ${reference}`, 9)}`;

/** The variant code of a variant; `key` is unique within its product. */
export const variantCodeOf = (productCode: string, key: string): string =>
  VARIANT_CODE.test(key) ? key : `HV${hashed(`variant ${productCode} ${key}`, 12)}`;

export const isProductCode = (text: string): boolean => PRODUCT_CODE.test(text);
export const isVariantCode = (text: string): boolean => VARIANT_CODE.test(text);

const INTERNAL_DIGITS = 11;

/** A number of the range that GS1 keeps for use inside a company, for a variant without a bar code. */
export function internalBarcode(variantCode: string, attempt = 0): string {
  const hash = createHash('sha256').update(`barcode ${variantCode} ${attempt}`).digest('hex');
  const digits = `2${String(BigInt(`0x${hash}`)).slice(-INTERNAL_DIGITS)}`;
  return `${digits}${checkDigit(digits)}`;
}

/** True for a number that is no bar code outside of this shop (GS1: 13 digits from 20 to 29, 12 digits from 2). */
export const isInternalBarcode = (barcode: string): boolean => barcode.startsWith('2');

const LONGEST_SLUG = 100;
const LIGATURES: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  þ: 'th',
  ð: 'd',
};

/** Lower-case letters, digits and hyphens of a text; `item` where none is left. */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[ßœæøłđþð]/g, (sign) => LIGATURES[sign] ?? sign)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    // Runs are one hyphen by now.
    .replaceAll(/^-|-$/g, '');
  return slug === '' ? 'item' : slug;
}

const LONGEST_COLOR_ID = 20;

/** The id of a colour within its product, from its name. */
export function colorIdOf(label: string): string {
  const id = slugOf(label).toUpperCase();
  // A name of another script has no letters to take.
  if (id === 'ITEM' || id.length > LONGEST_COLOR_ID) return `${id.slice(0, 13)}-${hashed(label, 6)}`;
  return id;
}
