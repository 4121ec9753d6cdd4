import { calendarDay, type IsoDate } from './calendar.ts';
import type { CountryRules } from './country-rules.ts';
import type { BirthDateOptions } from './rules.ts';

/** What a locale may require besides name, e-mail address and password (spec 1 §5). */
export type SignUpNeed =
  | 'birthDate'
  | 'gender'
  | 'phone'
  | 'postalCode'
  | 'optInAccepted'
  | 'loyaltyTerms'
  | 'brandTerms'
  | 'policy';

/** A site's settings of personal forms (spec 1 §5). */
export interface SiteSettings {
  /** Required fields and boxes. */
  readonly needs: readonly SignUpNeed[];
  /** Whole years. */
  readonly minimumAge: number;
  /** DD, MM and YYYY in any order, such as `DD/MM/YYYY`. */
  readonly birthDateFormat: string;
  /** Default 1900-01-01. */
  readonly earliestBirthDate?: IsoDate | undefined;
  /** The genders to choose from; default: any. */
  readonly genders?: readonly string[] | undefined;
  /** Mask of postal codes if the country's rules have none. */
  readonly postalCodeMask?: string | undefined;
}

/** The caller's clock and time zone (our own rule). */
export interface ShopperMoment {
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  /** IANA name, such as `America/Toronto`; unknown ones count as UTC. */
  readonly timeZone?: string | undefined;
}

/** Options of a personal form; the caller gives today (spec 1 §5). */
export interface SignUpOptions {
  readonly birthDate: BirthDateOptions;
  readonly needs?: readonly SignUpNeed[] | undefined;
  readonly genders?: readonly string[] | undefined;
  readonly rules?: CountryRules | undefined;
}

/** Options from a site's settings and the country's rules, which take precedence (spec 1 §5). */
export function signUpOptions(
  settings: SiteSettings,
  rules: CountryRules,
  { nowMs, timeZone }: ShopperMoment,
): SignUpOptions {
  const { needs, genders, minimumAge, birthDateFormat, earliestBirthDate, postalCodeMask } = settings;
  const maskFormat = rules.fields?.postalCode?.maskFormat ?? postalCodeMask;
  return {
    needs,
    genders,
    birthDate: {
      format: birthDateFormat,
      today: calendarDay(nowMs, timeZone),
      minimumAge,
      min: earliestBirthDate,
    },
    rules: {
      ...rules,
      fields: { ...rules.fields, postalCode: { ...rules.fields?.postalCode, maskFormat } },
    },
  };
}
