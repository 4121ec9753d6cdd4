import { becomesMain, MAX_ADDRESSES, type ApproachType, type BookEntry } from '@haberdash/account';
import type { BookAddressInput } from '@haberdash/api-client/consumers';
import { addressSchema, isBlank, validate, type CountryRules } from '@haberdash/validation';
import { parsePhone } from '@haberdash/phone';

import type { ErrorDetail } from '../../../../platform/errors/service-error.ts';
import type { AddressLines } from '../address-schema.ts';

/** A normalised address, or all errors. */
export type BookAddressVerdict =
  | { readonly ok: true; readonly address: AddressLines }
  | { readonly ok: false; readonly details: readonly ErrorDetail[] };

const withoutBlanks = <T extends object>(fields: T): { [Key in keyof T]?: NonNullable<T[Key]> } =>
  // The same object without empty fields.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as {
    [Key in keyof T]?: NonNullable<T[Key]>;
  };

function carrierPhone({ recipientContactPhone = '', countryCode }: BookAddressInput): string | undefined {
  if (isBlank(recipientContactPhone)) return '';
  const { valid, international } = parsePhone(recipientContactPhone, { countryCode });
  return valid ? international : undefined;
}

/** Validates and normalises an address by its country's rules; e-mail is optional. */
export function checkBookAddress(input: BookAddressInput, rules: CountryRules): BookAddressVerdict {
  const bookRules = {
    ...rules,
    fields: { ...rules.fields, email: { ...rules.fields?.email, required: false } },
  };
  const result = validate(addressSchema(bookRules), {
    ...input,
    country: input.country ?? input.countryCode,
  });
  const recipientContactPhone = carrierPhone(input);
  if (!result.ok || recipientContactPhone === undefined) {
    const fields = result.ok ? [] : Object.keys(result.errors);
    const wrong = recipientContactPhone === undefined ? [...fields, 'recipientContactPhone'] : fields;
    return { ok: false, details: wrong.map((field) => ({ errorId: 'CHK320', field })) };
  }
  const { firstName, lastName, addressLine1, city, postalCode, countryCode, phone, ...optional } =
    result.values;
  return {
    ok: true,
    address: {
      firstName,
      lastName,
      addressLine1,
      city,
      postalCode,
      countryCode,
      phone,
      ...withoutBlanks({ ...optional, recipientContactPhone }),
    },
  };
}

export interface FullEntry extends BookEntry {
  readonly address: AddressLines;
}

const FIELDS = [
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'city',
  'province',
  'postalCode',
  'countryCode',
  'email',
  'phone',
  'recipientContactPhone',
] as const satisfies (keyof AddressLines)[];

const sameLines = (one: AddressLines, other: AddressLines): boolean =>
  FIELDS.every((field) => (one[field] ?? '').toLowerCase() === (other[field] ?? '').toLowerCase());

/** An equal address of the same type. */
export const findSame = <Entry extends FullEntry>(
  book: readonly Entry[],
  type: ApproachType,
  address: AddressLines,
): Entry | undefined =>
  book.find((entry) => entry.approachType === type && sameLines(entry.address, address));

export const isFull = (book: readonly FullEntry[]): boolean => book.length >= MAX_ADDRESSES;

/** Whether a changed address is the main one of its type. */
export function staysMain(
  entry: BookEntry,
  others: readonly BookEntry[],
  { approachType, main }: { readonly approachType: ApproachType; readonly main?: boolean | undefined },
): boolean {
  if (approachType !== entry.approachType) return becomesMain(others, { approachType, main: main === true });
  return main ?? entry.main;
}
