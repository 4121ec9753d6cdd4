import type { Address } from '@haberdash/api-client/cart';
import { placeForm } from './place-forms.ts';

export type AddressLines = Pick<
  Address,
  | 'firstName'
  | 'lastName'
  | 'addressLine1'
  | 'addressLine2'
  | 'postalCode'
  | 'city'
  | 'province'
  | 'countryCode'
>;

export const addressLines = (address: Address): AddressLines => {
  const { firstName, lastName, addressLine1, addressLine2, postalCode, city, province, countryCode } =
    address;
  return {
    firstName,
    lastName,
    addressLine1,
    postalCode,
    city,
    countryCode,
    ...(addressLine2 === undefined ? {} : { addressLine2 }),
    ...(province === undefined ? {} : { province }),
  };
};

/** City, postal code and province as the country writes them; a numeric province is the beginning of its codes. */
export function placeOf({
  postalCode,
  city,
  province = '',
  countryCode,
}: Pick<AddressLines, 'postalCode' | 'city' | 'province' | 'countryCode'>): string {
  const parts = { postalCode, city, province: /^\d*$/.test(province) ? '' : province };
  let line = '';
  for (const [part, before] of placeForm(countryCode))
    if (parts[part] !== '') line += line === '' ? parts[part] : before + parts[part];
  return line;
}

export function linesOf(address: AddressLines): readonly string[] {
  const { firstName, lastName, addressLine1, addressLine2 = '' } = address;
  return [`${firstName} ${lastName}`, addressLine1, addressLine2, placeOf(address)].filter(
    (line) => line !== '',
  );
}

export const addressLine = (address: AddressLines): string => linesOf(address).join(', ');
