import type { Address } from '@haberdash/api-client/cart';

/** What stands in an order instead of an address that mail would reach. */
const NOBODYS_EMAIL = 'deleted@account.invalid';
const NOBODY = '–';

/** An address as the books need it: where goods went, and not to whom. */
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

/** What an order or its plan says of a person, without the person. */
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
