import type { CompileOptions } from '@haberdash/content-files';
import type { Edition, Language, Text } from '../shared/text.ts';
import type { Currency } from '../shared/money.ts';
import type { OpeningHours, SpecialDay, StoreService } from '../domains/catalogue/index.ts';

export type { Currency } from '../shared/money.ts';
export type { Edition, Language } from '../shared/text.ts';

export type Texts = Text;

/** A row by column names. */
export type Row = Readonly<Record<string, unknown>>;

/** A category; parents come first. */
export interface SeedCategory {
  readonly id: string;
  readonly parentId?: string;
  readonly slug: string;
  /** The scene above its listing. */
  readonly scene: string;
  /** Lists products of other categories by age or price, such as new arrivals and the sale. */
  readonly cutsAcross?: true;
  /** A sale category of these genders. */
  readonly saleGenders?: readonly string[];
  readonly names: Texts;
  readonly titles: Texts;
  readonly descriptions: Texts;
}

/** Product texts of an edition; only where they differ. */
export interface SeedCopy {
  readonly language: Edition;
  readonly name: string;
  readonly kindLabel: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly materials: readonly string[];
  readonly care: readonly string[];
  readonly fit: string | undefined;
  /** Additional search words. */
  readonly keywords: readonly string[];
}

/** A past price in minor units with its period. */
export interface SeedPastPrice {
  readonly price: number;
  readonly since: string;
  readonly until: string;
}

/** Prices in minor units. */
export interface SeedPrice {
  readonly current: number;
  readonly original: number;
  readonly past: readonly SeedPastPrice[];
}

/** A product colour. */
export interface SeedColor {
  readonly way: {
    readonly id: string;
    readonly labels: Texts;
    /** `#rrggbb` */
    readonly base: string;
    readonly family: string;
  };
  readonly position: number;
  /** The key of the picture source. */
  readonly picture: unknown;
  readonly prices: Readonly<Record<Currency, SeedPrice>>;
}

/** A product colour in a size; `quantity` is the warehouse stock. */
export interface SeedVariant {
  readonly id: string;
  readonly upc: string;
  readonly colorId: string;
  readonly sizeId: string;
  readonly sizePosition: number;
  readonly quantity: number;
  /** Maximum per order. */
  readonly maxQty: number;
}

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

/** A product with related rows. */
export interface SeedProduct {
  readonly id: string;
  readonly slug: string;
  readonly kind: string;
  readonly gender: string;
  readonly categoryId: string;
  readonly categoryIds: readonly string[];
  readonly activities: readonly string[];
  readonly status: 'active' | 'gone';
  /** Decides the delivery; defaults to goods. */
  readonly soldAs?: 'goods' | 'gift-card' | 'custom' | 'gift';
  /** Currencies of the selling sites; defaults to all. */
  readonly currencies?: readonly Currency[] | undefined;
  readonly createdAt: Date;
  readonly popularity: number;
  readonly badge: string | undefined;
  readonly copies: readonly SeedCopy[];
  readonly colors: readonly SeedColor[];
  readonly variants: readonly SeedVariant[];
  /** Stock in stores. */
  readonly inStores: readonly {
    readonly storeId: string;
    readonly variantId: string;
    readonly quantity: number;
  }[];
  readonly reviews: readonly SeedReview[];
  readonly questions: readonly SeedQuestion[];
}

/** A product set; unknown products are left out. */
export interface SeedSet {
  readonly id: string;
  readonly slug: string;
  /** The scene at the top of its page. */
  readonly scene: string;
  readonly names: Texts;
  readonly descriptions: Texts;
  readonly productIds: readonly string[];
}

/** A row of `store`. */
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
  /** Accepts parcels for pickup. */
  readonly takes_parcels: boolean;
  /** IANA name. */
  readonly time_zone: string;
  readonly special_days: readonly SpecialDay[];
  readonly services: readonly StoreService[];
}

/** A row of `collection_point`. */
export interface SeedCollectionPoint extends Omit<
  SeedStore,
  'phone' | 'takes_parcels' | 'time_zone' | 'special_days' | 'services'
> {
  readonly provider: string;
  /** Capacity of one parcel. */
  readonly most_pieces: number;
}

/** A row of `content_document`. */
export interface SeedDocument {
  readonly kind: string;
  readonly site_id: string;
  readonly locale: string;
  readonly mode: string;
  readonly slug: string;
  readonly body: Row;
  readonly modified_at: string;
  /** Publication period; unlimited without it. */
  readonly publish_from?: string;
  readonly publish_until?: string;
}

/** Yearly amount and its use in minor units. */
interface SeedCredit {
  readonly spend: number;
  readonly credit: number;
}

/** A customer account. */
export interface SeedPerson {
  readonly consumerNo: string;
  /** In lower case. */
  readonly email: string;
  readonly password: string;
  /** Replaces the password, for imported hashes. */
  readonly passwordHash?: string;
  readonly firstName: string;
  readonly lastName: string;
  /** `1991-04-17` */
  readonly birthDate: string;
  /** The site of the sign-up. */
  readonly locale: string;
  readonly member?: { readonly memberId: string; readonly points: number; readonly pending: number };
  /** Employee discount: use, cap and accepted terms. */
  readonly employee?: { readonly spend: number; readonly cap: number; readonly hasAccepted: boolean };
  readonly athlete?: SeedCredit;
  readonly identity?: 'IPA' | 'WRANX';
  readonly prosumer?: SeedCredit;
}

export interface SeedEmployee {
  readonly employeeNo: string;
  readonly name: string;
  readonly storeId: string;
  readonly password: string;
}

export interface SeedEditor {
  /** In lower case. */
  readonly email: string;
  readonly siteIds: readonly string[];
  readonly password: string;
}

/** Deterministic seed data. */
export interface SeedData {
  readonly categories: readonly SeedCategory[];
  readonly stores: readonly SeedStore[];
  readonly collectionPoints: readonly SeedCollectionPoint[];
  /** Rows of `promotion`; `names` has every language. */
  readonly promotions: readonly Row[];
  /** Rows of `coupon`. */
  readonly coupons: readonly Row[];
  readonly documents: readonly SeedDocument[];
  readonly sets: readonly SeedSet[];
  readonly people: readonly SeedPerson[];
  readonly employees: readonly SeedEmployee[];
  readonly editors: readonly SeedEditor[];
  /** Products of every shop size, such as the gift card. */
  readonly furtherProducts: readonly SeedProduct[];
  products(total: number): Iterable<SeedProduct>;
}

/** A delivery option for help pages. */
export interface DeliveryOption {
  readonly label: string;
  readonly time: string;
  readonly price: string;
}

/** The service's rules, for texts and links of a source. */
export interface ShopRules {
  categoryPath(slug: string, categoryId: string): string;
  scenePath(name: string): string;
  /** Free delivery threshold, formatted. */
  freeDeliveryFrom(currency: Currency, locale: string): string;
  /** Delivery methods of a country with fees, cheapest first. */
  deliveryOptions(countryCode: string, locale: string): readonly DeliveryOption[];
}

/** Content as files (`@haberdash/content-files`), for the command that publishes them. */
export interface ContentSource {
  readonly folder: string;
  /** The locales of a site; empty for a site that the source does not know. */
  localesOf(siteId: string): readonly string[];
  /** Languages that every text of the files needs, and variants that it may have. */
  readonly languages: { readonly required: readonly string[]; readonly optional: readonly string[] };
  /** The name of a locale's texts in the files, such as `en` for `en-gb`. */
  nameOf(locale: string): string;
  /** The first placeholder that the shop cannot fill. */
  unknownPlace(text: string): { readonly index: number; readonly reason: string } | undefined;
  /** What the files become on a site in one of its locales. */
  compileOptions(siteId: string, locale: string, rules: ShopRules): CompileOptions;
}

/** A source of seed data. */
export interface SeedSource {
  /** Recorded with the seed state. */
  readonly name: string;
  readonly languages: readonly Edition[];
  readonly defaultProducts: number;
  readonly content?: () => Promise<ContentSource>;
  /** Called only for seeding and new languages. */
  load(rules: ShopRules): Promise<SeedData>;
}
