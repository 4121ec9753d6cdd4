import type { CountryRules } from '@haberdash/api-client/consumers';

import type { Currency } from '../money.ts';
import type { Language } from '../text.ts';
import type { Providers } from './providers.ts';

export type Region = 'NORA' | 'EMEA';

export type FieldRule = NonNullable<CountryRules['fields']['city']>;

export interface Province {
  readonly code: string;
  readonly name: string;
}

/** City, province and postal code; the province may be empty. */
export interface Place {
  readonly city: string;
  readonly province: string;
  readonly postalCode: string;
}

/** How addresses of a country are written. */
export interface AddressForm {
  readonly postalCode: FieldRule;
  /** Separator of a printed postal code and its position; negative from the end. */
  readonly postalCodeGap?: { readonly after: number; readonly sign: ' ' | '-' };
  /** The place lines; absent where the postal code precedes the city. */
  readonly placeLines?: (place: Place) => readonly string[];
  readonly province: 'required' | 'optional' | 'hidden';
  readonly provinces?: (language: string) => readonly Province[];
  readonly phone: FieldRule;
  /** Carriers of some countries print more than thirty characters. */
  readonly lineLength: number;
}

/** Working days from and to. */
type Days = readonly [number, number];

/** Delivery within a country. */
export interface Delivery {
  /** The warehouse's time zone, for cut-off and working days. */
  readonly timeZone: string;
  readonly standard: Days;
  readonly express: Days;
  /** Postal code prefixes with same-day courier. */
  readonly sameDay: readonly string[];
}

/** Taxes of a country; rates in hundred-thousandths, so that 8.875 % is an integer. */
export type Tax =
  /** Value-added tax is included in all prices. */
  | { readonly included: true; readonly rate: number }
  /** Sales tax is added once the province is known. */
  | {
      readonly included: false;
      readonly rates: Readonly<Record<string, number>>;
      /** Rate of unlisted provinces. */
      readonly otherRate: number;
      /** Whether delivery is taxed. */
      readonly onShipping: boolean;
    };

/** The rules of a country where a shop sells; a shop says currency, region and languages by its sites. */
export interface Market {
  readonly currency: Currency;
  readonly region: Region;
  /** Languages of its sites, default first. */
  readonly languages: readonly Language[];
  /** Minimum age for an account, in years. */
  readonly minimumAge: number;
  /** Countries of a customs union deliver to each other. */
  readonly customsUnion?: 'EU';
  /** Scale of shoe sizes. */
  readonly shoeSizes: 'US' | 'UK' | 'EU';
  readonly delivery: Delivery;
  /** Return period in days after delivery, at least the legal one. */
  readonly returnDays: number;
  /** Minimum points per payment (spec 1 §9). */
  readonly minimumPoints: number;
  /** Payment providers beside cards, with their amount limits. */
  readonly providers: Providers;
  readonly tax: Tax;
}

/** Everything that differs between countries. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly address: AddressForm;
  /** Absent for countries with billing only. */
  readonly market?: Market;
}
