import { addressFieldRules, preparation, type AddressField } from './country-rules.ts';
import { line } from './fields.ts';
import { phoneLine } from './phone-field.ts';
import { birthDate, maxLength, oneOf, required, type Rule } from './rules.ts';
import type { SignUpOptions } from './site-settings.ts';

/** A personal field that a form may require (spec 1 §5). */
export type PersonField = 'firstName' | 'lastName' | 'birthDate' | 'gender' | 'phone' | 'postalCode';

/** Personal fields under a country's rules (spec 1 §5); the form decides which are required. */
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
