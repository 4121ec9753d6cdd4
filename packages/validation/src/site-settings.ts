import { calendarDay, type IsoDate } from './calendar.ts';
import type { CountryRules } from './country-rules.ts';
import type { BirthDateOptions } from './rules.ts';

/** What a locale may ask for on top of name, e-mail address and password (spec 1 §5). */
export type SignUpNeed =
  | 'birthDate'
  | 'gender'
  | 'phone'
  | 'postalCode'
  | 'optInAccepted'
  | 'loyaltyTerms'
  | 'brandTerms'
  | 'policy';

/** What a site decides about the forms that ask who somebody is (spec 1 §5). */
export interface SiteSettings {
  /** Fields and boxes that its forms need. */
  readonly needs: readonly SignUpNeed[];
  /** Whole years. */
  readonly minimumAge: number;
  /** DD, MM and YYYY in any order, such as `DD/MM/YYYY`. */
  readonly birthDateFormat: string;
  /** 1900-01-01 where a site sets none. */
  readonly earliestBirthDate?: IsoDate | undefined;
  /** The genders to choose from; any where a site lists none. */
  readonly genders?: readonly string[] | undefined;
  /** The mask of postal codes where the rules of the country send none. */
  readonly postalCodeMask?: string | undefined;
}

/** When and where somebody fills a form in; the clock and the time zone are the caller's (our own rule). */
export interface ShopperMoment {
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  /** IANA name, such as `America/Toronto`; unknown ones count as UTC. */
  readonly timeZone?: string | undefined;
}

/** What a form needs that asks who somebody is; today comes from the caller (spec 1 §5). */
export interface SignUpOptions {
  readonly birthDate: BirthDateOptions;
  readonly needs?: readonly SignUpNeed[] | undefined;
  readonly genders?: readonly string[] | undefined;
  readonly rules?: CountryRules | undefined;
}

/**
 * Assembles what the sign-up and profile forms need from the settings of a site and the rules of a country, which
 * override the site's; today is the shopper's own calendar day (spec 1 §5).
 */
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
