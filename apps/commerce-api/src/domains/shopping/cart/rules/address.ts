import type { Address } from '@haberdash/api-client/cart';
import { addressSchema, isBlank, validate, type CountryRules, type FieldErrors } from '@haberdash/validation';

import type { ErrorDetail } from '../../../../platform/errors/service-error.ts';

/** A normalised address, or all errors. */
export type AddressVerdict =
  | { readonly ok: true; readonly address: Address }
  | { readonly ok: false; readonly details: readonly ErrorDetail[] };

/** The purpose of an address; deliveries need more than bills. */
export interface AddressUse {
  readonly purpose: 'shipping' | 'billing';
  /** Countries with delivery; bills may go anywhere. */
  readonly shipsTo: readonly string[];
  readonly rules: CountryRules;
  /** Path prefix of the address in the request, such as `addresses.0.`. */
  readonly fieldPrefix: string;
}

/** Single separators, so that no input causes backtracking. */
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

/** True for a post office box in one of the shop's languages. */
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
  // Bills need no e-mail, because deliveries have one.
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

/** Validates and normalises an address; country and post box errors come before fields. */
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
