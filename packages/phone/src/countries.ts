/** The region of a site: it decides the default mask (spec 2 §5). */
export type Region = 'NORA' | 'EMEA';

/** An entry of the country list (spec 2 §3): message key, ISO code, dial code digits, and masks. */
export interface PhoneCountry {
  readonly code: string;
  readonly nameKey: string;
  readonly dialCode: string;
  readonly masks: readonly string[];
}

type Row = readonly [code: string, dialCode: string, ...masks: readonly string[]];

const EIGHT = 'XX XXX XXX';
const NINE = 'XXX XXX XXX';
const NINE_MOBILE = 'XX XXX XXXX';
const PAIRS = 'XX XX XX XX';
const TEN = 'XXX XXX XXXX';

// Of countries with the same dial code, the first row owns a number without country.
const rows: readonly Row[] = [
  ['US', '1'],
  ['CA', '1'],
  ['PR', '1'],
  ['MX', '52', TEN],
  ['AD', '376', 'XXX XXX'],
  ['AL', '355', EIGHT, NINE_MOBILE],
  ['AT', '43', NINE, TEN, 'XXX XXXX XXXX'],
  ['BA', '387', EIGHT, NINE_MOBILE],
  ['BE', '32', 'X XXX XX XX', 'XXX XX XX XX'],
  ['BG', '359', EIGHT, NINE_MOBILE],
  ['BY', '375', 'XX XXX XX XX'],
  ['CH', '41', 'XX XXX XX XX'],
  ['CY', '357', EIGHT],
  ['CZ', '420', NINE],
  ['DE', '49', 'XXX XX XXXX', TEN, 'XXXX XXX XXXX'],
  ['DK', '45', PAIRS],
  ['EE', '372', 'XXX XXXX', 'XXXX XXXX'],
  ['ES', '34', 'XXX XX XX XX'],
  ['FI', '358', EIGHT, NINE_MOBILE, 'XX XXXX XXXX'],
  ['FO', '298', 'XX XX XX'],
  ['FR', '33', 'X XX XX XX XX'],
  ['GB', '44', 'XXXX XXX XXX'],
  ['GG', '44', 'XXXX XXX XXX'],
  ['GI', '350', PAIRS],
  ['GR', '30', TEN],
  ['HR', '385', EIGHT, NINE_MOBILE],
  ['HU', '36', 'X XXX XXXX', NINE_MOBILE],
  ['IE', '353', 'X XXX XXXX', NINE_MOBILE],
  ['IM', '44', 'XXXX XXX XXX'],
  ['IS', '354', 'XXX XXXX'],
  ['IT', '39', NINE, TEN, 'XXX XXXX XXXX'],
  ['JE', '44', 'XXXX XXX XXX'],
  ['LI', '423', 'XXX XX XX', NINE],
  ['LT', '370', 'XXX XXXXX'],
  ['LU', '352', 'XX XX XX', PAIRS, NINE],
  ['LV', '371', EIGHT],
  ['MC', '377', PAIRS, 'X XX XX XX XX'],
  ['MD', '373', EIGHT],
  ['ME', '382', EIGHT],
  ['MK', '389', EIGHT],
  ['MT', '356', 'XXXX XXXX'],
  ['NL', '31', 'X XX XX XX XX'],
  ['NO', '47', 'XXX XX XXX'],
  ['PL', '48', NINE],
  ['PT', '351', NINE],
  ['RO', '40', NINE],
  ['RS', '381', EIGHT, NINE_MOBILE],
  ['SE', '46', PAIRS, 'XX XXX XX XX'],
  ['SI', '386', EIGHT],
  ['SK', '421', NINE],
  ['SM', '378', PAIRS, 'XX XX XX XX XX'],
  ['TR', '90', 'XXX XXX XX XX'],
  ['UA', '380', 'XX XXX XX XX'],
  ['VA', '39', NINE, TEN, 'XXX XXXX XXXX'],
  ['XK', '383', EIGHT],
  ['AE', '971', 'X XXX XXXX', NINE_MOBILE],
  ['AU', '61', NINE],
  ['IL', '972', 'X XXX XXXX', NINE_MOBILE],
  ['JP', '81', 'X XXXX XXXX', 'XX XXXX XXXX'],
  ['NZ', '64', EIGHT, NINE_MOBILE, 'XX XXXX XXXX'],
  ['ZA', '27', NINE_MOBILE],
];

/** Dial codes of countries with a trunk zero, which is not part of the number. Italy's zero is. */
const TRUNK_ZERO: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ '27 31 32 33 353 355 358 359 370 373 377 380 381 382 383 385 386 387 389 40 41 43 44 46 49 421 423 61 64 81 90 971 972'.split(
    ' ',
  ),
);

/** Other trunk prefixes; numbers may start with these digits too, so the length decides. */
const OTHER_TRUNKS: readonly (readonly [dialCode: string, prefix: string, nationalLength: number])[] = [
  ['36', '06', 8],
  ['36', '06', 9],
  ['370', '8', 8],
  ['375', '80', 9],
];

/** The digits without the trunk prefix of this dial code (decision 0012). */
export function withoutTrunk(digits: string, dialCode: string): string {
  if (digits.startsWith('0') && TRUNK_ZERO.has(dialCode)) return digits.slice(1);
  const trunk = OTHER_TRUNKS.find(
    ([code, prefix, length]) =>
      code === dialCode && digits.startsWith(prefix) && digits.length === prefix.length + length,
  );
  return trunk ? digits.slice(trunk[1].length) : digits;
}

/** The supported countries; one without masks uses the region's default (spec 2 §3, §5). */
export const phoneCountries: readonly PhoneCountry[] = /* @__PURE__ */ rows.map(
  ([code, dialCode, ...masks]) => ({ code, nameKey: `country.${code}`, dialCode, masks }),
);

const byCode: ReadonlyMap<string, PhoneCountry> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ phoneCountries.map((country) => [country.code, country]),
);

/** The entry of an ISO code in any case; undefined if unknown or not a string (spec 2 §3). */
export function phoneCountry(code: string): PhoneCountry | undefined {
  return typeof code === 'string' ? byCode.get(code.toUpperCase()) : undefined;
}
