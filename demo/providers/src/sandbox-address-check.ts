import type { Address } from '@haberdash/api-client/cart';

import type {
  AddressCheck,
  AddressVerdict,
} from '@haberdash/commerce-api/providers/address-check/provider.ts';
import type { AddressForm } from '@haberdash/commerce-api/shared/countries/country.ts';
import { countries, countryOf, type CountryTable } from '@haberdash/commerce-api/shared/countries/table.ts';

/** A postal code in its country's format: upper case, with its gap. */
function printed(postalCode: string, { postalCodeGap: gap }: AddressForm): string {
  const code = postalCode.replaceAll(/[\s-]/g, '').toUpperCase();
  if (gap === undefined) return code;
  const parts = [code.slice(0, gap.after), code.slice(gap.after)];
  return parts.filter((part) => part !== '').join(gap.sign);
}

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

/** The place only, without a name. */
export type PostalAddress = Pick<Address, 'addressLine1' | 'city' | 'postalCode' | 'countryCode'>;

const isSame = (one: PostalAddress, other: PostalAddress): boolean =>
  one.addressLine1 === other.addressLine1 && one.city === other.city && one.postalCode === other.postalCode;

/** Rejects invalid postal codes, corrects spacing and case, leaves unknown countries undecided. */
export function checkAddress<T extends PostalAddress>(
  address: T,
  table: CountryTable = countries,
): { readonly verdict: AddressVerdict['verdict']; readonly suggestion?: T } {
  const form = countryOf(address.countryCode, table)?.address;
  if (form === undefined) return { verdict: 'UNKNOWN' };
  const postalCode = printed(address.postalCode, form);
  const isPossible = new RegExp(form.postalCode.pattern ?? '', 'u').test(postalCode);
  const hasStreet = /\p{L}/u.test(address.addressLine1) && /\p{L}/u.test(address.city);
  if (!isPossible || !hasStreet) return { verdict: 'INVALID' };
  const suggestion: T = {
    ...address,
    addressLine1: tidy(address.addressLine1),
    city: capitalised(tidy(address.city)),
    postalCode,
  };
  return isSame(suggestion, address) ? { verdict: 'VALID' } : { verdict: 'CORRECTED', suggestion };
}

/** Without the network, for tests of a service. */
export const sandboxAddressCheck: AddressCheck = { check: async (address) => checkAddress(address) };
