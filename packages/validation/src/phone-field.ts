import {
  digitsOf,
  hasExtension,
  isInternational,
  parsePhone,
  phoneCountries,
  phoneCountry,
  type ParsedPhone,
} from '@haberdash/phone';
import { addressFieldRules, fieldSettings, type CountryRules } from './country-rules.ts';
import { line } from './fields.ts';
import { fieldError, type FieldError } from './messages.ts';
import { required } from './rules.ts';
import { isBlank } from './text.ts';

// A type, not an interface: valibot requires an index signature.
/** The fields that decide a phone number's country (spec 1 §3). */
export type PhoneOwner = {
  readonly country?: string;
  readonly countryCode?: string;
  readonly phone: string;
  readonly phoneCode: string;
};

function readPhone({ phone, phoneCode, country, countryCode }: PhoneOwner, rules: CountryRules): ParsedPhone {
  const dialled = digitsOf(phoneCode);
  const home = phoneCountry(countryCode || country || '') ?? phoneCountry(rules.countryCode ?? '');
  const owner =
    dialled === '' || home?.dialCode === dialled
      ? home
      : phoneCountries.find(({ dialCode }) => dialCode === dialled);
  const { maskFormat } = fieldSettings('phone', concerns(rules, owner?.code) ? rules : {});
  const parsed = parsePhone(phone, {
    countryCode: owner?.code,
    masks: maskFormat?.includes('X') ? [maskFormat] : undefined,
  });
  // For a country without known numbers, any number that can be dialled is accepted as typed.
  if (parsed.country ?? owner ?? !(countryCode || country)) return parsed;
  const { national } = parsed;
  const international = isInternational(phone) ? `+${national}` : national;
  return { ...parsed, international, valid: /^\d{4,15}$/.test(national) };
}

/** A country's rules apply to its own numbers; without a country to all. */
function concerns(rules: CountryRules, code: string | undefined): boolean {
  return rules.countryCode === undefined || rules.countryCode === code;
}

/** The field only checks presence; the digits are checked with their country (spec 1 §5). */
export function phoneLine(rules: CountryRules) {
  return line(addressFieldRules('phone', rules).filter((rule) => rule === required));
}

/** Rejects a number that is invalid in its country or breaks the service's rules (spec 1 §5, spec 2 §5). */
export function rejectPhone(owner: PhoneOwner, rules: CountryRules): FieldError | undefined {
  if (isBlank(owner.phone)) return undefined;
  if (hasExtension(owner.phone)) return fieldError('phoneExtension');
  const { valid, national, country } = readPhone(owner, rules);
  const sent = concerns(rules, country?.code) ? addressFieldRules('phone', rules) : [];
  const accepted = valid && sent.every((rule) => rule.test(national));
  return accepted ? undefined : fieldError('phone');
}

/** The number in international form with its dial code in digits; both empty without one (spec 2 §5). */
export function storedPhone(owner: PhoneOwner, rules: CountryRules): { phone: string; phoneCode: string } {
  const { international, dialCode } = readPhone(owner, rules);
  return { phone: international, phoneCode: dialCode };
}
