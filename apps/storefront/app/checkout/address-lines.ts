import type { Address } from '@haberdash/api-client/cart';

/** What of an address is shown. */
export type AddressLines = Pick<
  Address,
  'firstName' | 'lastName' | 'addressLine1' | 'addressLine2' | 'postalCode' | 'city' | 'province'
>;

/** Keeps of an address what is shown. */
export const addressLines = (address: Address): AddressLines => {
  const { firstName, lastName, addressLine1, addressLine2, postalCode, city, province } = address;
  return {
    firstName,
    lastName,
    addressLine1,
    postalCode,
    city,
    ...(addressLine2 === undefined ? {} : { addressLine2 }),
    ...(province === undefined ? {} : { province }),
  };
};

/** The lines of an address as they stand on a parcel, without empty ones. */
export function linesOf(address: AddressLines): readonly string[] {
  const { firstName, lastName, addressLine1, addressLine2 = '', postalCode, city, province = '' } = address;
  const place = [city, province, postalCode].filter((part) => part !== '').join(', ');
  return [`${firstName} ${lastName}`, addressLine1, addressLine2, place].filter((line) => line !== '');
}

/** An address in one line. */
export const addressLine = (address: AddressLines): string => linesOf(address).join(', ');
