import { digitsOf, parsePhone, phoneCountries, phoneCountry, type ParsedPhone } from '@haberdash/phone';
import * as v from 'valibot';
import { line } from './fields.ts';
import { fieldError } from './messages.ts';
import { email, maxLength, minLength, name, regex, required, type Rule } from './rules.ts';
import { safePattern } from './safe-pattern.ts';
import { applyMask, capitalizeWords, isBlank } from './text.ts';
import { refusing } from './validate.ts';

/** What the service may say about one field; whatever it leaves out keeps the default of that field. */
export interface FieldRule {
  readonly required?: boolean;
  /** Not shown, and therefore not required. */
  readonly hidden?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Refused, and the default used, when it cannot be run safely. */
  readonly pattern?: string;
  /** X is a digit, A a letter; other signs stand for themselves. */
  readonly maskFormat?: string;
  /** Codes (postal code, province) in capitals, elsewhere the first letter of each word. */
  readonly capitalize?: boolean;
}

/** The fields that rules of a country can change. */
export type AddressField =
  | 'firstName'
  | 'lastName'
  | 'addressLine1'
  | 'addressLine2'
  | 'city'
  | 'province'
  | 'postalCode'
  | 'country'
  | 'phone'
  | 'email';

/** The address rules of a country, as the service sends them. */
export interface CountryRules {
  readonly countryCode?: string;
  readonly fields?: { readonly [Field in AddressField]?: FieldRule };
  /** When listed, a province is one of them, by its code. */
  readonly provinces?: readonly { readonly code: string; readonly name: string }[];
}

interface FieldDefault extends FieldRule {
  readonly rule?: Rule;
  readonly isCode?: boolean;
}

const defaults: Record<AddressField, FieldDefault> = {
  firstName: { required: true, minLength: 2, maxLength: 30, rule: name },
  lastName: { required: true, minLength: 2, maxLength: 30, rule: name },
  addressLine1: { required: true, maxLength: 30 },
  addressLine2: { maxLength: 30 },
  city: { required: true, maxLength: 30 },
  province: { isCode: true },
  postalCode: { required: true, isCode: true },
  country: { required: true },
  phone: { required: true },
  email: { required: true, maxLength: 100, rule: email },
};

/** The rules of one field under the rules of a country: needed or not, lengths, and pattern or default check. */
export function addressFieldRules(field: AddressField, rules: CountryRules = {}): readonly Rule[] {
  const sent = rules.fields?.[field] ?? {};
  const usual = defaults[field];
  const [min, max] = [sent.minLength ?? usual.minLength, sent.maxLength ?? usual.maxLength];
  const pattern = safePattern(sent.pattern);
  const found: Rule[] = [];
  if ((sent.required ?? usual.required) && !sent.hidden) found.push(required);
  if (isLength(min)) found.push(minLength(min));
  if (isLength(max)) found.push(maxLength(max));
  if (pattern) found.push({ ...regex(pattern), code: usual.rule?.code ?? 'pattern' });
  else if (usual.rule) found.push(usual.rule);
  if (field === 'province' && rules.provinces?.length) found.push(listed(rules.provinces));
  return found;
}

/**
 * An address under the rules of its country (spec 1 §5). The country may be given as a code, in either of its two
 * fields; the phone belongs to `phoneCode` if there is one, else to the country, and leaves in international form.
 */
export function addressSchema(rules: CountryRules = {}) {
  const field = (key: AddressField) =>
    line(addressFieldRules(key, rules), (value) => prepare(key, value, rules));
  // Lengths and pattern of a phone number concern its national digits: they are checked below, with its country.
  const phone = addressFieldRules('phone', rules);
  return v.pipe(
    v.unknown(),
    v.transform(fillCountry),
    v.object(
      {
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
        phone: line(phone.filter((rule) => rule === required)),
        phoneCode: line([]),
      },
      'invalid',
    ),
    v.forward(
      v.partialCheck(
        [['phone'], ['phoneCode'], ['country'], ['countryCode']],
        refusing((address: PhoneOwner) => {
          const { valid, national } = readPhone(address, rules);
          const accepted = isBlank(address.phone) || (valid && phone.every((rule) => rule.test(national)));
          return accepted ? undefined : fieldError('phone');
        }),
        'phone',
      ),
      ['phone'],
    ),
    v.transform((address) => {
      const { valid, international, dialCode } = readPhone(address, rules);
      return valid
        ? { ...address, phone: international, phoneCode: dialCode }
        : { ...address, phoneCode: '' };
    }),
  );
}

/** An address as it is stored: clean lines, the phone in international form with its dial code in digits. */
export type Address = v.InferOutput<ReturnType<typeof addressSchema>>;

interface PhoneOwner {
  readonly country: string;
  readonly countryCode: string;
  readonly phone: string;
  readonly phoneCode: string;
}

function readPhone({ phone, phoneCode, country, countryCode }: PhoneOwner, rules: CountryRules): ParsedPhone {
  const dialled = digitsOf(phoneCode);
  const home = countryCode || country;
  const owner =
    dialled === '' || phoneCountry(home)?.dialCode === dialled
      ? home
      : phoneCountries.find(({ dialCode }) => dialCode === dialled)?.code;
  const sent = owner === (rules.countryCode ?? home) ? rules.fields?.phone : undefined;
  const masks = sent?.maskFormat?.includes('X') ? [sent.maskFormat] : undefined;
  return parsePhone(phone, { countryCode: owner, masks });
}

/** One select for the country, named either way, is enough. */
function fillCountry(values: unknown): unknown {
  if (typeof values !== 'object' || values === null) return values;
  const { country, countryCode }: { country?: unknown; countryCode?: unknown } = values;
  const code = countryCode || (typeof country === 'string' && /^[a-z]{2}$/i.test(country) ? country : '');
  return { ...values, country: country || countryCode, countryCode: code };
}

function prepare(field: AddressField, value: string, { fields, provinces = [] }: CountryRules): string {
  const { maskFormat, capitalize } = fields?.[field] ?? {};
  const masked = maskFormat ? applyMask(value, maskFormat) : value;
  if (field === 'province') {
    const wanted = value.trim().toLowerCase();
    const province = provinces.find(({ code, name: title }) =>
      [code, title].some((text) => text.toLowerCase() === wanted),
    );
    if (province) return province.code;
  }
  if (!capitalize) return masked;
  return defaults[field].isCode ? masked.toUpperCase() : capitalizeWords(masked);
}

function listed(provinces: readonly { readonly code: string }[]): Rule {
  const codes = new Set(provinces.map(({ code }) => code));
  return { code: 'pattern', test: (value) => isBlank(value) || codes.has(value) };
}

function isLength(length: number | undefined): length is number {
  return Number.isSafeInteger(length);
}
