import * as v from 'valibot';
import { addressFieldRules, preparation, type AddressField, type CountryRules } from './country-rules.ts';
import { line } from './fields.ts';
import { phoneLine, rejectPhone, storedPhone, type PhoneOwner } from './phone-field.ts';
import { rejecting } from './validate.ts';

/**
 * An address under its country's rules (spec 1 §5). The country may be a code in either of its two fields;
 * the phone is of `phoneCode`, else of the country, and becomes international.
 */
export function addressSchema(rules: CountryRules = {}) {
  const field = (key: AddressField) => line(addressFieldRules(key, rules), preparation(key, rules));
  return v.pipe(
    v.unknown(),
    v.transform(fillCountry),
    v.object({
      firstName: field('firstName'),
      lastName: field('lastName'),
      addressLine1: field('addressLine1'),
      addressLine2: field('addressLine2'),
      city: field('city'),
      province: field('province'),
      postalCode: field('postalCode'),
      country: field('country'),
      countryCode: line([], (value) => value.toUpperCase()),
      email: field('email'),
      phone: phoneLine(rules),
      phoneCode: line([]),
    }),
    v.forward(
      v.partialCheck(
        [['phone'], ['phoneCode'], ['country'], ['countryCode']],
        rejecting((address: PhoneOwner) => rejectPhone(address, rules)),
      ),
      ['phone'],
    ),
    v.transform((address) => ({ ...address, ...storedPhone(address, rules) })),
  );
}

/** An address to store: normalised, the phone in international form (spec 1 §5). */
export type Address = v.InferOutput<ReturnType<typeof addressSchema>>;

/** One of the two country fields is enough. */
function fillCountry(values: unknown): unknown {
  if (typeof values !== 'object' || values === null) return values;
  const { country, countryCode }: { country?: unknown; countryCode?: unknown } = values;
  const code = countryCode || (typeof country === 'string' && /^[a-z]{2}$/i.test(country) ? country : '');
  return { ...values, country: country || countryCode, countryCode: code };
}
