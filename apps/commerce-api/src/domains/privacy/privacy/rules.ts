import type { Address } from '@haberdash/api-client/cart';

/** A placeholder that no mail reaches. */
const NOBODYS_EMAIL = 'deleted@account.invalid';
const NOBODY = '–';

/** Keeps what accounting needs: the place without the person. */
const anonymousAddress = ({ city, postalCode, countryCode, province, country }: Address): Address => ({
  firstName: NOBODY,
  lastName: NOBODY,
  addressLine1: NOBODY,
  city,
  postalCode,
  countryCode,
  phone: '',
  ...(province === undefined ? {} : { province }),
  ...(country === undefined ? {} : { country }),
});

/** Removes the person from an order or its plan. */
export const anonymous = <
  Part extends { readonly billingAddress: Address; readonly shipments: readonly { address?: Address }[] },
>(
  part: Part,
): Part => ({
  ...part,
  email: NOBODYS_EMAIL,
  billingAddress: anonymousAddress(part.billingAddress),
  shipments: part.shipments.map((shipment) =>
    shipment.address === undefined ? shipment : { ...shipment, address: anonymousAddress(shipment.address) },
  ),
});
