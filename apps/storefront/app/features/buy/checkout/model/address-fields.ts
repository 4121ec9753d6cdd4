import {
  fieldSettings,
  type AddressField,
  type CountryRules,
  type FieldSettings,
} from '@haberdash/validation';
import { placeForm } from './place-forms.ts';

/** A field of the address form that is typed in; the country is a choice of its own. */
export type TypedField = Exclude<AddressField, 'country' | 'email'>;

export interface AddressFieldView {
  readonly name: TypedField;
  readonly required: boolean;
  readonly autoComplete: string;
  readonly inputMode?: 'numeric' | 'tel';
  readonly half: boolean;
  readonly example?: string;
  readonly mask?: string;
  readonly capitals: boolean;
  readonly options?: ReadonlyArray<{ readonly value: string; readonly label: string }>;
}

const AUTO_COMPLETE: Readonly<Record<TypedField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  city: 'address-level2',
  province: 'address-level1',
  postalCode: 'postal-code',
  phone: 'tel',
};

const HALF: ReadonlySet<TypedField> = new Set(['firstName', 'lastName', 'city', 'province', 'postalCode']);

const orderFor = (countryCode: string): readonly TypedField[] => [
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  ...placeForm(countryCode).map(([part]) => part),
  'phone',
];

/** An example that fits a mask: digits count up, letters go through the alphabet. */
export function exampleOf(mask: string): string {
  let placed = 0;
  return mask.replaceAll(/[XA]/g, (slot) => {
    placed += 1;
    return slot === 'X' ? String(placed % 10) : String.fromCharCode(64 + (((placed - 1) % 26) + 1));
  });
}

function toView(
  name: TypedField,
  { required, maskFormat, capitalize }: FieldSettings,
  rules: CountryRules,
  section: string,
): AddressFieldView {
  const isPostalCode = name === 'postalCode';
  const provinces = name === 'province' ? (rules.provinces ?? []) : [];
  return {
    name,
    required,
    autoComplete: `${section} ${AUTO_COMPLETE[name]}`,
    half: HALF.has(name),
    capitals: capitalize && isPostalCode,
    ...(name === 'phone' ? { inputMode: 'tel' as const } : {}),
    ...(isPostalCode && maskFormat !== undefined && !maskFormat.includes('A')
      ? { inputMode: 'numeric' as const }
      : {}),
    ...(isPostalCode && maskFormat !== undefined ? { mask: maskFormat, example: exampleOf(maskFormat) } : {}),
    ...(provinces.length > 0
      ? { options: provinces.map(({ code, name: label }) => ({ value: code, label })) }
      : {}),
  };
}

/** The fields of an address in a country, in its local order, without hidden ones. */
export function addressFields(
  countryCode: string,
  rules: CountryRules,
  section: 'shipping' | 'billing',
): AddressFieldView[] {
  return orderFor(countryCode).flatMap((name) => {
    const settings = fieldSettings(name, rules);
    return settings.hidden ? [] : [toView(name, settings, rules, section)];
  });
}
