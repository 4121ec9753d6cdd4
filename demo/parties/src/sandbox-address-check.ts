import type { Address } from '@haberdash/api-client/cart';

import type {
  AddressCheck,
  AddressVerdict,
} from '@haberdash/commerce-api/parties/address-check/address-check.ts';

const postalCodes: Readonly<Record<string, { readonly pattern: RegExp; format(code: string): string }>> = {
  US: {
    pattern: /^\d{5}(?:\d{4})?$/,
    format: (code) => (code.length === 9 ? `${code.slice(0, 5)}-${code.slice(5)}` : code),
  },
  CA: { pattern: /^[A-Z]\d[A-Z]\d[A-Z]\d$/, format: (code) => `${code.slice(0, 3)} ${code.slice(3)}` },
  GB: {
    pattern: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
    format: (code) => `${code.slice(0, -3)} ${code.slice(-3)}`,
  },
  FR: { pattern: /^\d{5}$/, format: (code) => code },
  DE: { pattern: /^\d{5}$/, format: (code) => code },
  ES: { pattern: /^\d{5}$/, format: (code) => code },
  IT: { pattern: /^\d{5}$/, format: (code) => code },
};

const tidy = (line: string): string => line.replaceAll(/\s+/g, ' ').trim();

const capitalised = (line: string): string =>
  line === line.toLowerCase() || line === line.toUpperCase()
    ? line
        .toLowerCase()
        .replaceAll(
          /(^|[\s'’-])(\p{L})/gu,
          (_all, before: string, letter: string) => before + letter.toUpperCase(),
        )
    : line;

/** What an address check is told: where, and never who. */
export type PostalAddress = Pick<Address, 'addressLine1' | 'city' | 'postalCode' | 'countryCode'>;

const isSame = (one: PostalAddress, other: PostalAddress): boolean =>
  one.addressLine1 === other.addressLine1 && one.city === other.city && one.postalCode === other.postalCode;

/**
 * Stands in for an address check: a postal code that its country cannot have is invalid, sloppy spacing and
 * letter case are corrected, and a country that it does not know is left undecided.
 */
export function checkAddress<T extends PostalAddress>(
  address: T,
): { readonly verdict: AddressVerdict['verdict']; readonly suggestion?: T } {
  const rule = postalCodes[address.countryCode];
  if (rule === undefined) return { verdict: 'UNKNOWN' };
  const code = address.postalCode.replaceAll(/[\s-]/g, '').toUpperCase();
  const hasStreet = /\p{L}/u.test(address.addressLine1) && /\p{L}/u.test(address.city);
  if (!rule.pattern.test(code) || !hasStreet) return { verdict: 'INVALID' };
  const suggestion: T = {
    ...address,
    addressLine1: tidy(address.addressLine1),
    city: capitalised(tidy(address.city)),
    postalCode: rule.format(code),
  };
  return isSame(suggestion, address) ? { verdict: 'VALID' } : { verdict: 'CORRECTED', suggestion };
}

/** The same without the network, for tests of a service. */
export const sandboxAddressCheck: AddressCheck = { check: async (address) => checkAddress(address) };
