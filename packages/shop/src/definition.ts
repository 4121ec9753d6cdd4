/** What a merchant decides about a shop. All amounts are in major units of their currency. */
export interface ShopDefinition {
  readonly brand: Brand;
  /** Name, address and tax number on invoices, a line each: by country of delivery, else `default`. */
  readonly seller: Readonly<Record<string, readonly string[]>> & { readonly default: readonly string[] };
  /** The first site is for visitors whose languages no site speaks. */
  readonly sites: readonly SiteDefinition[];
  /** Terms of each currency of the sites, by its ISO 4217 code. */
  readonly currencies: Readonly<Record<string, CurrencyTerms>>;
  /** What differs from the built-in rules of a country, by its ISO 3166-1 code. */
  readonly countries?: Readonly<Record<string, CountryTerms>> | undefined;
}

export interface Brand {
  /** In addresses, tokens of the design and calls: lower-case letters, digits and hyphens. */
  readonly id: string;
  /** As shoppers read it. */
  readonly name: string;
  /** Two to four capitals that begin site ids (`NF-US`) and order numbers (`NF0123456789`). */
  readonly code: string;
}

/** The law of a site: price notes, lowest prices of 30 days, pages beside the checkout. */
export type LegalFramework = 'EU' | 'GB' | 'US';

/** The shop in a country and a language. */
export interface SiteDefinition {
  /** ISO 639-1. */
  readonly language: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** In the language of the site. */
  readonly countryName: string;
  readonly region: 'NORA' | 'EMEA';
  readonly currency: string;
  readonly law: LegalFramework;
  /** Distances in miles; default: kilometres. */
  readonly usesMiles?: boolean | undefined;
  /** How the panels of the main menu open; default: by the pointer alone (spec 3 §2). */
  readonly menuOpensOn?: 'click' | undefined;
  readonly switches?: Partial<SiteSwitches> | undefined;
}

/** What a site has or not; what is off is nowhere to be seen. */
export interface SiteSwitches {
  /** Hearts, the list of favourites and the ways to it (spec 1 §6). Default: on. */
  readonly favourites: boolean;
  /** Films that the player of a host shows (spec 3 §2). Default: on. */
  readonly hostedVideo: boolean;
  /** The second level of the narrow menu has a link to all of it (spec 3 §2). Default: on. */
  readonly groupShopAll: boolean;
  /** Reports name products by addresses without an origin (spec 2 §2). Default: off. */
  readonly relativeProductUrls: boolean;
  /** The newsletter form knows customers who are signed in (spec 3 §6). Default: on. */
  readonly dynamicNewsletter: boolean;
}

export interface CurrencyTerms {
  /** Fees of the ways of delivery. */
  readonly delivery: {
    readonly standard: number;
    readonly express: number;
    readonly sameDay: number;
    readonly collectionPoint: number;
    /** The value of the goods from which standard delivery and collection points are free. */
    readonly freeFrom: number;
  };
  /** The worth of a gift card. */
  readonly giftCards: { readonly least: number; readonly most: number };
}

/** Working days from and to. */
export type WorkingDays = readonly [from: number, to: number];

export interface CountryTerms {
  /** Days after delivery in which goods can be returned; at least what the law says. */
  readonly returnDays?: number | undefined;
  /** Minimum age for an account, in years. */
  readonly minimumAge?: number | undefined;
  /** Minimum points per payment (spec 1 §9). */
  readonly minimumPoints?: number | undefined;
  /** Percent of value-added tax, included in all prices; not for countries whose tax depends on the province. */
  readonly vat?: number | undefined;
  readonly delivery?:
    | {
        /** Of the warehouse, such as `Europe/Oslo`. */
        readonly timeZone?: string | undefined;
        readonly standard?: WorkingDays | undefined;
        readonly express?: WorkingDays | undefined;
        /** First signs of the postal codes with a courier on the same day. */
        readonly sameDay?: readonly string[] | undefined;
      }
    | undefined;
  /** The amounts that other ways to pay than cards take; what is absent is not offered. */
  readonly payments?:
    | {
        readonly wallet?: { readonly least: number; readonly most: number } | undefined;
        readonly payLater?: { readonly least: number; readonly most: number } | undefined;
      }
    | undefined;
}
