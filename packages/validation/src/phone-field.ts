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

// A type and no interface: valibot's own types ask for an index signature, which an interface never has.
/** The fields that say which country a phone number belongs to (spec 1 §3). */
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
  // Of a country whose numbers nobody has listed, any number that a telephone could dial is taken as it was typed.
  if (parsed.country ?? owner ?? !(countryCode || country)) return parsed;
  const { national } = parsed;
  const international = isInternational(phone) ? `+${national}` : national;
  return { ...parsed, international, valid: /^\d{4,15}$/.test(national) };
}

/** Rules of a country are for its own numbers; without a country they are for all. */
function concerns(rules: CountryRules, code: string | undefined): boolean {
  return rules.countryCode === undefined || rules.countryCode === code;
}

/**
 * The field itself asks only whether a number is there; its digits are checked together with its country
 * (spec 1 §5).
 */
export function phoneLine(rules: CountryRules) {
  return line(addressFieldRules('phone', rules).filter((rule) => rule === required));
}

/**
 * Rejects a number that its country does not have, or that breaks the rules of the service for its digits
 * (spec 1 §5, spec 2 §5).
 */
export function rejectPhone(owner: PhoneOwner, rules: CountryRules): FieldError | undefined {
  if (isBlank(owner.phone)) return undefined;
  if (hasExtension(owner.phone)) return fieldError('phoneExtension');
  const { valid, national, country } = readPhone(owner, rules);
  const sent = concerns(rules, country?.code) ? addressFieldRules('phone', rules) : [];
  const accepted = valid && sent.every((rule) => rule.test(national));
  return accepted ? undefined : fieldError('phone');
}

/** The number in international form with its dial code in digits; both empty where there is none (spec 2 §5). */
export function storedPhone(owner: PhoneOwner, rules: CountryRules): { phone: string; phoneCode: string } {
  const { international, dialCode } = readPhone(owner, rules);
  return { phone: international, phoneCode: dialCode };
}
