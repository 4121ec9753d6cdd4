import { ApiError, type CallControls } from '@haberdash/api-client';
import type { Address } from '@haberdash/api-client/cart';
import type { CountryRules } from '@haberdash/api-client/consumers';
import { errorsOf } from '@haberdash/checkout';
import { addressSchema, validate, type FieldError } from '@haberdash/validation';
import type { Translator } from '../../../../shared/i18n/translator.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { errorsAt } from '../../../../shared/reads/rejected-call.server.ts';
import type { Surface } from '../../../../shared/form-errors/surfaces.server.ts';
import { addressFields, exampleOf, type AddressFieldView } from '../model/address-fields.ts';

export interface AddressFormView {
  readonly countryCode: string;
  readonly countries: ReadonlyArray<{ readonly value: string; readonly label: string }>;
  readonly dialCode: string;
  readonly fields: readonly AddressFieldView[];
  readonly values: Readonly<Record<string, string>>;
}

/** Who reads the rules of countries. */
export type Reader = Pick<PrivateRead, 'api' | 'site' | 'correlationId'>;

const countryNamed = ({ languageTag }: PrivateRead['site'], code: string) => ({
  code,
  name: new Intl.DisplayNames([languageTag], { type: 'region' }).of(code) ?? code,
});

async function readRules(
  { api }: Reader,
  countryCode: string,
  call: CallControls,
): Promise<CountryRules | undefined> {
  try {
    return await api.consumers.GET('/consumers-v3/utilities/countryList/{countryCode}', {
      params: { path: { countryCode } },
      ...call,
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** The rules of a country, or of the site's own for a code that is none. */
export async function countryRules(
  read: Reader,
  countryCode: string,
  call: CallControls = {},
): Promise<CountryRules> {
  const requested = /^[A-Z]{2}$/.test(countryCode) ? countryCode : read.site.country;
  return (
    (await readRules(read, requested, call)) ?? { countryCode: read.site.country, fields: {}, provinces: [] }
  );
}

/** As much of an address as is known. */
export type KnownAddress = { readonly [Part in keyof Address]?: Address[Part] | undefined };

const withoutDialCode = ({ phone = '', phoneCode }: KnownAddress): string => {
  const prefix = `+${phoneCode?.replace(/\D/g, '') ?? ''}`;
  return prefix.length > 1 && phone.startsWith(prefix) ? phone.slice(prefix.length) : phone;
};

/** An address as the values of its form; the phone is shown as its country writes it. */
export function addressValues(address: KnownAddress | undefined): Record<string, string> {
  if (address === undefined) return {};
  const { firstName, lastName, addressLine1, addressLine2, city, province, postalCode, email } = address;
  const all = { firstName, lastName, addressLine1, addressLine2, city, province, postalCode, email };
  const present = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { ...Object.fromEntries(present), phone: withoutDialCode(address) };
}

export async function addressFormView(
  read: Reader,
  section: 'shipping' | 'billing',
  countryCode: string,
  values: Readonly<Record<string, string>>,
): Promise<AddressFormView> {
  const [list, rules] = await Promise.all([
    optional(read, 'countries', (call) =>
      read.api.consumers.GET('/consumers-v3/utilities/countryList', {
        params: { query: { purpose: section } },
        ...call,
      }),
    ),
    countryRules(read, countryCode),
  ]);
  // Without the list the shopper can still order to the country that the form is for.
  const countries = list?.countries ?? [{ ...countryNamed(read.site, rules.countryCode) }];
  const country = countries.find(({ code }) => code === rules.countryCode);
  return {
    countryCode: rules.countryCode,
    countries: countries.map(({ code, name }) => ({ value: code, label: name })),
    dialCode: country?.dialCode ?? '',
    fields: addressFields(rules.countryCode, rules, section),
    values,
  };
}

/** An error of a field, in words. */
export function fieldErrorText(
  t: Translator,
  name: string,
  { code, params }: Pick<FieldError, 'code' | 'params'>,
  rules: Partial<CountryRules>,
): string {
  const mask = rules.fields?.postalCode?.maskFormat;
  if (name === 'postalCode' && code === 'pattern' && mask !== undefined) {
    return t('checkout.error-postalCode', { example: exampleOf(mask) });
  }
  switch (code) {
    case 'required':
      return t('checkout.error-required');
    case 'email':
      return t('checkout.error-email');
    case 'minLength':
      return t('checkout.error-minLength', { min: params['min'] ?? '' });
    case 'maxLength':
      return t('checkout.error-maxLength', { max: params['max'] ?? '' });
    case 'name':
      return t('checkout.error-name');
    case 'phone':
      return t('checkout.error-phone');
    case 'phoneExtension':
      return t('checkout.error-phoneExtension');
    case 'pattern':
      return t('checkout.error-pattern');
    case 'oneOf':
      return t('checkout.error-oneOf');
    default:
      return t('checkout.error-invalid');
  }
}

/** What a step of the checkout itself rejects, at an input. */
export const atField = (field: string, code: string, text: string): FormError => ({
  code,
  text,
  place: 'field',
  field,
});

/** A typed address, read: as the service takes it, or what is wrong at each field. */
export type ReadAddress =
  | { readonly ok: true; readonly address: Address }
  | { readonly ok: false; readonly formErrors: readonly FormError[] };

/** Validates an address under the rules of its country (spec 1 §5); only an order needs an e-mail address. */
export async function readAddress(
  read: Reader & { readonly t: Translator },
  values: Readonly<Record<string, string>>,
  { needsEmail = true }: { readonly needsEmail?: boolean } = {},
): Promise<ReadAddress> {
  const ofCountry = await countryRules(read, values['countryCode'] ?? '');
  const optionalEmail = { ...ofCountry.fields.email, required: false };
  const rules = needsEmail
    ? ofCountry
    : { ...ofCountry, fields: { ...ofCountry.fields, email: optionalEmail } };
  const result = validate(addressSchema(rules), {
    ...values,
    country: rules.countryCode,
    countryCode: rules.countryCode,
  });
  if (!result.ok) {
    const formErrors = Object.entries(result.errors).map(([field, error]) =>
      atField(field, error.code, fieldErrorText(read.t, field, error, rules)),
    );
    return { ok: false, formErrors };
  }
  const { addressLine2, province, email, phoneCode, ...rest } = result.values;
  const isHidden = rules.fields.province?.hidden === true;
  return {
    ok: true,
    address: {
      ...rest,
      ...(addressLine2 === '' ? {} : { addressLine2 }),
      ...(province === '' || isHidden ? {} : { province }),
      ...(email === '' ? {} : { email }),
      ...(phoneCode === '' ? {} : { phoneCode }),
    },
  };
}

const FIELD_OF: Readonly<Record<string, string>> = {
  SHIPPING_POBOX_UNAVAILABLE: 'addressLine1',
  SHP410: 'phone',
  BILL410: 'phone',
  ORD400: 'email',
  CHK320: 'addressLine1',
};

/** What a call on an address was rejected with; what concerns no field is on top. */
export function errorsAtFields(
  t: Translator,
  surface: Surface,
  error: unknown,
): readonly FormError[] | undefined {
  const formErrors = errorsOf(error);
  if (formErrors === undefined) return undefined;
  return errorsAt(t, surface, formErrors, ({ code, place, target }) => {
    const named = target?.field?.split(/[./]/).at(-1);
    const field = place === 'field' ? (named ?? FIELD_OF[code]) : undefined;
    return field === undefined ? undefined : { field };
  });
}
