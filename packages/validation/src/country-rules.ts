import { email, maxLength, minLength, name, oneOf, regex, required, type Rule } from './rules.ts';
import { safePattern } from './safe-pattern.ts';
import { applyMask, capitalizeWords, fillsMask, isBlank, normalizeEmail } from './text.ts';

/** The service's rules of one field; missing ones keep the default (spec 1 §5). */
export interface FieldRule {
  readonly required?: boolean | undefined;
  /** Hidden, and therefore not required. */
  readonly hidden?: boolean | undefined;
  /** Code points, inclusive. */
  readonly minLength?: number | undefined;
  /** Code points, inclusive. */
  readonly maxLength?: number | undefined;
  /** Ignored if it cannot be run safely. */
  readonly pattern?: string | undefined;
  /** X is a digit, A a letter; others are literal. Without a pattern the value has to fill it. */
  readonly maskFormat?: string | undefined;
  /** Codes (postal code, province) in upper case, elsewhere the first letter of each word. */
  readonly capitalize?: boolean | undefined;
}

/** The fields that country rules can change (spec 1 §5). */
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

/** The address rules of a country, as the service sends them (spec 1 §5). */
export interface CountryRules {
  readonly countryCode?: string | undefined;
  readonly fields?: { readonly [Field in AddressField]?: FieldRule | undefined } | undefined;
  /** If listed, a province must be one of these codes. */
  readonly provinces?: readonly { readonly code: string; readonly name: string }[] | undefined;
}

interface FieldDefault {
  readonly required: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly rule?: Rule;
  readonly isCode?: boolean;
}

const defaults: Record<AddressField, FieldDefault> = {
  firstName: { required: true, minLength: 2, maxLength: 30, rule: name },
  lastName: { required: true, minLength: 2, maxLength: 30, rule: name },
  addressLine1: { required: true, maxLength: 30 },
  addressLine2: { required: false, maxLength: 30 },
  city: { required: true, maxLength: 30 },
  province: { required: false, isCode: true },
  postalCode: { required: true, isCode: true },
  country: { required: true },
  phone: { required: true },
  email: { required: true, maxLength: 100, rule: email },
};

/** The effective rules of a field: required or not, and its format (spec 1 §5). */
export interface FieldSettings extends FieldRule {
  readonly required: boolean;
  readonly hidden: boolean;
  readonly capitalize: boolean;
}

/** A field's defaults with the country's valid rules over them (spec 1 §5). */
export function fieldSettings(field: AddressField, rules: CountryRules = {}): FieldSettings {
  const sent: FieldRule = rules.fields?.[field] ?? {};
  const usual = defaults[field];
  const hidden = sent.hidden === true;
  return {
    required: !hidden && (isBoolean(sent.required) ? sent.required : usual.required),
    hidden,
    minLength: isLength(sent.minLength) ? sent.minLength : usual.minLength,
    maxLength: isLength(sent.maxLength) && sent.maxLength > 0 ? sent.maxLength : usual.maxLength,
    pattern: text(sent.pattern),
    maskFormat: text(sent.maskFormat),
    capitalize: sent.capitalize === true,
  };
}

/** A field's rules in a country: required, lengths, pattern, mask or default check (spec 1 §5). */
export function addressFieldRules(field: AddressField, rules: CountryRules = {}): readonly Rule[] {
  const settings = fieldSettings(field, rules);
  const { minLength: min, maxLength: max, maskFormat } = settings;
  const usual = defaults[field].rule;
  const pattern = safePattern(settings.pattern);
  const found: Rule[] = [];
  if (settings.required) found.push(required);
  if (min !== undefined) found.push(minLength(min));
  if (max !== undefined) found.push(maxLength(max));
  if (pattern) found.push({ ...regex(pattern), code: usual?.code ?? 'pattern' });
  else if (usual) found.push(usual);
  // A phone's digits are counted by its own mask, with its country.
  else if (maskFormat && field !== 'phone') found.push(filled(maskFormat));
  const provinces = field === 'province' ? provincesOf(rules) : [];
  if (provinces.length > 0) found.push(oneOf(provinces.map(({ code }) => code)));
  return found;
}

/** Applies mask and capitals, replaces a province's name by its code (spec 1 §5: capitalize transforms). */
export function preparation(field: AddressField, rules: CountryRules): (value: string) => string {
  const { maskFormat, capitalize } = fieldSettings(field, rules);
  const provinces = field === 'province' ? provincesOf(rules) : [];
  if (field === 'email') return normalizeEmail;
  return (value) => {
    const wanted = value.trim().toLowerCase();
    const province = provinces.find(({ code, name: title }) =>
      [code, title].some((known) => known.toLowerCase() === wanted),
    );
    if (province) return province.code;
    const masked = maskFormat ? applyMask(value, maskFormat) : value;
    if (!capitalize) return masked;
    return defaults[field].isCode ? masked.toUpperCase() : capitalizeWords(masked);
  };
}

function filled(mask: string): Rule {
  return { code: 'pattern', test: (value) => isBlank(value) || fillsMask(value, mask) };
}

function provincesOf({
  provinces,
}: CountryRules): readonly { readonly code: string; readonly name: string }[] {
  const sent: readonly unknown[] = Array.isArray(provinces) ? provinces : [];
  return sent.filter(
    (province): province is { code: string; name: string } =>
      typeof province === 'object' &&
      province !== null &&
      'code' in province &&
      'name' in province &&
      typeof province.code === 'string' &&
      typeof province.name === 'string',
  );
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isLength(length: unknown): length is number {
  return typeof length === 'number' && Number.isSafeInteger(length) && length >= 0;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
