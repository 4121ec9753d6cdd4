import type { CountryRules } from '@haberdash/api-client/consumers';

import {
  canadianProvinces,
  IRISH_COUNTIES,
  ITALIAN_PROVINCES,
  type Province,
  SPANISH_PROVINCES,
  US_STATES,
} from './provinces.ts';

type Fields = CountryRules['fields'];
type FieldRule = NonNullable<Fields['city']>;

interface CountryForm {
  readonly postalCode: FieldRule;
  readonly province: 'required' | 'optional' | 'hidden';
  readonly provinces?: (language: string) => readonly Province[];
  readonly phone: FieldRule;
  /** Carriers print longer lines than the usual thirty signs in some countries. */
  readonly lineLength: number;
}

const digits = (count: number): FieldRule => ({
  required: true,
  minLength: count,
  maxLength: count,
  pattern: `^[0-9]{${count}}$`,
  maskFormat: 'X'.repeat(count),
});

const phone = (minLength: number, maxLength: number): FieldRule => ({ required: true, minLength, maxLength });

const NORTH_AMERICA = {
  phone: { ...phone(10, 17), maskFormat: '(XXX) XXX - XXXX' },
  lineLength: 35,
} as const;

const forms: Readonly<Record<string, CountryForm>> = {
  US: {
    ...NORTH_AMERICA,
    postalCode: {
      required: true,
      minLength: 5,
      maxLength: 10,
      pattern: '^[0-9]{5}(?:-[0-9]{4})?$',
      maskFormat: 'XXXXX-XXXX',
    },
    province: 'required',
    provinces: () => US_STATES,
  },
  CA: {
    ...NORTH_AMERICA,
    postalCode: {
      required: true,
      minLength: 6,
      maxLength: 7,
      pattern: '^[ABCEGHJ-NPRSTVXYabceghj-nprstvxy][0-9][A-Za-z] ?[0-9][A-Za-z][0-9]$',
      maskFormat: 'AXA XAX',
      capitalize: true,
    },
    province: 'required',
    provinces: canadianProvinces,
  },
  GB: {
    postalCode: {
      required: true,
      minLength: 5,
      maxLength: 8,
      pattern: '^[A-Za-z]{1,2}[0-9][A-Za-z0-9]? ?[0-9][A-Za-z]{2}$',
      capitalize: true,
    },
    province: 'hidden',
    phone: phone(9, 16),
    lineLength: 35,
  },
  IE: {
    postalCode: {
      required: true,
      minLength: 7,
      maxLength: 8,
      pattern: '^[A-Za-z][0-9][0-9Ww] ?[A-Za-z0-9]{4}$',
      capitalize: true,
    },
    province: 'optional',
    provinces: () => IRISH_COUNTIES,
    phone: phone(7, 15),
    lineLength: 35,
  },
  FR: { postalCode: digits(5), province: 'hidden', phone: phone(9, 15), lineLength: 38 },
  DE: { postalCode: digits(5), province: 'hidden', phone: phone(6, 16), lineLength: 35 },
  AT: { postalCode: digits(4), province: 'hidden', phone: phone(6, 16), lineLength: 35 },
  BE: { postalCode: digits(4), province: 'hidden', phone: phone(8, 15), lineLength: 35 },
  NL: {
    postalCode: {
      required: true,
      minLength: 6,
      maxLength: 7,
      pattern: '^[1-9][0-9]{3} ?[A-Za-z]{2}$',
      maskFormat: 'XXXX AA',
      capitalize: true,
    },
    province: 'hidden',
    phone: phone(9, 15),
    lineLength: 35,
  },
  IT: {
    postalCode: digits(5),
    province: 'required',
    provinces: () => ITALIAN_PROVINCES,
    phone: phone(6, 15),
    lineLength: 35,
  },
  ES: {
    postalCode: digits(5),
    province: 'required',
    provinces: () => SPANISH_PROVINCES,
    phone: phone(9, 15),
    lineLength: 35,
  },
};

/** Address rules of a country with its provinces in a language; none for a country that has no form. */
export function rulesOf(countryCode: string, language: string): CountryRules | undefined {
  const form = Object.hasOwn(forms, countryCode) ? forms[countryCode] : undefined;
  if (form === undefined) return undefined;
  return {
    countryCode,
    fields: {
      firstName: { required: true, minLength: 2, maxLength: 30 },
      lastName: { required: true, minLength: 2, maxLength: 30 },
      addressLine1: { required: true, maxLength: form.lineLength },
      addressLine2: { required: false, maxLength: form.lineLength },
      city: { required: true, maxLength: form.lineLength, capitalize: true },
      province: {
        required: form.province === 'required',
        hidden: form.province === 'hidden',
        capitalize: true,
      },
      postalCode: form.postalCode,
      phone: form.phone,
    },
    provinces: form.provinces?.(language).map((province) => ({ ...province })) ?? [],
  };
}
