import * as v from 'valibot';
import { line } from './fields.ts';
import { personFields, type PersonField } from './person.ts';
import { refusePhone, storedPhone, type PhoneOwner } from './phone-field.ts';
import { maxLength } from './rules.ts';
import type { SignUpOptions } from './site-settings.ts';
import { isBlank } from './text.ts';
import { refusing } from './validate.ts';

/** What a profile has to hold to be fully enrolled (spec 2 §4). */
export const enrolmentNeeds: readonly PersonField[] = [
  'phone',
  'firstName',
  'lastName',
  'postalCode',
  'birthDate',
];

/**
 * A profile form by the rules of a site and a country; `needs` says which fields this form must not leave empty
 * (spec 2 §4, §5).
 */
export interface ProfileOptions extends Omit<SignUpOptions, 'needs'> {
  readonly needs?: readonly PersonField[] | undefined;
}

/**
 * Name, birth date, gender, phone, postal code and shoe size: what is filled in obeys the rules of the sign-up
 * (spec 2 §3, §5).
 */
export function profileSchema(options: ProfileOptions) {
  const { needs = [], rules = {} } = options;
  return v.pipe(
    v.object({
      ...personFields(new Set(needs), { ...options, needs: [] }),
      preferredShoeSize: line([maxLength(20)]),
    }),
    v.forward(
      v.partialCheck(
        [['phone'], ['phoneCode']],
        refusing((form: PhoneOwner) => refusePhone(form, rules)),
      ),
      ['phone'],
    ),
    v.transform((form) => ({ ...form, ...storedPhone(form, rules) })),
  );
}

/** Whether at least one field has a value: otherwise a basic-info update is not sent (spec 2 §5). */
export function hasAnyValue(values: Readonly<Record<string, unknown>>): boolean {
  return Object.values(values).some((value) =>
    typeof value === 'string' ? !isBlank(value) : value !== undefined && value !== null && value !== false,
  );
}
