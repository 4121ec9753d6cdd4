import type { Edition, Language, Text } from '../shared/text.ts';
import type { Currency } from '../shared/money.ts';
import type { OpeningHours, SpecialDay, StoreService } from '../domains/catalogue/index.ts';

export type { Currency } from '../shared/money.ts';
export type { Edition, Language } from '../shared/text.ts';

/** One text in every language, and in the editions that say it otherwise. */
export type Texts = Text;

/** A row of a table, by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>;

/** A category; a parent stands before its children. */
export interface SeedCategory {
  readonly id: string;
  readonly parentId?: string;
  readonly slug: string;
  /** The name of the scene above its listing. */
  readonly scene: string;
  /** Holds products of other categories by their age or price, such as new arrivals and the sale. */
  readonly cutsAcross?: true;
  /** A category of the sale: it holds the reduced products of these genders. */
  readonly saleGenders?: readonly string[];
  readonly names: Texts;
  readonly titles: Texts;
  readonly descriptions: Texts;
}

/** What is printed about a product in one edition; one that words nothing otherwise has no copy of its own. */
export interface SeedCopy {
  readonly language: Edition;
  readonly name: string;
  readonly kindLabel: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly materials: readonly string[];
  readonly care: readonly string[];
  readonly fit: string | undefined;
  /** Further words that a search finds the product by. */
  readonly keywords: readonly string[];
}

/** A price in minor units that was asked from one day until another. */
export interface SeedPastPrice {
  readonly price: number;
  readonly since: string;
  readonly until: string;
}

/** Current and original price in minor units, and what was asked before. */
export interface SeedPrice {
  readonly current: number;
  readonly original: number;
  readonly past: readonly SeedPastPrice[];
}

/** A product in one of its colours. */
export interface SeedColor {
  readonly way: {
    readonly id: string;
    readonly labels: Texts;
    /** `#rrggbb` */
    readonly base: string;
    readonly family: string;
  };
  readonly position: number;
  /** What the picture source knows the picture by. */
  readonly picture: unknown;
  readonly prices: Readonly<Record<Currency, SeedPrice>>;
}

/** A colour of a product in a size; the quantity is what the warehouse has. */
export interface SeedVariant {
  readonly id: string;
  readonly upc: string;
  readonly colorId: string;
  readonly sizeId: string;
  readonly sizePosition: number;
  readonly quantity: number;
  /** The most that one order may have of it. */
  readonly maxQty: number;
}

/** What a shopper wrote about a product. */
export interface SeedReview {
  readonly id: string;
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  readonly score: number;
  readonly author: string;
  /** `2026-10-31` */
  readonly createdOn: string;
  readonly verified: boolean;
  readonly recommended: boolean;
  readonly helpful: number;
  readonly size: string | undefined;
}

/** What a shopper asked about a product, and what the shop said to it. */
export interface SeedQuestion {
  readonly id: string;
  readonly language: Language;
  readonly text: string;
  readonly author: string;
  readonly askedAt: Date;
  readonly answer: {
    readonly id: string;
    readonly text: string;
    readonly author: string;
    /** `2026-10-31` */
    readonly answeredOn: string;
    readonly helpful: number;
  };
}

/** One product with everything that belongs to it. */
export interface SeedProduct {
  readonly id: string;
  readonly slug: string;
  readonly kind: string;
  readonly gender: string;
  readonly categoryId: string;
  readonly categoryIds: readonly string[];
  readonly activities: readonly string[];
  readonly status: 'active' | 'gone';
  /** Decides how it reaches a shopper; goods, unless it is said. */
  readonly soldAs?: 'goods' | 'gift-card' | 'custom' | 'gift';
  /** The currencies of the sites that sell it; all of them, unless it is said. */
  readonly currencies?: readonly Currency[] | undefined;
  readonly createdAt: Date;
  readonly popularity: number;
  readonly badge: string | undefined;
  readonly copies: readonly SeedCopy[];
  readonly colors: readonly SeedColor[];
  readonly variants: readonly SeedVariant[];
  /** What stores have on their shelves. */
  readonly inStores: readonly {
    readonly storeId: string;
    readonly variantId: string;
    readonly quantity: number;
  }[];
  readonly reviews: readonly SeedReview[];
  readonly questions: readonly SeedQuestion[];
}

/** Products that are offered together; those that the shop does not have are left out. */
export interface SeedSet {
  readonly id: string;
  readonly slug: string;
  /** The name of the scene on top of its page. */
  readonly scene: string;
  readonly names: Texts;
  readonly descriptions: Texts;
  readonly productIds: readonly string[];
}

/** A shop with doors, as a row of the table `store`. */
export interface SeedStore {
  readonly id: string;
  readonly country_code: string;
  readonly name: string;
  readonly address_line1: string;
  readonly city: string;
  readonly postal_code: string;
  /** Code within its country, where taxes differ by province. */
  readonly province: string | null;
  readonly phone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly opening_hours: readonly OpeningHours[];
  /** The warehouse may send parcels there, for shoppers to fetch. */
  readonly takes_parcels: boolean;
  /** IANA name. */
  readonly time_zone: string;
  readonly special_days: readonly SpecialDay[];
  readonly services: readonly StoreService[];
}

/** A place of a carrier where shoppers fetch parcels, as a row of the table `collection_point`. */
export interface SeedCollectionPoint extends Omit<
  SeedStore,
  'phone' | 'takes_parcels' | 'time_zone' | 'special_days' | 'services'
> {
  readonly provider: string;
  /** The most that one parcel may hold there. */
  readonly most_pieces: number;
}

/** A document of the content service, as a row of the table `content_document`. */
export interface SeedDocument {
  readonly kind: string;
  readonly site_id: string;
  readonly locale: string;
  readonly mode: string;
  readonly slug: string;
  readonly body: Row;
  readonly modified_at: string;
  /** Shown from then on, and until then; always where nothing is said. */
  readonly publish_from?: string;
  readonly publish_until?: string;
}

/** What somebody has used of an amount a year; minor units. */
interface SeedCredit {
  readonly spend: number;
  readonly credit: number;
}

/** Somebody with an account. */
export interface SeedPerson {
  readonly consumerNo: string;
  /** In lower case. */
  readonly email: string;
  readonly password: string;
  /** In place of a hash of the password: one that came along from another system. */
  readonly passwordHash?: string;
  readonly firstName: string;
  readonly lastName: string;
  /** `1991-04-17` */
  readonly birthDate: string;
  /** Of the site that the account was opened at. */
  readonly locale: string;
  readonly member?: { readonly memberId: string; readonly points: number; readonly pending: number };
  /** What an employee has bought and may buy at a discount, and whether the terms are accepted. */
  readonly employee?: { readonly spend: number; readonly cap: number; readonly hasAccepted: boolean };
  readonly athlete?: SeedCredit;
  readonly identity?: 'IPA' | 'WRANX';
  readonly prosumer?: SeedCredit;
}

/** Somebody who works in a store and signs in by number. */
export interface SeedEmployee {
  readonly employeeNo: string;
  readonly name: string;
  readonly storeId: string;
  readonly password: string;
}

/** Somebody who writes the content of some sites. */
export interface SeedEditor {
  /** In lower case. */
  readonly email: string;
  readonly siteIds: readonly string[];
  readonly password: string;
}

/** What a shop is filled with; the same every time it is asked. */
export interface SeedData {
  readonly categories: readonly SeedCategory[];
  readonly stores: readonly SeedStore[];
  readonly collectionPoints: readonly SeedCollectionPoint[];
  /** Rows of the table `promotion`; `names` has every language. */
  readonly promotions: readonly Row[];
  /** Rows of the table `coupon`. */
  readonly coupons: readonly Row[];
  readonly documents: readonly SeedDocument[];
  readonly sets: readonly SeedSet[];
  readonly people: readonly SeedPerson[];
  readonly employees: readonly SeedEmployee[];
  readonly editors: readonly SeedEditor[];
  /** Products that a shop of any size has beside the others, such as its gift card. */
  readonly furtherProducts: readonly SeedProduct[];
  /** So many products, one after another. */
  products(total: number): Iterable<SeedProduct>;
}

/** One way to deliver an order, as a page of help says it. */
export interface DeliveryOption {
  readonly label: string;
  readonly time: string;
  readonly price: string;
}

/** The service's own rules, so that texts and links of a source agree with them. */
export interface ShopRules {
  /** Path of a listing below the locale. */
  categoryPath(slug: string, categoryId: string): string;
  /** Path of a scene at the image endpoint. */
  scenePath(name: string): string;
  /** The value of goods that delivery is free from, as the locale writes it. */
  freeDeliveryFrom(currency: Currency, locale: string): string;
  /** The methods of a country, the cheapest first, each with its price below that value; none where nothing is sold. */
  deliveryOptions(countryCode: string, locale: string): readonly DeliveryOption[];
}

/** Where the rows of an empty shop come from. */
export interface SeedSource {
  /** The name under which the shop records how far its filling came. */
  readonly name: string;
  /** What its texts are written in. */
  readonly languages: readonly Edition[];
  /** How many products a shop gets unless told otherwise. */
  readonly defaultProducts: number;
  /** Called when a shop is filled or gets a language: the start of a full shop has no need of the rest. */
  load(rules: ShopRules): Promise<SeedData>;
}
