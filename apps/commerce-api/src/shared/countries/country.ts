import type { CountryRules } from '@haberdash/api-client/consumers';

import type { Currency } from '../money.ts';
import type { Language } from '../text.ts';
import type { Providers } from './providers.ts';

/** Regions that countries are grouped in. */
export type Region = 'NORA' | 'EMEA';

/** A rule for one field of an address, as the contract says it. */
export type FieldRule = NonNullable<CountryRules['fields']['city']>;

/** A part of a country that addresses name, by its code. */
export interface Province {
  readonly code: string;
  readonly name: string;
}

/** Town, province and postal code of an address; the province is empty where it is not written. */
export interface Place {
  readonly city: string;
  readonly province: string;
  readonly postalCode: string;
}

/** How addresses of a country are written. */
export interface AddressForm {
  readonly postalCode: FieldRule;
  /** The sign that parts a postal code in print, after so many of its others; below zero counts from the end. */
  readonly postalCodeGap?: { readonly after: number; readonly sign: ' ' | '-' };
  /** The lines that name the place; absent where the postal code stands before the town. */
  readonly placeLines?: (place: Place) => readonly string[];
  readonly province: 'required' | 'optional' | 'hidden';
  readonly provinces?: (language: string) => readonly Province[];
  readonly phone: FieldRule;
  /** Carriers print longer lines than the usual thirty signs in some countries. */
  readonly lineLength: number;
}

/** Working days from and to. */
type Days = readonly [number, number];

/** How goods reach an address in a country. */
export interface Delivery {
  /** Whose clock says when a day is over and whether it is a working day: that of its warehouse. */
  readonly timeZone: string;
  readonly standard: Days;
  readonly express: Days;
  /** First signs of the postal codes where a courier delivers on the day of the order. */
  readonly sameDay: readonly string[];
}

/** How a country taxes goods; rates count in hundred-thousandths, so that 8.875 % is a whole number. */
export type Tax =
  /** Value-added tax is part of every price, that of the delivery too. */
  | { readonly included: true; readonly rate: number }
  /** Sales taxes are added once the province is known. */
  | {
      readonly included: false;
      readonly rates: Readonly<Record<string, number>>;
      /** The rate of a province that is not listed. */
      readonly otherRate: number;
      /** Whether the delivery price is taxed too. */
      readonly onShipping: boolean;
    };

/** What a country is to the shop that sells and delivers there. */
export interface Market {
  readonly currency: Currency;
  readonly region: Region;
  /** The languages of its sites, the first one first. */
  readonly languages: readonly Language[];
  /** Whole years from which somebody may have an account without a parent's consent. */
  readonly minimumAge: number;
  /** Countries of one customs union deliver to each other; without one a country delivers to itself. */
  readonly customsUnion?: 'EU';
  /** The scale that shoes are labelled in. */
  readonly shoeSizes: 'US' | 'UK' | 'EU';
  readonly delivery: Delivery;
  /** Days after its arrival in which an order can be sent back, at least what the law of the country asks for. */
  readonly returnDays: number;
  /** Loyalty points pay for an order from so many on (spec 1 §9). */
  readonly minimumPoints: number;
  /** Providers that the shop has there beside cards, and the amounts that each takes. */
  readonly providers: Providers;
  readonly tax: Tax;
}

/** Everything that differs between countries. */
export interface Country {
  /** ISO 3166, two capital letters. */
  readonly code: string;
  readonly address: AddressForm;
  /** Absent where the shop neither sells nor delivers: bills may go there. */
  readonly market?: Market;
}
