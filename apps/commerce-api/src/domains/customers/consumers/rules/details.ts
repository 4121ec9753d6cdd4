import type { ConsumerDetailsChange } from '@haberdash/api-client/consumers';
import { profileSchema, validate, type CountryRules, type IsoDate } from '@haberdash/validation';

import type { ErrorDetail } from '../../../../platform/errors/service-error.ts';

/** Site rules for profiles. */
export interface ProfilePlace {
  readonly rules: CountryRules;
  /** Years. */
  readonly minimumAge: number;
  /** The local day. */
  readonly today: IsoDate;
}

const PERSON_FIELDS = ['firstName', 'lastName', 'birthDate', 'gender', 'postalCode'] as const;

/** Changed account fields; null clears one. */
export interface DetailsChange {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly birthDate?: string | null;
  readonly gender?: 'female' | 'male' | 'diverse' | 'undisclosed' | null;
  readonly postalCode?: string | null;
  readonly phone?: string | null;
  readonly phoneCode?: string | null;
  readonly acceptedEmployeeTerms?: boolean;
}

/** A normalised change, or all errors. */
export type DetailsVerdict =
  | { readonly ok: true; readonly change: DetailsChange }
  | { readonly ok: false; readonly details: readonly ErrorDetail[] };

const errorAt = (field: string): ErrorDetail => ({
  errorId: field === 'birthDate' ? 'PRO410' : 'API400',
  field: `consumerProfile.consumerDetails.${field}`,
});

function strayFields(
  { phone, phoneCode, isEmployeeDiscountTCAccepted }: ConsumerDetailsChange,
  isEmployee: boolean,
): string[] {
  return [
    ...(phoneCode !== undefined && phone === undefined ? ['phone'] : []),
    ...(isEmployeeDiscountTCAccepted === undefined || isEmployee ? [] : ['isEmployeeDiscountTCAccepted']),
  ];
}

/** Validates and normalises profile changes by country; only an employee accepts terms. */
export function checkDetails(
  given: ConsumerDetailsChange,
  isEmployee: boolean,
  { rules, minimumAge, today }: ProfilePlace,
): DetailsVerdict {
  const birthDate = { format: 'YYYY-MM-DD', today, minimumAge };
  const result = validate(profileSchema({ birthDate, rules }), given);
  const wrong = [...strayFields(given, isEmployee), ...(result.ok ? [] : Object.keys(result.errors))];
  if (!result.ok || wrong.length > 0) return { ok: false, details: [...new Set(wrong)].map(errorAt) };
  const { values } = result;
  const named = PERSON_FIELDS.filter((field) => given[field] !== undefined);
  return {
    ok: true,
    change: {
      ...Object.fromEntries(named.map((field) => [field, values[field] || null])),
      ...(given.phone === undefined
        ? {}
        : { phone: values.phone || null, phoneCode: values.phoneCode || null }),
      ...(given.isEmployeeDiscountTCAccepted === undefined
        ? {}
        : { acceptedEmployeeTerms: given.isEmployeeDiscountTCAccepted }),
    },
  };
}
