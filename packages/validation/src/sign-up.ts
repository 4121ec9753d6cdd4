import * as v from 'valibot';
import { addressFieldRules, prepareField, type CountryRules } from './country-rules.ts';
import { checkbox, emailField, line, requiredCheckbox, verbatim } from './fields.ts';
import { password } from './password.ts';
import { phoneLine, refusePhone, storedPhone, type PhoneOwner } from './phone-field.ts';
import { birthDate, maxLength, required, type BirthDateOptions } from './rules.ts';
import { refusing } from './validate.ts';

/** What a locale may ask for on top of name, e-mail address and password (spec 1 §5). */
export type SignUpNeed =
  | 'birthDate'
  | 'gender'
  | 'phone'
  | 'postalCode'
  | 'optInAccepted'
  | 'loyaltyTerms'
  | 'brandTerms'
  | 'policy';

/** What a site asks for when somebody signs up; today comes from the caller. */
export interface SignUpOptions {
  readonly birthDate: BirthDateOptions;
  readonly needs?: readonly SignUpNeed[];
  readonly rules?: CountryRules;
}

/** E-mail address and password by the rules for new ones; the boxes that the site asks for. */
export function simplifiedSignUpSchema({ needs = [] }: Pick<SignUpOptions, 'needs'> = {}) {
  return v.object({ ...credentials(), ...agreements(needs) }, 'invalid');
}

/** The full form: names by the rules of the country, and whatever the locale needs. */
export function signUpSchema(options: SignUpOptions) {
  const { needs = [], rules = {} } = options;
  return v.pipe(
    v.object({ ...credentials(), ...agreements(needs), ...person(options) }, 'invalid'),
    v.forward(
      v.partialCheck(
        [['phone'], ['phoneCode']],
        refusing((form: PhoneOwner) => refusePhone(form, rules)),
        'phone',
      ),
      ['phone'],
    ),
    v.transform((form) => ({ ...form, ...storedPhone(form, rules) })),
  );
}

/** Joining the loyalty programme with an account: the person without e-mail address and password; its terms are needed. */
export function loyaltySignUpSchema(options: SignUpOptions) {
  const { needs = [], rules = {} } = options;
  return v.pipe(
    v.object({ ...agreements([...needs, 'loyaltyTerms']), ...person(options) }, 'invalid'),
    v.forward(
      v.partialCheck(
        [['phone'], ['phoneCode']],
        refusing((form: PhoneOwner) => refusePhone(form, rules)),
        'phone',
      ),
      ['phone'],
    ),
    v.transform((form) => ({ ...form, ...storedPhone(form, rules) })),
  );
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

function person({ birthDate: born, needs = [], rules = {} }: SignUpOptions) {
  const needed = (need: SignUpNeed) => (needs.includes(need) ? [required] : []);
  const named = (key: 'firstName' | 'lastName') =>
    line(addressFieldRules(key, rules), (value) => prepareField(key, value, rules));
  const postal = addressFieldRules('postalCode', rules).filter((rule) => rule !== required);
  return {
    firstName: named('firstName'),
    lastName: named('lastName'),
    birthDate: line([...needed('birthDate'), ...birthDate(born)]),
    gender: line([...needed('gender'), maxLength(20)]),
    postalCode: line([...needed('postalCode'), ...postal], (value) =>
      prepareField('postalCode', value, rules),
    ),
    // Whether the number is needed is a matter of the locale here, not of the address rules.
    phone: phoneLine({ fields: { phone: { required: needs.includes('phone') } } }),
    phoneCode: line([]),
  };
}
