import {
  fieldSettings,
  formatDate,
  type AddressField,
  type CountryRules,
  type PersonField,
} from '@haberdash/validation';
import type { SignUpSite } from './sign-up-site.ts';

export interface PersonFieldView {
  readonly name: PersonField;
  readonly required: boolean;
  readonly half: boolean;
  readonly mask?: string;
  readonly isNumeric?: true;
}

const RULED: ReadonlySet<string> = new Set<PersonField & AddressField>([
  'firstName',
  'lastName',
  'postalCode',
  'phone',
]);
const isRuled = (name: PersonField): name is PersonField & AddressField => RULED.has(name);
const HALF: ReadonlySet<PersonField> = new Set(['firstName', 'lastName', 'birthDate', 'postalCode']);

/** The fields of the person on a site, by the rules of its country. */
export function personFieldViews(
  site: Pick<SignUpSite, 'fields'> & { readonly needs: readonly string[] },
  rules: CountryRules,
): readonly PersonFieldView[] {
  return site.fields.map((name) => {
    const { maskFormat, required } = isRuled(name)
      ? fieldSettings(name, rules)
      : { maskFormat: undefined, required: false };
    const isName = name === 'firstName' || name === 'lastName';
    return {
      name,
      required: isName ? required : site.needs.includes(name),
      half: HALF.has(name),
      ...(name !== 'postalCode' || maskFormat === undefined
        ? {}
        : { mask: maskFormat, ...(maskFormat.includes('A') ? {} : { isNumeric: true as const }) }),
    };
  });
}

/** A day as an example of how the site writes one. */
export const exampleDate = (format: string): string => formatDate('1991-04-27', format);
