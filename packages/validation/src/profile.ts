import * as v from 'valibot';
import { line } from './fields.ts';
import { personFields, type PersonField } from './person.ts';
import { rejectPhone, storedPhone, type PhoneOwner } from './phone-field.ts';
import { maxLength } from './rules.ts';
import type { SignUpOptions } from './site-settings.ts';
import { rejecting } from './validate.ts';

/** Options of a profile form; `needs` are its required fields (spec 2 §4, §5). */
export interface ProfileOptions extends Omit<SignUpOptions, 'needs'> {
  readonly needs?: readonly PersonField[] | undefined;
}

/** Name, birth date, gender, phone, postal code and shoe size; `needs` are required (spec 2 §3, §5). */
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
        rejecting((form: PhoneOwner) => rejectPhone(form, rules)),
      ),
      ['phone'],
    ),
    v.transform((form) => ({ ...form, ...storedPhone(form, rules) })),
  );
}
