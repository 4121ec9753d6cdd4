import { addressFieldRules, preparation, type AddressField } from './country-rules.ts';
import { line } from './fields.ts';
import { phoneLine } from './phone-field.ts';
import { birthDate, maxLength, oneOf, required, type Rule } from './rules.ts';
import type { SignUpOptions } from './site-settings.ts';

/** A field of a person that a form may need (spec 1 §5). */
export type PersonField = 'firstName' | 'lastName' | 'birthDate' | 'gender' | 'phone' | 'postalCode';

/**
 * The fields of a person under the rules of a country (spec 1 §5). Whether one is needed is for the form to say, not
 * for the address rules of the country.
 */
export function personFields(needs: ReadonlySet<string>, options: SignUpOptions) {
  const { birthDate: born, genders = [], rules = {} } = options;
  const needed = (field: PersonField): readonly Rule[] => (needs.has(field) ? [required] : []);
  const asIn = (field: PersonField & AddressField) =>
    line(
      [...needed(field), ...addressFieldRules(field, rules).filter((rule) => rule !== required)],
      preparation(field, rules),
    );
  return {
    firstName: asIn('firstName'),
    lastName: asIn('lastName'),
    birthDate: line([...needed('birthDate'), ...birthDate(born)]),
    gender: line([...needed('gender'), ...(genders.length > 0 ? [oneOf(genders)] : []), maxLength(20)]),
    postalCode: asIn('postalCode'),
    phone: phoneLine({ fields: { phone: { required: needs.has('phone') } } }),
    phoneCode: line([]),
  };
}
