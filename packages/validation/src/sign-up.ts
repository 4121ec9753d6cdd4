import * as v from 'valibot';
import { fieldSettings } from './country-rules.ts';
import { checkbox, emailField, requiredCheckbox, verbatim } from './fields.ts';
import { password } from './password.ts';
import { personFields } from './person.ts';
import { rejectPhone, storedPhone, type PhoneOwner } from './phone-field.ts';
import { required } from './rules.ts';
import type { SignUpNeed, SignUpOptions } from './site-settings.ts';
import { rejecting } from './validate.ts';

/** E-mail address, new password, and the site's boxes (spec 1 §5). */
export function simplifiedSignUpSchema({ needs = [] }: Pick<SignUpOptions, 'needs'> = {}) {
  return v.object({ ...credentials(), ...agreements(needs) });
}

/** The full form (spec 1 §5): names and the locale's required fields; the SMS box needs a number. */
export function signUpSchema(options: SignUpOptions) {
  const { needs = [], rules = {} } = options;
  return v.pipe(
    v.object({ ...credentials(), ...agreements(needs), ...named(options) }),
    v.forward(
      v.partialCheck(
        [['phone'], ['phoneCode']],
        rejecting((form: PhoneOwner) => rejectPhone(form, rules)),
      ),
      ['phone'],
    ),
    v.transform((form) => withPhone(form, options)),
  );
}

/** Joining the loyalty programme with an account; its terms are required (spec 1 §5). */
export function loyaltySignUpSchema(options: SignUpOptions) {
  const { needs = [], rules = {} } = options;
  return v.pipe(
    v.object({ ...agreements([...needs, 'loyaltyTerms']), ...named(options) }),
    v.forward(
      v.partialCheck(
        [['phone'], ['phoneCode']],
        rejecting((form: PhoneOwner) => rejectPhone(form, rules)),
      ),
      ['phone'],
    ),
    v.transform((form) => withPhone(form, options)),
  );
}

function withPhone<TForm extends PhoneOwner & { readonly optInAccepted: boolean }>(
  form: TForm,
  { rules = {} }: SignUpOptions,
) {
  const stored = storedPhone(form, rules);
  return { ...form, ...stored, optInAccepted: form.optInAccepted && stored.phone !== '' };
}

function credentials() {
  return { email: emailField, password: verbatim([required, password]) };
}

function agreements(needs: readonly SignUpNeed[]) {
  const box = (need: SignUpNeed) => checkbox(needs.includes(need) ? [requiredCheckbox] : []);
  return {
    newsletter: checkbox(),
    optInAccepted: box('optInAccepted'),
    loyaltyTerms: box('loyaltyTerms'),
    brandTerms: box('brandTerms'),
    policy: box('policy'),
  };
}

/** Names are required by default; other fields by the locale. */
function named(options: SignUpOptions) {
  const names = (['firstName', 'lastName'] as const).filter(
    (field) => fieldSettings(field, options.rules).required,
  );
  return personFields(new Set([...(options.needs ?? []), ...names]), options);
}
