import type { Address } from '@haberdash/api-client/cart';
import { addressSchema, isBlank, validate, type CountryRules, type FieldErrors } from '@haberdash/validation';

import type { ErrorDetail } from '../../../../platform/errors/service-error.ts';

/** A cleaned address, or everything that is wrong with it. */
export type AddressVerdict =
  | { readonly ok: true; readonly address: Address }
  | { readonly ok: false; readonly details: readonly ErrorDetail[] };

/** What an address is for; deliveries need more than bills. */
export interface AddressUse {
  readonly purpose: 'shipping' | 'billing';
  /** Countries that may be delivered to; bills may go anywhere. */
  readonly shipsTo: readonly string[];
  readonly rules: CountryRules;
  /** Where the address stands in the request, such as `addresses.0.`. */
  readonly fieldPrefix: string;
}

/** Between words that are parted by one blank each, so that no input makes them backtrack for long. */
const POST_BOXES: readonly RegExp[] = [
  / p ?o ?box /,
  / post ?office ?box /,
  / bo[iî]te postale /,
  / [bc] ?p [0-9]+ /,
  / (?:postfach|packstation|apartado|casella postale) /,
];

const wordsOf = (line: string): string =>
  ` ${line
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `;

/** True for a line that names a box at a post office in one of the shop's languages. */
export const isPostBox = (address: Pick<Address, 'addressLine1' | 'addressLine2'>): boolean =>
  [address.addressLine1, address.addressLine2 ?? ''].some((line) =>
    POST_BOXES.some((name) => name.test(wordsOf(line))),
  );

const codeOf = (field: string, address: Address, { purpose }: AddressUse): ErrorDetail['errorId'] => {
  if (field === 'phone' && isBlank(address.phone)) return purpose === 'shipping' ? 'SHP410' : 'BILL410';
  if (field === 'email' && purpose === 'shipping') return 'ORD400';
  return 'CHK320';
};

const withoutBlanks = (address: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value !== ''));

function checkFields(address: Address, use: AddressUse) {
  // Bills need no e-mail; the shopper gave one with the delivery.
  const rules: CountryRules =
    use.purpose === 'billing'
      ? {
          ...use.rules,
          fields: { ...use.rules.fields, email: { ...use.rules.fields?.email, required: false } },
        }
      : use.rules;
  return validate(addressSchema(rules), { ...address, country: address.countryCode });
}

const toDetails = (errors: FieldErrors, address: Address, use: AddressUse): ErrorDetail[] =>
  Object.keys(errors).map((field) => ({
    errorId: codeOf(field, address, use),
    field: `${use.fieldPrefix}${field}`,
  }));

/**
 * Checks an address by the rules of its country and cleans it; a country that is not delivered to or a post
 * box is said before anything about single fields.
 */
export function checkAddress(address: Address, use: AddressUse): AddressVerdict {
  if (use.purpose === 'shipping') {
    if (!use.shipsTo.includes(address.countryCode)) {
      return { ok: false, details: [{ errorId: 'PAY401', field: `${use.fieldPrefix}countryCode` }] };
    }
    if (isPostBox(address)) {
      return { ok: false, details: [{ errorId: 'SHP500', field: `${use.fieldPrefix}addressLine1` }] };
    }
  }
  const result = checkFields(address, use);
  if (!result.ok) return { ok: false, details: toDetails(result.errors, address, use) };
  const { addressLine1, city, countryCode, firstName, lastName, phone, postalCode, ...rest } = result.values;
  return {
    ok: true,
    address: {
      ...withoutBlanks(rest),
      addressLine1,
      city,
      countryCode,
      firstName,
      lastName,
      phone,
      postalCode,
      ...(address.subscriptions === undefined ? {} : { subscriptions: address.subscriptions }),
      ...(address.addressId === undefined ? {} : { addressId: address.addressId }),
      ...(address.shippingId === undefined ? {} : { shippingId: address.shippingId }),
    },
  };
}
