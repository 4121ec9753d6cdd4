import { email, maxLength, minLength, name, regex, required, type Rule } from './rules.ts';
import { safePattern } from './safe-pattern.ts';
import { applyMask, capitalizeWords, isBlank } from './text.ts';

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

/** Puts mask and capitals of the country in, and the code in the place of a province's name. */
export function prepareField(
  field: AddressField,
  value: string,
  { fields, provinces = [] }: CountryRules,
): string {
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
